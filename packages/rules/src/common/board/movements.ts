import type { MonsterDef } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import type { Movement } from '../../language/effects.js';

/**
 * Throws an error that names the monsters which move in a manner that neither the game nor a box at the table knows, so
 * that it is seen when a game is made and not when they are to move.
 */
export function checkMovements(content: Content, moves: Readonly<Record<Movement, unknown>>, game: string): void {
  const lame: MonsterDef[] = [];
  for (const monster of content.monsters.values()) if (moves[monster.movement] === undefined) lame.push(monster);
  if (lame.length === 0) return;
  const named = lame.map(({ id, movement }) => `"${id}" (${movement})`).join(', ');
  throw new Error(`monsters: no box of this game of ${game} says how these move: ${named}`);
}
