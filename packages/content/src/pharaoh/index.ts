/** Location cards of Curse of the Dark Pharaoh for Arkham's decks. They stand here since two boxes have them: each edition its own. */
import type { LocationCardDef } from '@vigil/rules';
import { DOWNTOWN } from './downtown.js';
import { EASTTOWN } from './easttown.js';
import { type Edition, ORIGINAL, REVISED } from './edition.js';
import { MERCHANT_DISTRICT } from './merchant-district.js';
import { RIVERTOWN } from './rivertown.js';
import { SOUTHSIDE } from './southside.js';
import { UPTOWN } from './uptown.js';

const inEdition = (ed: Edition): readonly LocationCardDef[] => [
  ...DOWNTOWN(ed),
  ...EASTTOWN(ed),
  ...MERCHANT_DISTRICT(ed),
  ...RIVERTOWN(ed),
  ...UPTOWN(ed),
  ...SOUTHSIDE(ed),
];

export const LOCATION_CARDS = inEdition(ORIGINAL);

/** Those that the edition of 2011 says otherwise. */
export const REVISED_LOCATION_CARDS = inEdition(REVISED).filter(
  (card, i) => JSON.stringify(card) !== JSON.stringify(LOCATION_CARDS[i]),
);
