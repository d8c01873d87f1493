import type { LocationCardDef } from '@vigil/rules';
import { type Entries, locationCards } from '../../dunwich/encounters/card.js';

/**
 * Four cards more for one of Arkham's decks. `people`: whom an encounter names and means (Y-BLIGHT-02), by number and
 * location (`3/newspaper`); `doubts`: what is doubtful, in the same way.
 */
export function moreCards(
  neighbourhood: string,
  cards: readonly Entries[],
  people: Readonly<Record<string, string>> = {},
  doubts: Readonly<Record<string, string>> = {},
): readonly LocationCardDef[] {
  return locationCards(neighbourhood, cards, { doubts, prefix: `king-in-yellow-${neighbourhood}` }).map((card, i) => ({
    ...card,
    entries: card.entries.map((entry) => {
      const person = people[`${i + 1}/${entry.at}`];
      return person === undefined ? entry : { ...entry, means: [person] };
    }),
  }));
}
