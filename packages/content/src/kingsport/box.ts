import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/kingsport';
import { PACK } from './pack.js';

/** Kingsport Horror: a harbour town, rifts, heralds and guardians. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
