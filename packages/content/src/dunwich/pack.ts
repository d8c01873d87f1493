import { type Pack, packOf } from '@vigil/rules';
import { CONDITIONS } from './conditions.js';
import { HORROR_CARDS } from './horror-cards.js';
import { MONSTERS, MORE_MONSTERS } from './monsters.js';
import { SPECIAL_CARDS } from './special-cards.js';
import { BOARD, LOCATIONS, STREETS, VORTEX, VORTICES } from './town.js';
import { GATE_MARKERS, WORLDS } from './worlds.js';
import { INJURIES, MADNESS } from './wounds.js';

/** Dunwich Horror (2006). */
export const PACK: Pack = packOf({
  id: 'dunwich',
  name: 'Dunwich Horror',
  version: '1',
  messages: {
    'kind.condition': 'Condition',
    'kind.dunwich-horror': 'Dunwich Horror card',
    'dunwich.horror-beaten': 'all tokens leave its track',
    'q.wound': '{investigator} has fallen: the usual losses, or a card that stays?',
    'o.usual-losses': 'Lose half of the items and Clues, and every Retainer; come round with 1',
    'o.draw-injury': 'Draw an Injury card and lose nothing; come round with all Stamina',
    'o.draw-madness': 'Draw a Madness card and lose nothing; come round with all Sanity',
    'q.retire': '{investigator} has two or more Injury and Madness cards. Does {investigator} retire?',
    'o.play-on': 'No, play on',
    'o.retire': 'Retire: this turn is skipped, and a new investigator comes with the next',
  },
  decks: [
    { id: 'injury', name: 'Injury', countsAs: 'none', discards: 'shuffled' },
    { id: 'madness', name: 'Madness', countsAs: 'none', discards: 'shuffled' },
  ],
  cards: [...INJURIES, ...MADNESS, ...SPECIAL_CARDS],
  boards: [BOARD],
  streets: STREETS,
  locations: LOCATIONS,
  placeKinds: [VORTEX],
  places: VORTICES,
  worlds: WORLDS,
  gateMarkers: GATE_MARKERS,
  monsters: MONSTERS,
  more: { monsters: MORE_MONSTERS },
  tableCards: [...HORROR_CARDS, ...CONDITIONS],
});
