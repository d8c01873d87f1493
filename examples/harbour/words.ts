import type { BoxWordsLoaders } from '@vigil/rules';

/** The harbour in languages other than English. */
export const WORDS: BoxWordsLoaders = {
  de: async () => (await import('./words-de.js')).GERMAN,
};
