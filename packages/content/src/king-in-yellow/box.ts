import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/king-in-yellow';
import { PACK } from './pack.js';

/** The King in Yellow: a play in three acts, and what it does to those who see it. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
