import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/dunwich';
import { PACK } from './pack.js';

/** Dunwich Horror: a second town, what comes from its hills, and what it does to people. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
