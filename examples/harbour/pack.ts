import { type BoardDef, type Pack, packOf } from '@vigil/rules';
import { check, draw, gain, lose, loseBoth, mayPay } from '@vigil/rules/builders';

/** The Old Harbour, an hour down the river. Everything of it is ours. */
const BOARD: BoardDef = {
  id: 'harbour',
  name: 'The Old Harbour',
  plane: { x: 0, y: -110, w: 640, h: 560 },
  land: { x: 0, y: 0, w: 640, h: 450 },
  bands: [],
  ground: {
    picture: 'board-harbour.svg',
    lie: [4, -9],
    water: {
      course: [
        [560, -60, 120],
        [590, 200, 130],
        [560, 470, 150],
      ],
    },
  },
};

export const PACK: Pack = packOf({
  id: 'harbour',
  name: 'The Old Harbour',
  version: '1',
  messages: {
    'harbour.tide': 'Tide',
    'harbour.tide-at': '{level, number} of {turns, number}: then the tide turns, and takes its toll',
    'harbour.monsters': 'Monsters in the harbour',
    'q.harbour-tide': 'Choose what the tide takes',
    'o.harbour-terror': 'Peace in town (terror rises by 1)',
    'o.harbour-wash': '{n, plural, one {# Clue} other {# Clues}} at {place}',
  },
  boards: [BOARD],
  streets: [
    {
      id: 'harbour-quay',
      name: 'Quay',
      article: 'the',
      preposition: 'on',
      board: 'harbour',
      connects: ['harbour-strand'],
      black: 'harbour-strand',
      white: 'harbour-strand',
      x: 150,
      y: 210,
    },
    {
      id: 'harbour-strand',
      name: 'Strand',
      article: 'the',
      preposition: 'on',
      board: 'harbour',
      connects: ['harbour-quay'],
      black: 'harbour-quay',
      white: 'harbour-quay',
      x: 330,
      y: 240,
    },
  ],
  locations: [
    {
      id: 'harbour-chandlery',
      name: 'Chandlery',
      article: 'the',
      street: 'harbour-quay',
      stable: true,
      abilities: [{ name: 'Mended nets', cost: { money: 1 }, then: [draw(1, 'harbour-catch')] }],
      x: 80,
      y: 320,
    },
    {
      id: 'harbour-lighthouse',
      name: 'Lighthouse',
      article: 'the',
      street: 'harbour-strand',
      stable: true,
      x: 350,
      y: 110,
    },
    {
      id: 'harbour-wreck',
      name: 'Wreck',
      article: 'the',
      street: 'harbour-strand',
      stable: false,
      x: 300,
      y: 370,
    },
  ],
  locationCards: [
    {
      id: 'harbour-quay-1',
      neighbourhood: 'harbour-quay',
      entries: [{ at: 'harbour-chandlery', theme: 'a crate nobody sent for', effects: [gain(2, 'money')] }],
    },
    {
      id: 'harbour-quay-2',
      neighbourhood: 'harbour-quay',
      entries: [
        {
          at: 'harbour-chandlery',
          theme: 'something alive in the nets',
          effects: [check('speed', 0, { pass: draw(1, 'harbour-catch'), fail: lose(1, 'stamina') })],
        },
      ],
    },
    {
      id: 'harbour-strand-1',
      neighbourhood: 'harbour-strand',
      entries: [
        { at: 'harbour-lighthouse', theme: 'the lamp goes round', effects: [gain(1, 'clue')] },
        {
          at: 'harbour-wreck',
          theme: 'a bell below deck',
          effects: [check('will', -1, { fail: loseBoth(1, 1) })],
        },
      ],
    },
    {
      id: 'harbour-strand-2',
      neighbourhood: 'harbour-strand',
      entries: [
        {
          at: 'harbour-lighthouse',
          theme: 'the keeper sells what he finds',
          effects: [mayPay({ money: 2 }, draw(1, 'harbour-catch'))],
        },
        { at: 'harbour-wreck', theme: 'the captain kept a log', effects: [gain(1, 'clue'), lose(1, 'sanity')] },
      ],
    },
  ],
  decks: [{ id: 'harbour-catch', name: 'Catch', countsAs: 'item' }],
  cards: [
    {
      id: 'harbour-harpoon',
      name: 'Harpoon',
      deck: 'harbour-catch',
      count: 2,
      type: 'weapon',
      weapon: { hands: 2, damage: 'physical', bonus: 4 },
    },
    {
      id: 'harbour-oilskins',
      name: 'Oilskins',
      deck: 'harbour-catch',
      count: 2,
      type: 'other',
      modifiers: [{ mod: 'loss', of: 'stamina', by: -1 }],
    },
    {
      id: 'harbour-pearl',
      name: 'Black Pearl',
      deck: 'harbour-catch',
      count: 1,
      type: 'other',
      modifiers: [{ mod: 'skill', skill: 'luck', by: 1 }],
    },
  ],
  tableCards: [
    {
      id: 'harbour-sea-fog',
      name: 'Sea Fog',
      kind: 'herald',
      always: true,
      modifiers: [{ mod: 'check', check: 'evade', by: 1 }],
    },
  ],
  monsters: [
    {
      id: 'harbour-drowned-sailor',
      name: 'Drowned Sailor',
      count: 4,
      movement: 'aquatic',
      symbol: 'crescent',
      awareness: -1,
      horror: { rating: 0, damage: 1 },
      combat: { rating: -1, damage: 1 },
      toughness: 1,
      abilities: [],
      inCup: true,
    },
  ],
  mythos: [
    {
      id: 'harbour-lights-at-sea',
      name: 'Lights at Sea',
      type: 'headline',
      gate: 'harbour-wreck',
      clues: ['harbour-lighthouse'],
      white: ['crescent'],
      black: ['square'],
      effects: [],
    },
    {
      id: 'harbour-spring-tide',
      name: 'Spring Tide',
      type: 'environment',
      subtype: 'weather',
      gate: 'harbour-wreck',
      clues: ['unvisited-isle'],
      white: ['crescent'],
      black: ['circle'],
      modifiers: [{ mod: 'movementPoints', by: -1 }],
    },
  ],
});
