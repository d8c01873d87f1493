import type { WordsOfBox } from '@vigil/rules';

/** The harbour in languages other than English. */
export const WORDS: WordsOfBox = {
  de: async () => (await import('./words-de.js')).GERMAN,
};
