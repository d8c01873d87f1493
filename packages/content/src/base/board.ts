/**
 * The map of Arkham: 9 streets and 26 locations, with the fixed abilities of the locations (A-LOC).
 *
 * `black` and `white` say where a street's arrows lead; a location's one arrow is of both colours and leads to its
 * street. Coordinates are the middles of the places, laid out for discs of radius 30 with the names below them; straight
 * lines between them run clear of other places, and a river fits in at x = 320.
 */
import type { BoardDef, DeckId, Effect, LocationDef, StreetDef } from '@vigil/rules';
import { draw, gain, receive, search } from '@vigil/rules/builders';

/** Three cards of the deck to buy one of. */
const shop = (deck: DeckId): Effect => ({ do: 'shop', show: [{ deck, n: 3 }], buy: 1, must: true });

const MUST_BUY = 'The board only says that one may be bought; by the sources (A-ENC-09) who can pay for one must.';
const FAN_NAME = "The ability's name is known from fan scripts only.";

/** Arkham with the night above it, where the Other Worlds are. */
export const BOARD: BoardDef = {
  id: 'arkham',
  name: 'Arkham',
  plane: { x: 0, y: -142, w: 1000, h: 846 },
  land: { x: 0, y: -16, w: 1000, h: 720 },
  bands: [
    { kind: 'corner', place: 'sky', x: 6, y: -136, w: 104, h: 114 },
    { kind: 'worlds', x: 116, y: -136, w: 768, h: 114 },
    { kind: 'corner', place: 'outskirts', x: 890, y: -136, w: 104, h: 59 },
    { kind: 'corner', place: 'lost', x: 890, y: -73, w: 104, h: 51 },
    // To the right of the Police Station.
    { kind: 'cell', place: 'jail', x: 294, y: 586, w: 64, h: 50 },
  ],
  ground: {
    picture: 'board-ground.svg',
    // Arkham grew without a plan.
    lie: [-8, 6, -5, 10, -13, 4, -17, 9, -6],
    water: {
      name: { text: 'Miskatonic River', along: 'M318 702C318 640 332 610 323 530' },
      course: [
        [332, -60, 27],
        [324, 50, 26],
        [326, 130, 26],
        [316, 210, 29],
        [324, 290, 44],
        [338, 376, 66],
        [336, 452, 46],
        [322, 520, 30],
        [326, 610, 26],
        [316, 760, 36],
      ],
      isle: { at: 'unvisited-isle', w: 78, h: 80 },
      ferries: [['unvisited-isle', 'merchant-district']],
      wharves: [34, 56, 78, 100],
      boats: [
        [318, 142, 1.3],
        [326, 520, 1.2],
      ],
    },
    greens: [
      { kind: 'wood', at: [964, 134], rx: 66, ry: 100, waver: 0.06, phase: 2 },
      { kind: 'park', at: [62, 460], rx: 56, ry: 46, waver: 0.02, phase: 1 },
      { kind: 'graves', at: [524, 622], rx: 52, ry: 50, waver: 0.03, phase: 3 },
      { kind: 'park', at: [712, 158], rx: 58, ry: 34, waver: 0.03, phase: 0.5 },
      { kind: 'wood', at: [28, 660], rx: 44, ry: 40, waver: 0.06, phase: 4 },
      { kind: 'graves', at: [768, 358], rx: 26, ry: 30, waver: 0.04, phase: 2 },
    ],
    hills: [
      { at: [570, 352], rings: [34, 43], flat: 0.94 },
      { at: [698, 528], rings: [18, 29, 41], flat: 0.62 },
    ],
    railway: [
      [-12, 150],
      [22, 122],
      [62, 90],
      [98, 52],
      [110, 16],
      [112, -26],
    ],
    compass: [238, 462],
  },
};

export const STREETS: readonly StreetDef[] = [
  {
    id: 'northside',
    name: 'Northside',
    connects: ['downtown', 'merchant-district'],
    black: 'merchant-district',
    white: 'downtown',
    x: 172,
    y: 178,
  },
  {
    id: 'downtown',
    name: 'Downtown',
    connects: ['northside', 'easttown', 'merchant-district'],
    black: 'northside',
    white: 'easttown',
    x: 134,
    y: 390,
  },
  {
    id: 'easttown',
    name: 'Easttown',
    connects: ['downtown', 'rivertown'],
    black: 'downtown',
    white: 'rivertown',
    x: 148,
    y: 540,
  },
  {
    id: 'merchant-district',
    name: 'Merchant District',
    connects: ['northside', 'downtown', 'rivertown', 'miskatonic-university'],
    black: 'miskatonic-university',
    white: 'northside',
    x: 468,
    y: 198,
  },
  {
    id: 'rivertown',
    name: 'Rivertown',
    connects: ['easttown', 'merchant-district', 'french-hill'],
    black: 'easttown',
    white: 'french-hill',
    x: 474,
    y: 462,
  },
  {
    id: 'miskatonic-university',
    name: 'Miskatonic University',
    connects: ['merchant-district', 'french-hill', 'uptown'],
    black: 'uptown',
    white: 'merchant-district',
    x: 704,
    y: 236,
  },
  {
    id: 'french-hill',
    name: 'French Hill',
    connects: ['rivertown', 'miskatonic-university', 'southside'],
    black: 'rivertown',
    white: 'southside',
    x: 696,
    y: 462,
  },
  {
    id: 'uptown',
    name: 'Uptown',
    connects: ['miskatonic-university', 'southside'],
    black: 'southside',
    white: 'miskatonic-university',
    x: 884,
    y: 236,
  },
  {
    id: 'southside',
    name: 'Southside',
    connects: ['french-hill', 'uptown'],
    black: 'french-hill',
    white: 'uptown',
    x: 884,
    y: 462,
  },
];

export const LOCATIONS: readonly LocationDef[] = [
  {
    id: 'curiositie-shoppe',
    name: 'Curiositie Shoppe',
    street: 'northside',
    stable: true,
    x: 262,
    y: 88,
    // A-LOC-02
    abilities: [{ name: 'Shop', if: { hasAtLeast: 'money', atLeast: 1 }, then: [shop('unique')] }],
    closesAtTerror: 6,
    doubt: MUST_BUY,
  },
  { id: 'newspaper', name: 'Newspaper', street: 'northside', stable: true, x: 162, y: 62 },
  { id: 'train-station', name: 'Train Station', street: 'northside', stable: true, x: 62, y: 92 },
  {
    id: 'arkham-asylum',
    name: 'Arkham Asylum',
    street: 'downtown',
    stable: true,
    x: 62,
    y: 272,
    // A-LOC-06
    abilities: [
      { name: 'Psychiatric Care', then: [gain(1, 'sanity')] },
      { name: 'Psychiatric Care', cost: { money: 2 }, then: [gain('full', 'sanity')] },
    ],
  },
  {
    id: 'bank-of-arkham',
    name: 'Bank of Arkham',
    street: 'downtown',
    stable: true,
    x: 236,
    y: 246,
    // A-LOC-05. Who ever defaulted gets no loan again: a rule of the loan itself (A-UPKEEP-16).
    abilities: [{ name: 'Bank Loan', if: { not: { has: 'bank-loan' } }, then: [receive('bank-loan')] }],
  },
  { id: 'independence-square', name: 'Independence Square', street: 'downtown', stable: false, x: 62, y: 456 },
  { id: 'hibbs-roadhouse', name: "Hibb's Roadhouse", street: 'easttown', stable: false, x: 62, y: 620 },
  {
    id: 'police-station',
    name: 'Police Station',
    street: 'easttown',
    stable: true,
    x: 258,
    y: 616,
    // A-LOC-08. There is one such card; taken, it cannot be received (A-ENC-07).
    abilities: [{ name: 'Deputized', cost: { trophies: 10 }, then: [receive('deputy')] }],
    doubt:
      'Whether gate trophies pay as well is not settled by the sources; taken so, as for the other prices in toughness.',
  },
  { id: 'velmas-diner', name: "Velma's Diner", street: 'easttown', stable: true, x: 160, y: 640 },
  {
    id: 'river-docks',
    name: 'River Docks',
    street: 'merchant-district',
    stable: true,
    x: 410,
    y: 80,
    // A-LOC-12
    abilities: [{ name: 'Shady Character', cost: { trophies: 5 }, then: [gain(5, 'money')] }],
    doubt: FAN_NAME,
  },
  { id: 'the-unnamable', name: 'The Unnamable', street: 'merchant-district', stable: false, x: 522, y: 76 },
  { id: 'unvisited-isle', name: 'Unvisited Isle', street: 'merchant-district', stable: false, x: 338, y: 376 },
  { id: 'black-cave', name: 'Black Cave', street: 'rivertown', stable: false, x: 570, y: 352 },
  {
    id: 'general-store',
    name: 'General Store',
    street: 'rivertown',
    stable: true,
    x: 418,
    y: 612,
    // A-LOC-01
    abilities: [{ name: 'Shop', if: { hasAtLeast: 'money', atLeast: 1 }, then: [shop('common')] }],
    closesAtTerror: 3,
    doubt: MUST_BUY,
  },
  { id: 'graveyard', name: 'Graveyard', street: 'rivertown', stable: false, x: 524, y: 614 },
  {
    id: 'administration',
    name: 'Administration',
    street: 'miskatonic-university',
    stable: true,
    x: 632,
    y: 118,
    // A-LOC-04
    abilities: [{ name: 'Classes', cost: { money: 8 }, then: [draw(2, 'skill', 1)] }],
    doubt: 'The board prints Administration, some sources Administration Building.',
  },
  { id: 'library', name: 'Library', street: 'miskatonic-university', stable: true, x: 718, y: 66 },
  {
    id: 'science-building',
    name: 'Science Building',
    street: 'miskatonic-university',
    stable: false,
    x: 798,
    y: 120,
    // A-LOC-11
    abilities: [{ name: 'Dissection', cost: { trophies: 5 }, then: [gain(2, 'clue')] }],
  },
  {
    id: 'silver-twilight-lodge',
    name: 'Silver Twilight Lodge',
    street: 'french-hill',
    stable: false,
    x: 642,
    y: 610,
    innerRoom: { entry: 'inner-sanctum', name: 'Inner Sanctum', card: 'lodge-membership' },
    doubt: 'Most sources send members to the inner room always; one, and the rules here (A-LOC-13), let them choose.',
  },
  { id: 'the-witch-house', name: 'The Witch House', street: 'french-hill', stable: false, x: 752, y: 612 },
  {
    id: 'st-marys-hospital',
    name: "St. Mary's Hospital",
    street: 'uptown',
    stable: true,
    x: 876,
    y: 70,
    // A-LOC-07
    abilities: [
      { name: 'Medical Care', then: [gain(1, 'stamina')] },
      { name: 'Medical Care', cost: { money: 2 }, then: [gain('full', 'stamina')] },
    ],
  },
  { id: 'woods', name: 'Woods', street: 'uptown', stable: false, x: 948, y: 140 },
  {
    id: 'ye-olde-magick-shoppe',
    name: 'Ye Olde Magick Shoppe',
    street: 'uptown',
    stable: true,
    x: 944,
    y: 330,
    // A-LOC-03
    abilities: [{ name: 'Magic Lessons', cost: { money: 5 }, then: [draw(2, 'spell', 1)] }],
    closesAtTerror: 9,
    doubt: FAN_NAME,
  },
  { id: 'historical-society', name: 'Historical Society', street: 'southside', stable: false, x: 836, y: 616 },
  {
    id: 'mas-boarding-house',
    name: "Ma's Boarding House",
    street: 'southside',
    stable: true,
    x: 936,
    y: 616,
    // A-LOC-09
    abilities: [{ name: 'Recruit', cost: { trophies: 10 }, then: [search('ally')] }],
    doubt: FAN_NAME,
  },
  {
    id: 'south-church',
    name: 'South Church',
    street: 'southside',
    stable: true,
    x: 806,
    y: 352,
    // A-LOC-10
    abilities: [
      { name: 'Blessing', cost: { trophies: 5 }, then: [{ do: 'receive', card: 'blessing', who: 'chosen' }] },
    ],
    doubt: FAN_NAME,
  },
];
