import type { Game } from '../game.js';
import type { BoardMonster } from '../state.js';

/**
 * Clues of a monster that leaves the board go to the pool, unless whoever took it has had them (H-BASE-16). One that goes
 * back to the cup in the Upkeep that placed it is none of those placed in it (H-UPKEEP-17).
 */
export function onLeftBoard(g: Game, monster: BoardMonster): void {
  const { s } = g;
  changeClues(g, monster, -monster.clues);
  if (s.placedToday.includes(monster.token)) s.placedToday = s.placedToday.filter((token) => token !== monster.token);
}

/**
 * Clues are put on a monster or taken off it; where they come from or go to is the caller's business. `from`: where they
 * lay.
 */
export function changeClues(g: Game, monster: BoardMonster, by: number, from?: string): void {
  if (by === 0) return;
  monster.clues += by;
  g.emit?.({
    type: 'monsterClues',
    monster: monster.token,
    by,
    clues: monster.clues,
    ...(from !== undefined && { from }),
  });
}
