import type { WordsOfBox } from '@vigil/rules';

/** The base game in languages other than English. */
export const BASE_WORDS: WordsOfBox = {
  de: async () => (await import('./de.js')).GERMAN,
};
