import type { Catalogue, Language } from '@vigil/rules';
import { SHARED_CATALOGUES } from '@vigil/table/words';
import { GERMAN_TERMINAL } from './de.js';
import { ENGLISH_TERMINAL } from './en.js';
import { GERMAN_SHEETS } from './sheets-de.js';
import { ENGLISH_SHEETS } from './sheets-en.js';
import { GERMAN_USAGE } from './usage-de.js';
import { ENGLISH_USAGE } from './usage-en.js';

/** Messages of the terminal itself, by language. */
export const TERMINAL_WORDS: Readonly<Record<Language, Catalogue>> = {
  en: { ...SHARED_CATALOGUES.en, ...ENGLISH_TERMINAL, ...ENGLISH_SHEETS, ...ENGLISH_USAGE },
  de: { ...SHARED_CATALOGUES.de, ...GERMAN_TERMINAL, ...GERMAN_SHEETS, ...GERMAN_USAGE },
};
