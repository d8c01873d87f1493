import type { Box } from '@vigil/rules';
import { ARKHAM } from '@vigil/rules/dark-pharaoh-revised';
import { PACK } from './pack.js';

/** Curse of the Dark Pharaoh in the edition of 2011: what it has in place of that of 2006. */
export const BOX: Box = { pack: PACK, arkham: ARKHAM };
