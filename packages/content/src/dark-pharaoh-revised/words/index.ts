import type { BoxWordsLoaders } from '@vigil/rules';

/** Curse of the Dark Pharaoh, edition of 2011, in languages other than English. */
export const DARK_PHARAOH_REVISED_WORDS: BoxWordsLoaders = {
  de: async () => (await import('./de.js')).GERMAN,
};
