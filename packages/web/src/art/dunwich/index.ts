import type { BoxArt } from '../box-art.js';
import { ANCIENT_ONES } from './ancient-ones/index.js';
import { CARDS } from './icons/cards.js';
import { MONSTERS } from './icons/monsters.js';
import { PLACES } from './places/index.js';
import { PLATES } from './plates/index.js';
import { PORTRAITS } from './portraits/index.js';
import { TOKENS } from './tokens.js';
import { WORLDS } from './worlds.js';

/** All drawings for Dunwich Horror; fetched with the box. */
export const ART: BoxArt = {
  ancientOnes: ANCIENT_ONES,
  cardIcons: CARDS,
  monsters: MONSTERS,
  places: PLACES,
  plates: PLATES,
  portraits: PORTRAITS,
  surroundings: {
    'backwoods-country': 'wild',
    'whateley-farm': 'wild',
    'wizards-hill': 'wild',
    'cold-spring-glen': 'mirrored',
    'darkes-carnival': 'wild',
    'bishops-brook-bridge': 'shore',
    'blasted-heath': 'mirrored',
    'gardners-place': 'wild',
    'devils-hopyard': 'wild',
    'harney-jones-shack': 'wild',
    'sentinel-hill': 'wild',
  },
  tokens: TOKENS,
  worlds: WORLDS,
};
