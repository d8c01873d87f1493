import type { LocationCardDef } from '@vigil/rules';
import { type ByEntry, type Entries, locationCards } from '../../encounter-cards.js';

/** Four cards more for one of Arkham's decks. */
export const moreCards = (
  neighbourhood: string,
  cards: readonly Entries[],
  people?: ByEntry,
  doubts?: ByEntry,
): readonly LocationCardDef[] => locationCards(neighbourhood, `king-in-yellow-${neighbourhood}`, cards, people, doubts);
