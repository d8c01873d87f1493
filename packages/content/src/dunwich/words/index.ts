import type { BoxWordsLoaders } from '@vigil/rules';

/** Dunwich Horror in languages other than English. */
export const DUNWICH_WORDS: BoxWordsLoaders = {
  de: async () => (await import('./de.js')).GERMAN,
};
