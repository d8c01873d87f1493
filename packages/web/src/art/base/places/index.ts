import { NORTH } from './north.js';
import { RIVER } from './river.js';
import { SOUTH } from './south.js';

/** The locations of Arkham. */
export const PLACES = { ...NORTH, ...RIVER, ...SOUTH };
