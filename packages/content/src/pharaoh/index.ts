/**
 * Location cards of Curse of the Dark Pharaoh for Arkham's decks, in a shared folder because both editions use them.
 */
import type { LocationCardDef } from '@vigil/rules';
import { DOWNTOWN } from './downtown.js';
import { EASTTOWN } from './easttown.js';
import { type EditionVariant, ORIGINAL, REVISED } from './edition-variants.js';
import { FRENCH_HILL } from './french-hill.js';
import { MERCHANT_DISTRICT } from './merchant-district.js';
import { MISKATONIC_UNIVERSITY } from './miskatonic-university.js';
import { NORTHSIDE } from './northside.js';
import { RIVERTOWN } from './rivertown.js';
import { SOUTHSIDE } from './southside.js';
import { UPTOWN } from './uptown.js';

const cardsOfEdition = (ed: EditionVariant): readonly LocationCardDef[] => [
  ...NORTHSIDE(ed),
  ...DOWNTOWN(ed),
  ...EASTTOWN(ed),
  ...MERCHANT_DISTRICT(ed),
  ...RIVERTOWN(ed),
  ...MISKATONIC_UNIVERSITY(ed),
  ...FRENCH_HILL(ed),
  ...UPTOWN(ed),
  ...SOUTHSIDE(ed),
];

export const LOCATION_CARDS = cardsOfEdition(ORIGINAL);

/** Location cards that differ in the edition of 2011. */
export const REVISED_LOCATION_CARDS = cardsOfEdition(REVISED).filter(
  (card, i) => JSON.stringify(card) !== JSON.stringify(LOCATION_CARDS[i]),
);
