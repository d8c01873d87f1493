/** The location cards of The King in Yellow: four more for each of Arkham's nine decks. */
import type { LocationCardDef } from '@vigil/rules';
import { DOWNTOWN } from './downtown.js';
import { EASTTOWN } from './easttown.js';
import { FRENCH_HILL } from './french-hill.js';
import { MERCHANT_DISTRICT } from './merchant-district.js';
import { MISKATONIC_UNIVERSITY } from './miskatonic-university.js';
import { NORTHSIDE } from './northside.js';
import { RIVERTOWN } from './rivertown.js';
import { SOUTHSIDE } from './southside.js';
import { UPTOWN } from './uptown.js';

export const LOCATION_CARDS: readonly LocationCardDef[] = [
  ...NORTHSIDE,
  ...DOWNTOWN,
  ...EASTTOWN,
  ...MERCHANT_DISTRICT,
  ...RIVERTOWN,
  ...MISKATONIC_UNIVERSITY,
  ...FRENCH_HILL,
  ...UPTOWN,
  ...SOUTHSIDE,
];
