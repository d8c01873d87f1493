import { BEINGS } from './beings.js';
import { SPAWN } from './spawn.js';

/** The emblems of Dunwich's monsters. */
export const MONSTERS = { ...BEINGS, ...SPAWN };
