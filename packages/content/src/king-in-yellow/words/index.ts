import type { BoxWordsLoaders } from '@vigil/rules';

/** The King in Yellow in languages other than English. */
export const KING_IN_YELLOW_WORDS: BoxWordsLoaders = {
  de: async () => (await import('./de.js')).GERMAN,
};
