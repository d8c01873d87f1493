import type { Rule } from '@vigil/engine';
import type { ModifierOfKind } from '../../common/figures/by-kind.js';
import { matchesMonster } from '../../common/figures/filters.js';
import { isForbidden, modifiersInPlay } from '../../common/figures/modifiers.js';
import type { TextsInPlay } from '../../common/game.js';
import { mixIntoCup } from '../../common/people/trophies.js';
import type { Game } from '../game.js';
import { resolveForFirstPlayer } from '../mythos/card-text.js';
import { countBoardMonsters, currentMonsterLimit, outskirtsAreFull } from './limits.js';

/**
 * Draws a monster from the cup; an empty cup awakens the Ancient One (A-AWAKEN-04). One that a card bars from play goes
 * back and another is drawn; each is seen once.
 */
export function* drawMonster(g: Game): Rule<string> {
  const barred = modifiersInPlay(g, 'barFromPlay');
  let drawn = g.makeMutable(g.s, 'cup').shift();
  g.reveal();
  if (barred.length > 0) {
    const setAside: string[] = [];
    while (drawn !== undefined && isBarred(g, drawn, barred)) {
      setAside.push(drawn);
      drawn = g.makeMutable(g.s, 'cup').shift();
    }
    for (const token of setAside) mixIntoCup(g, token);
  }
  return drawn ?? g.rules.turn.awaken(g, 'no-monster');
}

function isBarred(g: Game, token: string, bans: TextsInPlay<ModifierOfKind<'barFromPlay'>>): boolean {
  return bans.some(([{ monsters }]) => matchesMonster(g, token, monsters));
}

/**
 * Puts a drawn monster on the board: in its area, or in the Outskirts if it would bring the count above the limit
 * (A-LIMIT-04). When the Outskirts overflow, that has its full effect before anything else is placed (A-LIMIT-10). Where
 * somebody keeps monsters away it goes back.
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
 * Whether no gate and no monster can appear at a place: it is sealed (A-ENC-23, A-ENC-44), or somebody stands there who
 * keeps them away.
 */
export function isAppearanceForbidden(g: Game, at: string): boolean {
  return g.rules.gates.isSealed(g, at) || isKeptClear(g, at);
}

/** Whether somebody is there in whose presence nothing can appear. */
export function isKeptClear(g: Game, at: string): boolean {
  for (const who of g.s.investigators) if (who.place === at && isForbidden(g, who, 'appear-here')) return true;
  return false;
}
