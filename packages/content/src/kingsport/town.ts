/**
 * The map of Kingsport: 3 streets and 12 locations in 4 neighbourhoods, none of them unstable (K-BOARD-03, K-BOARD-09).
 * The lines and arrows between the streets are ours: no source shows the board. Coordinates as in Arkham's.
 */
import type { BoardDef, LocationAbility, LocationDef, PlaceDef, PlaceKindDef, StreetDef } from '@vigil/rules';
import { choose, gain, take } from '@vigil/rules/builders';

export const BOARD: BoardDef = {
  id: 'kingsport',
  name: 'Kingsport',
  plane: { x: 0, y: -8, w: 780, h: 640 },
  land: { x: 0, y: -8, w: 780, h: 640 },
  bands: [],
  free: { x: 600, y: 250, w: 172, h: 360 },
  ground: {
    picture: 'board-kingsport.svg',
    // Old lanes down to the harbour.
    lie: [-12, 18, -6],
    water: {
      // The harbour, and the open sea below the Head.
      course: [
        [790, 170, 90],
        [700, 250, 110],
        [690, 360, 130],
        [720, 470, 150],
        [740, 640, 150],
      ],
      boats: [
        [668, 236, 1],
        [690, 470, 1.2],
        [640, 560, 0.9],
      ],
    },
    greens: [
      { kind: 'graves', at: [70, 190], rx: 36, ry: 30, waver: 0.05, phase: 2 },
      { kind: 'wood', at: [168, 486], rx: 40, ry: 30, waver: 0.08, phase: 4 },
      { kind: 'park', at: [300, 210], rx: 34, ry: 26, waver: 0.05, phase: 1 },
    ],
    hills: [
      { at: [203, 344], rings: [30, 42, 55, 68], flat: 0.72 },
      { at: [650, 90], rings: [40, 60, 82, 104], flat: 0.8 },
    ],
    railway: [
      [203, 344],
      [160, 396],
      [104, 432],
      [40, 446],
      [-14, 448],
    ],
    compass: [744, 584],
  },
};

export const STREETS: readonly StreetDef[] = [
  {
    id: 'central-hill',
    name: 'Central Hill',
    connects: ['harborside', 'south-shore'],
    black: 'harborside',
    white: 'south-shore',
    depot: true,
    x: 203,
    y: 334,
    ours: 'arrows',
    doubt: 'Lines as they lie on the board; the arrows are ours, a ring as between the streets of Arkham.',
  },
  {
    id: 'harborside',
    name: 'Harborside',
    connects: ['central-hill', 'south-shore'],
    black: 'south-shore',
    white: 'central-hill',
    x: 390,
    y: 262,
    ours: 'arrows',
    doubt: 'Lines as they lie on the board; the arrows are ours, a ring as between the streets of Arkham.',
  },
  {
    id: 'south-shore',
    name: 'South Shore',
    connects: ['central-hill', 'harborside'],
    black: 'central-hill',
    white: 'harborside',
    x: 390,
    y: 412,
    ours: 'arrows',
    doubt: 'Lines as they lie on the board; the arrows are ours, a ring as between the streets of Arkham.',
  },
];

/** A location of Kingsport Head: a chain that is walked from Harborside up (K-BOARD-06, K-BOARD-07). */
const KINGSPORT_HEAD_ENTRANCE = {
  street: 'harborside',
  neighbourhood: 'kingsport-head',
  stable: true,
  onFootOnly: true,
  ours: 'arrows',
} as const;
const HEAD_ARROWS_DOUBT = 'The arrows are ours: down the chain, back to Harborside.';

/** Sells a card once for trophies; a gate trophy counts as five. */
const buyWithTrophies = (name: string, card: string): LocationAbility => ({
  name,
  if: { not: { has: card } },
  cost: { trophies: 10 },
  then: [{ do: 'receive', card }],
});

export const LOCATIONS: readonly LocationDef[] = [
  {
    id: '7th-house-on-the-left',
    name: '7th House on the Left',
    article: 'the',
    street: 'central-hill',
    stable: true,
    finds: { often: ['clue', 'spell'] },
    x: 76,
    y: 552,
  },
  {
    id: 'congregational-hospital',
    name: 'Congregational Hospital',
    article: 'the',
    street: 'central-hill',
    stable: true,
    finds: { surely: ['stamina', 'sanity'] },
    abilities: [{ name: 'Treatment', cost: { money: 1 }, then: [gain(1, 'stamina'), gain(1, 'sanity')] }],
    x: 66,
    y: 318,
  },
  {
    id: 'st-erasmuss-home',
    name: "St. Erasmus's Home",
    street: 'central-hill',
    stable: true,
    finds: { often: ['clue', 'unique'] },
    x: 66,
    y: 72,
  },
  {
    id: '607-water-st',
    name: '607 Water St.',
    street: 'harborside',
    stable: true,
    finds: { often: ['spell', 'stamina'] },
    x: 200,
    y: 130,
  },
  {
    id: 'north-point-lighthouse',
    name: 'North Point Lighthouse',
    article: 'the',
    street: 'harborside',
    stable: true,
    finds: { often: ['clue', 'stamina'] },
    abilities: [buyWithTrophies('The White Ship', 'captain-of-the-white-ship')],
    x: 460,
    y: 62,
  },
  {
    id: 'the-rope-and-anchor',
    name: 'The Rope and Anchor',
    article: 'the',
    street: 'harborside',
    stable: true,
    finds: { surely: ['stamina', 'sanity'] },
    abilities: [{ name: 'Tavern', cost: { money: 1 }, then: [choose(take('food'), take('whiskey'))] }],
    x: 326,
    y: 58,
  },
  {
    id: 'artists-colony',
    name: "Artists' Colony",
    article: 'the',
    street: 'south-shore',
    stable: true,
    finds: { often: ['money', 'sanity'] },
    x: 222,
    y: 560,
  },
  {
    id: 'hall-school',
    name: 'Hall School',
    street: 'south-shore',
    stable: true,
    finds: { often: ['clue', 'spell'] },
    x: 380,
    y: 568,
  },
  {
    id: 'neils-curiosity-shop',
    name: "Neil's Curiosity Shop",
    street: 'south-shore',
    stable: true,
    finds: { surely: ['money'], often: ['clue'] },
    abilities: [{ name: 'Pawn', then: [{ do: 'handler', name: 'kingsport-pawn', text: 'kingsport.pawn' }] }],
    x: 528,
    y: 550,
  },
  {
    ...KINGSPORT_HEAD_ENTRANCE,
    id: 'the-causeway',
    name: 'The Causeway',
    article: 'the',
    preposition: 'on',
    finds: { often: ['spell', 'unique'] },
    connects: ['harborside', 'wireless-station'],
    endsMovement: true,
    x: 534,
    y: 288,
    doubt: HEAD_ARROWS_DOUBT,
  },
  {
    ...KINGSPORT_HEAD_ENTRANCE,
    id: 'wireless-station',
    name: 'Wireless Station',
    article: 'the',
    finds: { often: ['common', 'stamina'] },
    connects: ['the-causeway', 'strange-high-house-in-the-mist'],
    black: 'the-causeway',
    white: 'the-causeway',
    endsMovement: true,
    x: 596,
    y: 128,
    doubt: HEAD_ARROWS_DOUBT,
  },
  {
    ...KINGSPORT_HEAD_ENTRANCE,
    id: 'strange-high-house-in-the-mist',
    name: 'Strange High House in the Mist',
    article: 'the',
    finds: { often: ['common', 'unique'] },
    connects: ['wireless-station'],
    black: 'wireless-station',
    white: 'wireless-station',
    abilities: [buyWithTrophies('Otherworldly', 'changed')],
    x: 712,
    y: 64,
    doubt: HEAD_ARROWS_DOUBT,
  },
];

/** Kingsport Head is no street: it has a deck of location cards, and investigators stand only at its locations. */
export const NEIGHBOURHOOD: PlaceKindDef = { id: 'neighbourhood', offBoard: true };
export const NEIGHBOURHOODS: readonly PlaceDef[] = [
  { id: 'kingsport-head', name: 'Kingsport Head', preposition: 'on', kind: 'neighbourhood' },
];

/** Orange on both boards (K-AQUA-04, BOX-08). */
export const BY_WATER: readonly string[] = [
  'river-docks',
  'unvisited-isle',
  'harborside',
  'south-shore',
  'north-point-lighthouse',
  'the-causeway',
];
