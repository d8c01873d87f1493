import type { Rule } from '@vigil/engine';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import type { BoardMonster } from '../../common/state.js';
import { isSlumbering } from '../end/awakening.js';
import type { Game } from '../game.js';

/** Returns the printed monster limit (A-LIMIT-01). */
export function monsterLimit(g: Game): number {
  return g.rules.people.countInvestigators(g, 'board') + 3;
}

/** Returns the number of monsters that Arkham and the Sky may hold now; infinite at terror 10 (A-LIMIT-08). */
export function currentMonsterLimit(g: Game): number {
  const { board } = g.rules;
  return isTownOverrun(g) ? Number.POSITIVE_INFINITY : board.monsterLimit(g);
}

/** True if terror is so high that no monster limit applies (A-TERROR-07). */
function isTownOverrun(g: Game): boolean {
  return g.s.terror >= g.rules.board.highestTerror(g);
}

/** Returns the capacity of the Outskirts (A-LIMIT-05). */
export function outskirtsLimit(g: Game): number {
  const changed = modifiersInPlay(g, 'outskirts').reduce((sum, [{ by }]) => sum + by, 0);
  return Math.max(0, 8 - g.rules.people.countInvestigators(g, 'board') + changed);
}

/** Returns the number of monsters that awakens the Ancient One at terror 10: twice the normal limit (A-AWAKEN-05). */
export function monstersToAwaken(g: Game): number {
  return 2 * g.rules.board.monsterLimit(g);
}

/** Counts the monsters that count against the limit. */
export function countBoardMonsters(g: Game): number {
  let count = 0;
  for (const monster of g.s.monsters) if (g.rules.board.countsTowardLimit(g, monster)) count++;
  return count;
}

/**
 * True if monsters in an area count against no limit: neither locations, streets nor the Sky (A-LIMIT-02, A-LIMIT-03).
 */
export function isOutsideLimit(g: Game, at: string): boolean {
  return g.place(at).kindDef.outsideLimit === true;
}

/** True if a monster counts: it is in a location, a street or the Sky and is no Spawn (A-LIMIT-02, A-LIMIT-03). */
export function countsTowardLimit(g: Game, { token, at }: BoardMonster): boolean {
  return !g.rules.board.isOutsideLimit(g, at) && !isSpawn(g, token);
}

/**
 * True if the limit lets a monster enter from an area where it does not count. Otherwise it stays outside (A-LIMIT-04).
 */
export function hasRoomFor(g: Game, monster: BoardMonster, place: string): boolean {
  const { board } = g.rules;
  return (
    board.countsTowardLimit(g, monster) ||
    board.isExemptFromOutskirts(g, monster.token, place) ||
    countBoardMonsters(g) < currentMonsterLimit(g)
  );
}

/** True for Spawn monsters, which count against no limit and never go to the Outskirts (D-SPAWN-02). */
export function isSpawn(g: Game, token: string): boolean {
  return g.monster(token).abilities.includes('spawn');
}

/** True if the Outskirts are over capacity. */
export function outskirtsAreFull(g: Game): boolean {
  let outside = 0;
  for (const { at } of g.s.monsters) if (at === 'outskirts') outside++;
  return outside > g.rules.board.outskirtsLimit(g);
}

/** Returns all monsters to the cup and raises terror when the Outskirts overflow (A-LIMIT-06, A-LIMIT-07). */
export function* overflowOutskirts(g: Game): Rule {
  yield* g.rules.board.emptyOutskirts(g);
  yield* g.rules.board.raiseTerror(g, 1);
}

/** Returns all monsters in the Outskirts to the cup (A-LIMIT-06, A-TERROR-08). */
export function* emptyOutskirts(g: Game): Rule {
  for (const { token, at } of [...g.s.monsters]) {
    if (at === 'outskirts') yield* g.rules.board.returnMonster(g, token, 'cup');
  }
}

/** Awakens the Ancient One if there are too many monsters at terror 10 (A-AWAKEN-05, A-AWAKEN-06). */
export function* checkMonsterCount(g: Game): Rule {
  if (!isTownOverrun(g) || !isSlumbering(g)) return;
  if (countBoardMonsters(g) >= g.rules.board.monstersToAwaken(g)) g.rules.turn.awaken(g, 'too-many-monsters');
}
