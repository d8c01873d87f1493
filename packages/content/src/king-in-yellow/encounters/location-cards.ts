import type { LocationCardDef } from '@vigil/rules';
import { createLocationCards, type EntriesByLocation, type TextsByEntry } from '../../encounter-cards.js';

/** Four further cards for one of Arkham's decks. */
export const kingInYellowCards = (
  neighbourhood: string,
  cards: readonly EntriesByLocation[],
  people?: TextsByEntry,
  doubts?: TextsByEntry,
): readonly LocationCardDef[] =>
  createLocationCards(neighbourhood, `king-in-yellow-${neighbourhood}`, cards, people, doubts);
