import type { BoxWordsLoaders } from '@vigil/rules';

/** Curse of the Dark Pharaoh in languages other than English. */
export const DARK_PHARAOH_WORDS: BoxWordsLoaders = {
  de: async () => (await import('./de.js')).GERMAN,
};
