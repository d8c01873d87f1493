import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/dunwich';
import { PACK } from './pack.js';

/** Dunwich Horror: a second town, its monsters, and injuries and madness. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
