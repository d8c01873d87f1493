import { abilityAsides } from '../../common/cards/abilities.js';
import { runBetween } from '../../common/turn-parts.js';
import { type OpenAside, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { runTrade } from './trade.js';

/** Lists the asides while a question outside encounters, checks and combat is open. */
export function listAsides(g: Game): OpenAside[] {
  const list: OpenAside[] = [];
  // An investigator whose turn was ended takes no further action in it (A-TURN-07).
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
        // An offer may wait for its answer while others play; it is checked again after every change (PBP-17).
        concurrent: true,
        run: () => runBetween(g, [owner, other], runTrade(g, owner, other)),
      });
    }
  }
  return list;
}

/**
 * Returns the asides during a fight on the board; undefined without a fight. No encounter card is open, so asides of any
 * phase are allowed (A-TURN-08).
 */
export function asidesDuringFight(g: Game, who: Investigator): (() => OpenAside[]) | undefined {
  return g.fighting.has(who.seat) ? () => g.rules.asides.always(g) : undefined;
}
