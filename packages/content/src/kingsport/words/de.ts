/** Kingsport Horror in German. */
import type { BoxWords } from '@vigil/rules';
import { HERALD_WORDS_DE } from '../../heralds.js';
import { SHEET_NAMES, SHEET_WORDS } from './de-sheets.js';

export const GERMAN: BoxWords = {
  names: { ...SHEET_NAMES },
  forms: {},
  themes: {},
  messages: { ...HERALD_WORDS_DE, ...SHEET_WORDS },
};
