import type { WordsOfBox } from '@vigil/rules';

/** The King in Yellow in languages other than English. */
export const KING_IN_YELLOW_WORDS: WordsOfBox = {
  de: async () => (await import('./de.js')).GERMAN,
};
