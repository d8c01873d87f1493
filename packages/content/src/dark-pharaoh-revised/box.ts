import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/dark-pharaoh-revised';
import { PACK } from './pack.js';

/** Curse of the Dark Pharaoh, edition of 2011: its differences from the edition of 2006. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
