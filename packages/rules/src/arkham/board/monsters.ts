import type { Rule } from '@vigil/engine';
import type { ModifierOfKind } from '../../common/contracts/figures.js';
import { matchesMonster } from '../../common/figures/filters.js';
import { isForbidden, modifiersInPlay } from '../../common/figures/modifiers.js';
import type { TextsInPlay } from '../../common/game.js';
import { takeTop } from '../../common/known-order.js';
import { mixIntoCup } from '../../common/people/trophies.js';
import type { Game } from '../game.js';
import { resolveForFirstPlayer } from '../mythos/card-text.js';
import { countBoardMonsters, currentMonsterLimit, outskirtsAreFull } from './limits.js';

/**
 * Draws a monster from the cup; an empty cup awakens the Ancient One (A-AWAKEN-04). A monster barred by a card goes
 * back and another is drawn; each is tried once.
 */
export function* drawMonster(g: Game): Rule<string> {
  const barred = modifiersInPlay(g, 'barFromPlay');
  let drawn = takeTop(g.s, 'cup', g.makeMutable(g.s, 'cup'));
  g.reveal();
  if (barred.length > 0) {
    const setAside: string[] = [];
    while (drawn !== undefined && isBarred(g, drawn, barred)) {
      setAside.push(drawn);
      drawn = takeTop(g.s, 'cup', g.makeMutable(g.s, 'cup'));
    }
    for (const token of setAside) mixIntoCup(g, token);
  }
  return drawn ?? g.rules.turn.awaken(g, 'no-monster');
}

function isBarred(g: Game, token: string, bans: TextsInPlay<ModifierOfKind<'barFromPlay'>>): boolean {
  return bans.some(([{ monsters }]) => matchesMonster(g, token, monsters));
}

/**
 * Places a drawn monster in its area, or in the Outskirts if the limit would be exceeded (A-LIMIT-04). An overflow of
 * the Outskirts resolves fully before the next placement (A-LIMIT-10). The monster goes back where an investigator
 * keeps monsters away.
 */
export function* placeMonster(g: Game, token: string, at: string): Rule {
  const { board } = g.rules;
  if (isKeptClear(g, at)) return yield* board.returnMonster(g, token, 'cup');
  const fits = board.isExemptFromOutskirts(g, token, at) || countBoardMonsters(g) < currentMonsterLimit(g);
  const to = fits ? at : 'outskirts';
  g.s.monsters.push({ token, at: to });
  g.emit?.({ type: 'monsterPlaced', monster: token, at: to });
  if (to !== 'outskirts') yield* board.checkMonsterCount(g);
  else if (outskirtsAreFull(g)) yield* board.outskirtsOverflow(g);
  const { id, entersPlay } = g.monster(token);
  if (entersPlay) yield* resolveForFirstPlayer(g, entersPlay, id);
}

/**
 * True if no gate or monster can appear at a place. It is sealed (A-ENC-23, A-ENC-44), or an investigator there keeps
 * them away.
 */
export function isAppearanceForbidden(g: Game, at: string): boolean {
  return g.rules.gates.isSealed(g, at) || isKeptClear(g, at);
}

/** True if an investigator there prevents anything from appearing. */
export function isKeptClear(g: Game, at: string): boolean {
  for (const who of g.s.investigators) if (who.place === at && isForbidden(g, who, 'appear-here')) return true;
  return false;
}
