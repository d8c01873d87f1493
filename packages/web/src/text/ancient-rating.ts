import type { AncientOneDef } from '@vigil/rules';
import type { LoadedContent } from './loaded-content.js';

/** The printed combat rating of an Ancient One as a figure, also where it follows the Terror. */
export function currentRating(
  { words }: LoadedContent,
  { combatRating }: AncientOneDef,
  terror: number,
): string | undefined {
  if (combatRating === 'minus-terror') return words.signed(-terror);
  return typeof combatRating === 'number' ? words.signed(combatRating) : undefined;
}
