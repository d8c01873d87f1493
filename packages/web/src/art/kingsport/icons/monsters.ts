import { BEASTS } from './beasts.js';
import { FOLK } from './folk.js';

/** The emblems of Kingsport's monsters. */
export const MONSTERS = { ...BEASTS, ...FOLK };
