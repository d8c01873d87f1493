/** What the boxes say in other languages. Apart from their data, so that only what is read is fetched. */
import type { BoxWords, Language, WordsOfBox } from '@vigil/rules';
import { BASE_WORDS } from './base/words/index.js';

/** The words of every box, by the id of its pack. */
export const BOX_WORDS: Readonly<Record<string, WordsOfBox>> = {
  base: BASE_WORDS,
};

/**
 * Fetches what packs say in a language, for `wordsOf`.
 *
 * @param packs ids of packs. Those without words of their own, like a pack from a file, are said in English
 */
export async function boxWords(packs: readonly string[], language: Language): Promise<readonly BoxWords[]> {
  if (language === 'en') return [];
  const known = packs.flatMap((id) => (Object.hasOwn(BOX_WORDS, id) ? [BOX_WORDS[id]] : []));
  return await Promise.all(known.flatMap((words) => (words ? [words[language]()] : [])));
}
