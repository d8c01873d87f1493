import { SHARED_BOTS } from './bots.js';
import { SHARED_OPENING } from './opening.js';
import { SHARED_PLANNER } from './planner.js';
import { SHARED_PREVIEW } from './preview.js';
import { SHARED_TABLE } from './table.js';

/** Messages that page and terminal share, in English: ICU messages by key. */
export const SHARED = {
  ...SHARED_TABLE,
  ...SHARED_PREVIEW,
  ...SHARED_PLANNER,
  ...SHARED_OPENING,
  ...SHARED_BOTS,
} as const;
