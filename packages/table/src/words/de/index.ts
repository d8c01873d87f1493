import type { SHARED } from '../en/index.js';
import { SHARED_BOTS_DE } from './bots.js';
import { SHARED_OPENING_DE } from './opening.js';
import { SHARED_PLANNER_DE } from './planner.js';
import { SHARED_PREVIEW_DE } from './preview.js';
import { SHARED_TABLE_DE } from './table.js';

/** Messages that page and terminal share, in German. */
export const SHARED_DE: Record<keyof typeof SHARED, string> = {
  ...SHARED_TABLE_DE,
  ...SHARED_PREVIEW_DE,
  ...SHARED_PLANNER_DE,
  ...SHARED_OPENING_DE,
  ...SHARED_BOTS_DE,
};
