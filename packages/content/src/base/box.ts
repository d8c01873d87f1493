import type { Box } from '@vigil/rules';
import { PACK } from './pack.js';

/** The base game: components alone, since both games' rules are its. */
export const BOX: Box = { pack: PACK };
