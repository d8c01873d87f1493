/** Translations of the boxes. Separate from the data, so that only the needed ones are loaded. */
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
 * Loads the translations of packs, for the game's texts.
 *
 * @param packs ids of packs; packs without translations, such as packs from files, stay in English
 * @param extraWords translations of other boxes, by pack id
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
