import { type Pack, packOf } from '@vigil/rules';
import { HERALD_RULE, HERALD_WORDS } from '../heralds.js';
import { CARD_WORDS } from './card-words.js';
import { HERALDS } from './heralds.js';
import { SPECIAL_CARDS } from './special-cards.js';
import { BOARD, BY_WATER, LOCATIONS, NEIGHBOURHOOD, NEIGHBOURHOODS, STREETS } from './town.js';
import { TOWN_RULES, TOWN_WORDS } from './town-words.js';
import { GATE_MARKERS, WORLDS } from './worlds.js';

/** Kingsport Horror (2008). */
export const PACK: Pack = packOf({
  id: 'kingsport',
  name: 'Kingsport Horror',
  version: '1',
  houseRules: { ...TOWN_RULES, ...HERALD_RULE },
  messages: {
    ...TOWN_WORDS,
    ...CARD_WORDS,
    ...HERALD_WORDS,
    'kingsport.first-cultist': 'the first gate that opens brings 1 Cultist besides its usual monsters',
    'kingsport.preparing-the-way':
      'a Cultist that moves and is next to a sealed location goes there, the Sky being next to all; one that is at a seal as a Mythos Phase begins returns to the cup, and the seal is removed',
    'kingsport.looming-omens':
      'before a mystic Environment is resolved, every investigator may spend 1 Clue; unless all do, the first player rolls a die. 1: each investigator in Arkham loses 1 Sanity. 2: each investigator in Arkham loses 1 Stamina. 3 or 4: nothing. 5: terror rises by 1. 6: 1 doom token is added to the doom track',
  },
  boards: [BOARD],
  streets: STREETS,
  locations: LOCATIONS,
  placeKinds: [NEIGHBOURHOOD],
  places: NEIGHBOURHOODS,
  byWater: BY_WATER,
  worlds: WORLDS,
  gateMarkers: GATE_MARKERS,
  cards: [...SPECIAL_CARDS],
  tableCards: [...HERALDS],
});
