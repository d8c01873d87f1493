import type { EncounterEntry, LocationCardDef } from '@vigil/rules';
import type { EntriesByLocation, ThemedEffects } from '../../encounter-cards.js';

/** Doubts by card number and location: `11/artists-colony`. */
type DoubtsByEntry = Readonly<Record<string, string>>;

/** The location cards of a neighbourhood, in the order of their numbers. `prefix`: of their ids. */
export function locationCards(
  neighbourhood: string,
  cards: readonly EntriesByLocation[],
  doubts: DoubtsByEntry = {},
  prefix = neighbourhood,
): readonly LocationCardDef[] {
  return cards.map((entries, i) => ({
    id: `${prefix}-${i + 1}`,
    neighbourhood,
    entries: Object.entries(entries).map(([at, [theme, ...effects]]): EncounterEntry => {
      const doubt = doubts[`${i + 1}/${at}`];
      return { at, theme, effects, ...(doubt !== undefined && { doubt }) };
    }),
  }));
}

/** Nothing happens. */
export const nothingHappens = (theme: string): ThemedEffects => [theme];

/** Four further cards for one of Arkham's decks. */
export const kingsportCards = (
  neighbourhood: string,
  cards: readonly EntriesByLocation[],
  doubts?: DoubtsByEntry,
): readonly LocationCardDef[] => locationCards(neighbourhood, cards, doubts, `kingsport-${neighbourhood}`);
