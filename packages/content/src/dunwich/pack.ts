import { type Pack, packOf } from '@vigil/rules';
import { HORROR_CARDS } from './horror-cards.js';
import { MONSTERS, MORE_MONSTERS } from './monsters.js';
import { BOARD, LOCATIONS, STREETS, VORTEX, VORTICES } from './town.js';
import { GATE_MARKERS, WORLDS } from './worlds.js';

/** Dunwich Horror (2006). */
export const PACK: Pack = packOf({
  id: 'dunwich',
  name: 'Dunwich Horror',
  version: '1',
  messages: { 'dunwich.horror-beaten': 'all tokens leave its track' },
  boards: [BOARD],
  streets: STREETS,
  locations: LOCATIONS,
  placeKinds: [VORTEX],
  places: VORTICES,
  worlds: WORLDS,
  gateMarkers: GATE_MARKERS,
  monsters: MONSTERS,
  more: { monsters: MORE_MONSTERS },
  tableCards: HORROR_CARDS,
});
