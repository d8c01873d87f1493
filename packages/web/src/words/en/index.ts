import { SHARED_TABLE } from '@vigil/table/words/en/table';
import { FRAME } from './frame.js';
import { HOME } from './home.js';
import { RULES } from './rules.js';
import { SETTINGS } from './settings.js';
import { TABLE } from './table.js';
import { THINGS_AND_TERMS } from './things-and-terms.js';

/** The interface in English: ICU messages by key, one module for each screen. */
export const INTERFACE = {
  ...SHARED_TABLE,
  ...FRAME,
  ...HOME,
  ...RULES,
  ...TABLE,
  ...SETTINGS,
  ...THINGS_AND_TERMS,
} as const;
