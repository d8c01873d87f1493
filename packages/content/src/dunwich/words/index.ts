import type { WordsOfBox } from '@vigil/rules';

/** Dunwich Horror in languages other than English. */
export const DUNWICH_WORDS: WordsOfBox = {
  de: async () => (await import('./de.js')).GERMAN,
};
