import type { LocationCardDef } from '@vigil/rules';
import { type EntriesByLocation, locationCards, type TextsByEntry } from '../../encounter-cards.js';

/** Four further cards for one of Arkham's decks. */
export const kingInYellowCards = (
  neighbourhood: string,
  cards: readonly EntriesByLocation[],
  people?: TextsByEntry,
  doubts?: TextsByEntry,
): readonly LocationCardDef[] => locationCards(neighbourhood, `king-in-yellow-${neighbourhood}`, cards, people, doubts);
