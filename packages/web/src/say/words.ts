import { boxWords } from '@vigil/content/words';
import { type Words, wordsOf } from '@vigil/rules';
import { type GameId, isHaunt, type TableView } from '@vigil/table';
import { content } from '../play/content.js';
import { language } from '../words/language.js';

export { content } from '../play/content.js';

// Only the language of the page is fetched; each says every key.
const [catalogue, ofHaunt] =
  language === 'de'
    ? await import('@vigil/rules/de').then((german) => [german.GERMAN, german.GERMAN_OF_HAUNT] as const)
    : await import('@vigil/rules/en').then((english) => [english.ENGLISH, english.ENGLISH_OF_HAUNT] as const);

const boxes = await boxWords(
  content.packs.map(({ id }) => id),
  language,
);

/** The language of the page. */
export const words = wordsOf(language, catalogue, content, boxes);
const hauntWords = wordsOf(language, ofHaunt, content, boxes);

/** The same for what components say: some mean something else in Haunt. */
export function wordsFor(game: GameId): Words {
  return game === 'haunt' ? hauntWords : words;
}

/** As {@link wordsFor}, of the game on the table. */
export function wordsAt(view: TableView): Words {
  return wordsFor(isHaunt(view) ? 'haunt' : 'arkham');
}

/** Capital first letter. */
export function capital(text: string): string {
  return words.capital(text);
}
