/** The location cards of Dunwich Horror: Dunwich's own three decks, and seven more for each of Arkham's nine (D-SETUP-05). */
import type { LocationCardDef } from '@vigil/rules';
import { BACKWOODS_COUNTRY } from './backwoods-country.js';
import { BLASTED_HEATH } from './blasted-heath.js';
import { VILLAGE_COMMONS } from './village-commons.js';

export const LOCATION_CARDS: readonly LocationCardDef[] = [...BACKWOODS_COUNTRY, ...VILLAGE_COMMONS, ...BLASTED_HEATH];
