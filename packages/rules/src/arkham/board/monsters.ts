import type { Rule } from '@vigil/engine';
import type { OfKind } from '../../common/figures/by-kind.js';
import { matchesMonster } from '../../common/figures/filters.js';
import { forbidden, modifiersInPlay } from '../../common/figures/modifiers.js';
import type { InPlay } from '../../common/game.js';
import { intoCup } from '../../common/people/trophies.js';
import type { Game } from '../game.js';
import { resolveForFirst } from '../mythos/card-text.js';
import { boardCount, limitNow, outskirtsAreFull } from './limits.js';

/**
 * Draws a monster from the cup; an empty cup awakens the Ancient One (A-AWAKEN-04). One that a card bars from play goes
 * back and another is drawn; each is seen once.
 */
export function* drawMonster(g: Game): Rule<string> {
  const barred = modifiersInPlay(g, 'barFromPlay');
  let drawn = g.own(g.s, 'cup').shift();
  g.reveal();
  if (barred.length > 0) {
    const setAside: string[] = [];
    while (drawn !== undefined && isBarred(g, drawn, barred)) {
      setAside.push(drawn);
      drawn = g.own(g.s, 'cup').shift();
    }
    for (const token of setAside) intoCup(g, token);
  }
  return drawn ?? g.means.turn.awaken(g, 'no-monster');
}

function isBarred(g: Game, token: string, bans: InPlay<OfKind<'barFromPlay'>>): boolean {
  return bans.some(([{ monsters }]) => matchesMonster(g, token, monsters));
}

/**
 * Puts a drawn monster on the board: in its area, or in the Outskirts if it would bring the count above the limit
 * (A-LIMIT-04). When the Outskirts overflow, that has its full effect before anything else is placed (A-LIMIT-10). Where
 * somebody keeps monsters away it goes back.
 */
export function* placeMonster(g: Game, token: string, at: string): Rule {
  const { board } = g.means;
  if (isKeptFree(g, at)) return yield* board.returnMonster(g, token, 'cup');
  const fits = board.staysIn(g, token, at) || boardCount(g) < limitNow(g);
  const to = fits ? at : 'outskirts';
  g.s.monsters.push({ token, at: to });
  g.tell?.({ type: 'monsterPlaced', monster: token, at: to });
  if (to !== 'outskirts') yield* board.checkMonsters(g);
  else if (outskirtsAreFull(g)) yield* board.outskirtsOverflow(g);
  const { id, entersPlay } = g.monster(token);
  if (entersPlay) yield* resolveForFirst(g, entersPlay, id);
}

/**
 * Whether no gate and no monster can appear at a place: it is sealed (A-ENC-23, A-ENC-44), or somebody stands there who
 * keeps them away.
 */
export function appearForbidden(g: Game, at: string): boolean {
  return g.means.gates.isSealed(g, at) || isKeptFree(g, at);
}

/** Whether somebody is there in whose presence nothing can appear. */
export function isKeptFree(g: Game, at: string): boolean {
  for (const who of g.s.investigators) if (who.place === at && forbidden(g, who, 'appear-here')) return true;
  return false;
}
