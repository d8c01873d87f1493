/** The location cards of Arkham: seven for each of the nine neighbourhoods. */
import type { LocationCardDef } from '@vigil/rules';
import { withPeople } from '@vigil/rules/builders';
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

export const LOCATION_CARDS: readonly LocationCardDef[] = withPeople(PEOPLE, [
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
