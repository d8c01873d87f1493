import type { BoxWordsLoaders } from '@vigil/rules';

/** The base game in languages other than English. */
export const BASE_WORDS: BoxWordsLoaders = {
  de: async () => (await import('./de.js')).GERMAN,
};
