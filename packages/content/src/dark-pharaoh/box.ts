import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/dark-pharaoh';
import { PACK } from './pack.js';

/** Curse of the Dark Pharaoh: an exhibition from Egypt and what came with it. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
