/** The location cards of Dunwich Horror: Dunwich's own three decks, and seven more for each of Arkham's nine (D-SETUP-05). */
import type { LocationCardDef } from '@vigil/rules';
import { withPeople } from '@vigil/rules/builders';
import { BACKWOODS_COUNTRY } from './backwoods-country.js';
import { BLASTED_HEATH } from './blasted-heath.js';
import { DOWNTOWN } from './downtown.js';
import { EASTTOWN } from './easttown.js';
import { FRENCH_HILL } from './french-hill.js';
import { MERCHANT_DISTRICT } from './merchant-district.js';
import { MISKATONIC_UNIVERSITY } from './miskatonic-university.js';
import { NORTHSIDE } from './northside.js';
import { PEOPLE } from './people.js';
import { RIVERTOWN } from './rivertown.js';
import { SOUTHSIDE } from './southside.js';
import { UPTOWN } from './uptown.js';
import { VILLAGE_COMMONS } from './village-commons.js';

export const LOCATION_CARDS: readonly LocationCardDef[] = withPeople(PEOPLE, [
  ...BACKWOODS_COUNTRY,
  ...VILLAGE_COMMONS,
  ...BLASTED_HEATH,
  ...NORTHSIDE,
  ...DOWNTOWN,
  ...EASTTOWN,
  ...MERCHANT_DISTRICT,
  ...RIVERTOWN,
  ...MISKATONIC_UNIVERSITY,
  ...FRENCH_HILL,
  ...UPTOWN,
  ...SOUTHSIDE,
]);
