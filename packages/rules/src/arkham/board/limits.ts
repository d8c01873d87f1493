import type { Rule } from '@vigil/engine';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import type { BoardMonster } from '../../common/state.js';
import { slumbers } from '../end/awakening.js';
import type { Game } from '../game.js';

/** The printed monster limit (A-LIMIT-01). */
export function monsterLimit(g: Game): number {
  return g.means.people.count(g, 'board') + 3;
}

/** How many monsters Arkham and the Sky may hold now; without end at terror 10 (A-LIMIT-08). */
export function limitNow(g: Game): number {
  const { board } = g.means;
  return isOverrun(g) ? Number.POSITIVE_INFINITY : board.monsterLimit(g);
}

/** Whether terror stands so high that no monster limit holds any more (A-TERROR-07). */
function isOverrun(g: Game): boolean {
  return g.s.terror >= g.means.board.highestTerror(g);
}

/** How many monsters the Outskirts hold at most (A-LIMIT-05). */
export function outskirtsLimit(g: Game): number {
  const changed = modifiersInPlay(g, 'outskirts').reduce((sum, [{ by }]) => sum + by, 0);
  return Math.max(0, 8 - g.means.people.count(g, 'board') + changed);
}

/** Twice the normal limit of monsters awakens the Ancient One at terror 10 (A-AWAKEN-05). */
export function monstersToAwaken(g: Game): number {
  return 2 * g.means.board.monsterLimit(g);
}

/** The monsters that count against the limit. */
export function boardCount(g: Game): number {
  let count = 0;
  for (const monster of g.s.monsters) if (g.means.board.counts(g, monster)) count++;
  return count;
}

/** Whether what stands in an area fills no limit: what is neither in locations, streets nor the Sky (A-LIMIT-02, A-LIMIT-03). */
export function isOutside(g: Game, at: string): boolean {
  return g.place(at).is.outsideLimit === true;
}

/** Those in locations, streets and the Sky count, without Spawn (A-LIMIT-02, A-LIMIT-03). */
export function counts(g: Game, { token, at }: BoardMonster): boolean {
  return !g.means.board.isOutside(g, at) && !isSpawn(g, token);
}

/** Whether the limit lets a monster come from where it does not count: what it would pass stays outside (A-LIMIT-04). */
export function hasRoomFor(g: Game, monster: BoardMonster, place: string): boolean {
  const { board } = g.means;
  return board.counts(g, monster) || board.staysIn(g, monster.token, place) || boardCount(g) < limitNow(g);
}

/** Spawn monsters count against no limit and never go to the Outskirts (D-SPAWN-02). */
export function isSpawn(g: Game, token: string): boolean {
  return g.monster(token).abilities.includes('spawn');
}

/** Whether more monsters stand in the Outskirts than they hold. */
export function outskirtsAreFull(g: Game): boolean {
  let outside = 0;
  for (const { at } of g.s.monsters) if (at === 'outskirts') outside++;
  return outside > g.means.board.outskirtsLimit(g);
}

/** When the Outskirts overflow, all in them go back to the cup and terror rises (A-LIMIT-06, A-LIMIT-07). */
export function* outskirtsOverflow(g: Game): Rule {
  yield* g.means.board.emptyOutskirts(g);
  yield* g.means.board.raiseTerror(g, 1);
}

/** Returns all monsters in the Outskirts to the cup (A-LIMIT-06, A-TERROR-08). */
export function* emptyOutskirts(g: Game): Rule {
  for (const { token, at } of [...g.s.monsters]) {
    if (at === 'outskirts') yield* g.means.board.returnMonster(g, token, 'cup');
  }
}

/** At terror 10 too many monsters in Arkham and the Sky awaken the Ancient One (A-AWAKEN-05, A-AWAKEN-06). */
export function* checkMonsters(g: Game): Rule {
  if (!isOverrun(g) || !slumbers(g)) return;
  if (boardCount(g) >= g.means.board.monstersToAwaken(g)) g.means.turn.awaken(g, 'too-many-monsters');
}
