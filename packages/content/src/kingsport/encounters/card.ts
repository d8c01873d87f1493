import type { LocationCardDef } from '@vigil/rules';
import { type Entries, locationCards } from '../../dunwich/encounters/card.js';

/** Four cards more for one of Arkham's decks. */
export const moreCards = (
  neighbourhood: string,
  cards: readonly Entries[],
  doubts: Readonly<Record<string, string>> = {},
): readonly LocationCardDef[] => locationCards(neighbourhood, cards, { doubts, prefix: `kingsport-${neighbourhood}` });
