import type { AncientOneDef } from '@vigil/rules';
import { isHaunt, type TableView } from '@vigil/table';
import type { Edition } from './edition.js';

/** The combat rating of an Ancient One as a figure, also where it follows the Terror. */
export function ratingNow({ words }: Edition, { combatRating }: AncientOneDef, view: TableView): string | undefined {
  if (!isHaunt(view) && view.battle) return words.signed(view.battle.rating);
  if (combatRating === 'minus-terror') return words.signed(-view.terror);
  return typeof combatRating === 'number' ? words.signed(combatRating) : undefined;
}
