import type { WordsOfBox } from '@vigil/rules';

/** Kingsport Horror in languages other than English. */
export const KINGSPORT_WORDS: WordsOfBox = {
  de: async () => (await import('./de.js')).GERMAN,
};
