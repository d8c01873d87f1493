/** What the boxes say in other languages. Apart from their data, so that only what is read is fetched. */
import type { BoxWords, BoxWordsLoaders, Language } from '@vigil/rules';
import { BASE_WORDS } from './base/words/index.js';
import { DARK_PHARAOH_WORDS } from './dark-pharaoh/words/index.js';
import { DARK_PHARAOH_REVISED_WORDS } from './dark-pharaoh-revised/words/index.js';
import { DUNWICH_WORDS } from './dunwich/words/index.js';
import { KING_IN_YELLOW_WORDS } from './king-in-yellow/words/index.js';
import { KINGSPORT_WORDS } from './kingsport/words/index.js';

/** The words of every box, by the id of its pack. */
export const BOX_WORDS: Readonly<Record<string, BoxWordsLoaders>> = {
  base: BASE_WORDS,
  dunwich: DUNWICH_WORDS,
  'dark-pharaoh': DARK_PHARAOH_WORDS,
  'dark-pharaoh-revised': DARK_PHARAOH_REVISED_WORDS,
  'king-in-yellow': KING_IN_YELLOW_WORDS,
  kingsport: KINGSPORT_WORDS,
};

/**
 * Fetches what packs say in a language, for `wordsOf`.
 *
 * @param packs ids of packs. Those without words of their own, like a pack from a file, are said in English
 * @param extraWords words of boxes that stand elsewhere, by the ids of their packs
 */
export async function loadBoxWords(
  packs: readonly string[],
  language: Language,
  extraWords: Readonly<Record<string, BoxWordsLoaders>> = {},
): Promise<readonly BoxWords[]> {
  if (language === 'en') return [];
  const all = { ...BOX_WORDS, ...extraWords };
  const known = packs.flatMap((id) => (Object.hasOwn(all, id) ? [all[id]] : []));
  return await Promise.all(known.flatMap((words) => (words ? [words[language]()] : [])));
}
