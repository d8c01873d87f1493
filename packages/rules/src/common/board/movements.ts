import type { Content } from '../../language/content.js';
import type { Modifier } from '../../language/modifiers.js';
import type { Movement } from '../../language/terms.js';

/**
 * Throws an error if monsters or cards use a kind of movement that neither the game nor a box knows. The error names
 * them. Checked when a game is made, not when monsters move.
 */
export function checkMovements(content: Content, moves: Readonly<Record<Movement, unknown>>, game: string): void {
  const lame: string[] = [];
  for (const { id, movement } of content.monsters.values()) {
    if (moves[movement] === undefined) lame.push(`"${id}" (${movement})`);
  }
  const { ancientOnes, cards, investigators, monsters, mythos, tableCards } = content;
  for (const components of [ancientOnes, cards, investigators, monsters, mythos, tableCards]) {
    for (const { id, modifiers } of components.values() as Iterable<MovementSource>) {
      for (const modifier of modifiers ?? []) {
        const movement = modifier.mod === 'monster' ? modifier.set?.movement : undefined;
        if (movement !== undefined && moves[movement] === undefined) lame.push(`"${id}" (${movement})`);
      }
    }
  }
  if (lame.length === 0) return;
  throw new Error(`monsters: no box of this game of ${game} says how these move: ${lame.join(', ')}`);
}

/** A component that may change how monsters move. */
interface MovementSource {
  readonly id: string;
  readonly modifiers?: readonly Modifier[];
}
