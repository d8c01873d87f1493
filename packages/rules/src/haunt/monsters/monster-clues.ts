import type { Game } from '../game.js';
import type { BoardMonster } from '../state.js';

/**
 * Returns the clues of a monster that leaves the board to the pool, unless its taker has them already (H-BASE-16). A
 * monster back in the cup in the Upkeep that placed it no longer counts as placed (H-UPKEEP-17).
 */
export function onLeftBoard(g: Game, monster: BoardMonster): void {
  const { s } = g;
  changeClues(g, monster, -monster.clues);
  if (s.placedToday.includes(monster.token)) s.placedToday = s.placedToday.filter((token) => token !== monster.token);
}

/** Changes a monster's Clues; the caller handles their source or destination. `from`: their previous place. */
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
