/** The location cards of Kingsport Horror: Kingsport's own four decks, and four more for each of Arkham's nine. */
import type { LocationCardDef } from '@vigil/rules';
import { withPeople } from '@vigil/rules/builders';
import { MERCHANT_DISTRICT, MISKATONIC_UNIVERSITY, RIVERTOWN } from './arkham-middle.js';
import { DOWNTOWN, EASTTOWN, NORTHSIDE } from './arkham-north.js';
import { FRENCH_HILL, SOUTHSIDE, UPTOWN } from './arkham-south.js';
import { CENTRAL_HILL } from './central-hill.js';
import { HARBORSIDE } from './harborside.js';
import { KINGSPORT_HEAD } from './kingsport-head.js';
import { PEOPLE } from './people.js';
import { SOUTH_SHORE } from './south-shore.js';

export const LOCATION_CARDS: readonly LocationCardDef[] = withPeople(PEOPLE, [
  ...CENTRAL_HILL,
  ...HARBORSIDE,
  ...SOUTH_SHORE,
  ...KINGSPORT_HEAD,
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
