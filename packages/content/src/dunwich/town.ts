/**
 * The map of Dunwich: 4 streets, 9 locations with their fixed abilities, and 3 vortices that monsters alone enter
 * (D-VORTEX-01). Coordinates as in Arkham's; the middle of the board is the way between Sentinel Hill and the Commons.
 */
import type { BoardDef, LocationDef, PlaceDef, PlaceKindDef, StreetDef } from '@vigil/rules';
import { choose, draw, gain, rollDice } from '@vigil/rules/builders';

export const BOARD: BoardDef = {
  id: 'dunwich',
  name: 'Dunwich',
  plane: { x: 0, y: -8, w: 780, h: 640 },
  land: { x: 0, y: -8, w: 780, h: 640 },
  bands: [],
  free: { x: 540, y: 0, w: 232, h: 222 },
  ground: {
    picture: 'board-dunwich.svg',
    // Fields, hedges and a few houses: nothing lies straight.
    lie: [14, -22, 6, -12],
    water: {
      course: [
        [590, -70, 15],
        [580, 0, 16],
        [578, 70, 17],
        [596, 150, 19],
        [636, 222, 22],
        [676, 290, 25],
        [704, 370, 27],
        [760, 440, 30],
        [820, 520, 34],
      ],
    },
    hamlets: [
      [170, 196, 58],
      [215, 492, 54],
      [560, 392, 104],
      [690, 480, 62],
      [690, 300, 46],
      [350, 575, 40],
      [70, 400, 34],
      [64, 74, 30],
      [570, 545, 52],
    ],
    greens: [
      { kind: 'wood', at: [64, 150], rx: 88, ry: 96, waver: 0.07, phase: 2 },
      { kind: 'wood', at: [348, 86], rx: 92, ry: 62, waver: 0.08, phase: 4 },
      { kind: 'wood', at: [60, 300], rx: 62, ry: 44, waver: 0.09, phase: 1 },
      { kind: 'wood', at: [396, 236], rx: 38, ry: 32, waver: 0.07, phase: 5 },
      { kind: 'wood', at: [128, 312], rx: 30, ry: 22, waver: 0.1, phase: 7 },
      { kind: 'wood', at: [300, 225], rx: 26, ry: 18, waver: 0.1, phase: 2 },
      { kind: 'wood', at: [280, 530], rx: 20, ry: 16, waver: 0.1, phase: 2 },
      { kind: 'wood', at: [462, 312], rx: 22, ry: 18, waver: 0.1, phase: 9 },
      { kind: 'wood', at: [452, 582], rx: 52, ry: 38, waver: 0.08, phase: 3 },
      { kind: 'wood', at: [40, 610], rx: 60, ry: 34, waver: 0.06, phase: 2 },
      { kind: 'graves', at: [692, 568], rx: 36, ry: 34, waver: 0.03, phase: 3 },
      { kind: 'park', at: [606, 452], rx: 32, ry: 22, waver: 0.03, phase: 1 },
    ],
    hills: [
      { at: [322, 366], rings: [30, 42, 55, 69], flat: 0.72 },
      { at: [208, 62], rings: [30, 40, 50], flat: 0.9 },
      { at: [92, 556], rings: [30, 40], flat: 0.9 },
      { at: [430, 168], rings: [14, 23], flat: 0.6 },
    ],
    // From the bridge up the valley; the next stop is in Arkham.
    railway: [
      [690, 306],
      [640, 296],
      [580, 272],
      [538, 226],
      [519, 160],
      [514, 80],
      [516, -24],
    ],
    compass: [744, 584],
  },
};

export const STREETS: readonly StreetDef[] = [
  {
    id: 'backwoods-country',
    name: 'Backwoods Country',
    connects: ['blasted-heath', 'sentinel-hill', 'village-commons'],
    black: 'vortex-backwoods',
    white: 'village-commons',
    x: 170,
    y: 196,
  },
  {
    id: 'blasted-heath',
    name: 'Blasted Heath',
    connects: ['backwoods-country', 'sentinel-hill', 'village-commons'],
    black: 'village-commons',
    white: 'vortex-blasted-heath',
    x: 215,
    y: 492,
  },
  {
    id: 'sentinel-hill',
    name: 'Sentinel Hill',
    connects: ['backwoods-country', 'blasted-heath', 'village-commons'],
    black: 'village-commons',
    white: 'village-commons',
    x: 322,
    y: 378,
  },
  {
    id: 'village-commons',
    name: 'Village Commons',
    connects: ['backwoods-country', 'blasted-heath', 'sentinel-hill'],
    black: 'vortex-village-commons',
    white: 'vortex-village-commons',
    x: 560,
    y: 392,
  },
];

export const LOCATIONS: readonly LocationDef[] = [
  {
    id: 'whateley-farm',
    name: 'Whateley Farm',
    street: 'backwoods-country',
    stable: false,
    finds: { often: ['clue', 'spell'] },
    x: 66,
    y: 72,
  },
  {
    id: 'wizards-hill',
    name: "Wizard's Hill",
    street: 'backwoods-country',
    stable: false,
    finds: { often: ['money', 'spell'] },
    x: 208,
    y: 56,
  },
  {
    id: 'cold-spring-glen',
    name: 'Cold Spring Glen',
    street: 'backwoods-country',
    stable: false,
    finds: { often: ['blessing', 'spell'] },
    x: 350,
    y: 84,
  },
  {
    id: 'gardners-place',
    name: "Gardners' Place",
    street: 'blasted-heath',
    stable: false,
    finds: { often: ['clue', 'stamina'] },
    x: 66,
    y: 392,
  },
  {
    id: 'devils-hopyard',
    name: "Devil's Hopyard",
    street: 'blasted-heath',
    stable: false,
    finds: { surely: ['clue', 'money'] },
    abilities: [{ name: 'Strange Deal', cost: { trophies: 5 }, then: [gain(1, 'clue'), gain(2, 'money')] }],
    x: 92,
    y: 552,
    doubt:
      'Small pictures of the rulebook show a green diamond; two lists and an aid say unstable, and gates open there.',
  },
  {
    id: 'harney-jones-shack',
    name: "Harney Jones' Shack",
    street: 'blasted-heath',
    stable: true,
    finds: { surely: ['stamina', 'sanity'] },
    abilities: [{ name: 'Hospitality', then: [choose(gain(1, 'sanity'), gain(1, 'stamina'))] }],
    x: 346,
    y: 556,
  },
  {
    id: 'darkes-carnival',
    name: "Darke's Carnival",
    street: 'village-commons',
    stable: true,
    finds: { surely: ['money'], often: ['sanity'] },
    abilities: [{ name: 'Wheel of Fortune', cost: { money: 1 }, then: [rollDice(1, { success: gain(3, 'money') })] }],
    x: 560,
    y: 540,
  },
  {
    id: 'bishops-brook-bridge',
    name: "Bishop's Brook Bridge",
    street: 'village-commons',
    stable: true,
    finds: { often: ['money', 'unique'] },
    depot: true,
    x: 690,
    y: 296,
  },
  {
    id: 'dunwich-village',
    name: 'Dunwich Village',
    street: 'village-commons',
    stable: true,
    finds: { often: ['clue', 'money'] },
    abilities: [
      {
        name: "Osborn's General Store",
        cost: { money: 4 },
        then: [rollDice(1, { success: draw(1, 'unique'), failure: draw(1, 'common') })],
      },
    ],
    x: 706,
    y: 452,
    doubt: 'The $4 is from one list only.',
  },
];

/** Place kind that only monsters enter. */
export const VORTEX: PlaceKindDef = { id: 'vortex', outsideLimit: true, offBoard: true, drawn: 'whirl' };

export const VORTICES: readonly PlaceDef[] = [
  {
    id: 'vortex-backwoods',
    name: 'Vortex of the Backwoods',
    kind: 'vortex',
    beside: 'backwoods-country',
    x: 52,
    y: 236,
  },
  { id: 'vortex-blasted-heath', name: 'Vortex of the Heath', kind: 'vortex', beside: 'blasted-heath', x: 214, y: 568 },
  {
    id: 'vortex-village-commons',
    name: 'Vortex of the Commons',
    kind: 'vortex',
    beside: 'village-commons',
    x: 446,
    y: 470,
  },
];
