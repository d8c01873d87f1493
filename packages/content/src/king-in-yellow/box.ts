import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/king-in-yellow';
import { PACK } from './pack.js';

/** The King in Yellow: a play in three acts, and its effects on the audience. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
