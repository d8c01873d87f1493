import type { Rule } from '@vigil/engine';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import type { BoardMonster } from '../../common/state.js';
import { isSlumbering } from '../end/awakening.js';
import type { Game } from '../game.js';

/** The printed monster limit (A-LIMIT-01). */
export function monsterLimit(g: Game): number {
  return g.rules.people.countInvestigators(g, 'board') + 3;
}

/** How many monsters Arkham and the Sky may hold now; without end at terror 10 (A-LIMIT-08). */
export function currentMonsterLimit(g: Game): number {
  const { board } = g.rules;
  return isTownOverrun(g) ? Number.POSITIVE_INFINITY : board.monsterLimit(g);
}

/** Whether terror stands so high that no monster limit holds any more (A-TERROR-07). */
function isTownOverrun(g: Game): boolean {
  return g.s.terror >= g.rules.board.highestTerror(g);
}

/** How many monsters the Outskirts hold at most (A-LIMIT-05). */
export function outskirtsLimit(g: Game): number {
  const changed = modifiersInPlay(g, 'outskirts').reduce((sum, [{ by }]) => sum + by, 0);
  return Math.max(0, 8 - g.rules.people.countInvestigators(g, 'board') + changed);
}

/** Twice the normal limit of monsters awakens the Ancient One at terror 10 (A-AWAKEN-05). */
export function monstersToAwaken(g: Game): number {
  return 2 * g.rules.board.monsterLimit(g);
}

/** The monsters that count against the limit. */
export function countBoardMonsters(g: Game): number {
  let count = 0;
  for (const monster of g.s.monsters) if (g.rules.board.countsTowardLimit(g, monster)) count++;
  return count;
}

/** Whether what stands in an area fills no limit: what is neither in locations, streets nor the Sky (A-LIMIT-02, A-LIMIT-03). */
export function isOutsideLimit(g: Game, at: string): boolean {
  return g.place(at).kindDef.outsideLimit === true;
}

/** Those in locations, streets and the Sky count, without Spawn (A-LIMIT-02, A-LIMIT-03). */
export function countsTowardLimit(g: Game, { token, at }: BoardMonster): boolean {
  return !g.rules.board.isOutsideLimit(g, at) && !isSpawn(g, token);
}

/** Whether the limit lets a monster come from where it does not count: what it would pass stays outside (A-LIMIT-04). */
export function hasRoomFor(g: Game, monster: BoardMonster, place: string): boolean {
  const { board } = g.rules;
  return (
    board.countsTowardLimit(g, monster) ||
    board.isExemptFromOutskirts(g, monster.token, place) ||
    countBoardMonsters(g) < currentMonsterLimit(g)
  );
}

/** Spawn monsters count against no limit and never go to the Outskirts (D-SPAWN-02). */
export function isSpawn(g: Game, token: string): boolean {
  return g.monster(token).abilities.includes('spawn');
}

/** Whether more monsters stand in the Outskirts than they hold. */
export function outskirtsAreFull(g: Game): boolean {
  let outside = 0;
  for (const { at } of g.s.monsters) if (at === 'outskirts') outside++;
  return outside > g.rules.board.outskirtsLimit(g);
}

/** When the Outskirts overflow, all in them go back to the cup and terror rises (A-LIMIT-06, A-LIMIT-07). */
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

/** At terror 10 too many monsters in Arkham and the Sky awaken the Ancient One (A-AWAKEN-05, A-AWAKEN-06). */
export function* checkMonsterCount(g: Game): Rule {
  if (!isTownOverrun(g) || !isSlumbering(g)) return;
  if (countBoardMonsters(g) >= g.rules.board.monstersToAwaken(g)) g.rules.turn.awaken(g, 'too-many-monsters');
}
