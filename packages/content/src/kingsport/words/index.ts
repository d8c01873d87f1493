import type { BoxWordsLoaders } from '@vigil/rules';

/** Kingsport Horror in languages other than English. */
export const KINGSPORT_WORDS: BoxWordsLoaders = {
  de: async () => (await import('./de.js')).GERMAN,
};
