import { abilityAsides } from '../../common/resolving/abilities.js';
import { between } from '../../common/turn-parts.js';
import { type OpenAside, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { runTrade } from './trade.js';

/** What anybody may do while a question is open that is not inside an encounter, a check or combat. */
export function listAsides(g: Game): OpenAside[] {
  const list: OpenAside[] = [];
  // Whose turn was ended takes no further action in it (A-TURN-07).
  const present = g.s.investigators.filter((who) => who.place !== 'out' && who.turnEnded !== g.s.turn);
  for (const owner of present) {
    list.push(...abilityAsides(g, owner));
    if (g.busy.has(owner.seat) && !g.fighting.has(owner.seat)) continue;
    for (const other of present) {
      if (!g.rules.asides.canTrade(g, owner, other)) continue;
      list.push({
        id: optionId.trade(owner.seat, other.seat),
        by: owner.seat,
        key: 'o.trade',
        args: { investigator: owner.id, other: other.id },
        on: other.id,
        // An offer may wait for its answer while others play on; it is looked at again whenever anything changes (PBP-17).
        concurrent: true,
        run: () => between(g, [owner, other], runTrade(g, owner, other)),
      });
    }
  }
  return list;
}

/** The same while he fights on the board: no encounter card is open, so what any phase allows is allowed (A-TURN-08). */
export function asidesDuringFight(g: Game, who: Investigator): (() => OpenAside[]) | undefined {
  return g.fighting.has(who.seat) ? () => g.rules.asides.always(g) : undefined;
}
