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
  ground: {
    picture: 'board-dunwich.svg',
    // Fields, hedges and a few houses: nothing lies straight.
    lie: [14, -22, 6, -12],
    water: {
      course: [
        [600, -60, 22],
        [622, 120, 24],
        [652, 250, 26],
        [700, 370, 24],
        [752, 520, 26],
        [790, 700, 28],
      ],
    },
    greens: [
      { kind: 'wood', at: [350, 96], rx: 92, ry: 66, waver: 0.06, phase: 2 },
      { kind: 'wood', at: [82, 120], rx: 86, ry: 84, waver: 0.06, phase: 1 },
      { kind: 'wood', at: [468, 560], rx: 66, ry: 48, waver: 0.05, phase: 4 },
      { kind: 'graves', at: [602, 452], rx: 34, ry: 26, waver: 0.03, phase: 3 },
    ],
    hills: [
      { at: [322, 378], rings: [36, 52, 68], flat: 0.7 },
      { at: [208, 56], rings: [44, 58], flat: 0.8 },
      { at: [92, 552], rings: [44, 58], flat: 0.8 },
    ],
    compass: [726, 566],
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
  { id: 'whateley-farm', name: 'Whateley Farm', street: 'backwoods-country', stable: false, x: 66, y: 72 },
  { id: 'wizards-hill', name: "Wizard's Hill", street: 'backwoods-country', stable: false, x: 208, y: 56 },
  { id: 'cold-spring-glen', name: 'Cold Spring Glen', street: 'backwoods-country', stable: false, x: 350, y: 84 },
  { id: 'gardners-place', name: "Gardners' Place", street: 'blasted-heath', stable: false, x: 66, y: 392 },
  {
    id: 'devils-hopyard',
    name: "Devil's Hopyard",
    street: 'blasted-heath',
    stable: false,
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
    abilities: [{ name: 'Hospitality', then: [choose(gain(1, 'sanity'), gain(1, 'stamina'))] }],
    x: 346,
    y: 556,
  },
  {
    id: 'darkes-carnival',
    name: "Darke's Carnival",
    street: 'village-commons',
    stable: true,
    abilities: [{ name: 'Wheel of Fortune', cost: { money: 1 }, then: [rollDice(1, { success: gain(3, 'money') })] }],
    x: 560,
    y: 540,
  },
  {
    id: 'bishops-brook-bridge',
    name: "Bishop's Brook Bridge",
    street: 'village-commons',
    stable: true,
    depot: true,
    x: 690,
    y: 296,
  },
  {
    id: 'dunwich-village',
    name: 'Dunwich Village',
    street: 'village-commons',
    stable: true,
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

/** What only monsters enter. */
export const VORTEX: PlaceKindDef = { id: 'vortex', outsideLimit: true, offBoard: true };

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
