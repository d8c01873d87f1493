import type { WordsOfBox } from '@vigil/rules';

/** Curse of the Dark Pharaoh in languages other than English. */
export const DARK_PHARAOH_WORDS: WordsOfBox = {
  de: async () => (await import('./de.js')).GERMAN,
};
