import { SHARED_TABLE_DE } from '@vigil/table/words/de/table';
import type { INTERFACE } from '../en/index.js';
import { FRAME_DE } from './frame.js';
import { HOME_DE } from './home.js';
import { RULES_DE } from './rules.js';
import { SETTINGS_DE } from './settings.js';
import { TABLE_DE } from './table.js';
import { THINGS_AND_TERMS_DE } from './things-and-terms.js';

/** The interface in German, by the same keys as the English one. What the head of the rules' German says, holds here. */
export const INTERFACE_DE: Record<keyof typeof INTERFACE, string> = {
  ...SHARED_TABLE_DE,
  ...FRAME_DE,
  ...HOME_DE,
  ...RULES_DE,
  ...TABLE_DE,
  ...SETTINGS_DE,
  ...THINGS_AND_TERMS_DE,
};
