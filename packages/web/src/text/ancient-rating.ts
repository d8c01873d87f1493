import type { AncientOneDef } from '@vigil/rules';
import type { LoadedContent } from './loaded-content.js';

/** The combat rating of an Ancient One as a printed number, also if it depends on Terror. */
export function currentRating(
  { words }: LoadedContent,
  { combatRating }: AncientOneDef,
  terror: number,
): string | undefined {
  if (combatRating === 'minus-terror') return words.signed(-terror);
  return typeof combatRating === 'number' ? words.signed(combatRating) : undefined;
}
