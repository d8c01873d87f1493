import type { BoxArt } from '../box-art.js';
import { ANCIENT_ONES } from './ancient-ones/index.js';
import { HERALDS_AND_GUARDIANS } from './heralds-and-guardians.js';
import { CARDS } from './icons/cards.js';
import { MONSTERS } from './icons/monsters.js';
import { PLACES } from './places/index.js';
import { PLATES } from './plates/index.js';
import { PORTRAITS } from './portraits/index.js';
import { TOKENS } from './tokens.js';
import { WORLDS } from './worlds.js';

/** All drawings for Kingsport Horror; fetched with the box. */
export const ART: BoxArt = {
  ancientOnes: ANCIENT_ONES,
  heralds: HERALDS_AND_GUARDIANS,
  cardIcons: CARDS,
  monsters: MONSTERS,
  places: PLACES,
  plates: PLATES,
  portraits: PORTRAITS,
  surroundings: {
    'north-point-lighthouse': 'shore',
    'the-causeway': 'headland',
    'south-shore': 'headland',
    '607-water-st': 'shore',
    harborside: 'shore',
    'wireless-station': 'wild',
    'strange-high-house-in-the-mist': 'headland',
    'the-underworld': 'mirrored',
  },
  tokens: TOKENS,
  worlds: WORLDS,
};
