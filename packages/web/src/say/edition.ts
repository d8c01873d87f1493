import { boxWords } from '@vigil/content/words';
import { type Content, contentOf, type Words, wordsOf } from '@vigil/rules';
import { type GameId, gameOf, type TableView } from '@vigil/table';
import { everyBox, loadBoxes } from '../play/boxes.js';
import { OTHER_WORDS } from '../play/other-words.js';
import { language } from '../words/language.js';

/** Some boxes in the language of the page: their components, and the words for them. */
export interface Edition {
  /** The ids of their packs. */
  readonly packs: readonly string[];
  readonly content: Content;
  readonly words: Words;
  /** The same for what components say: some mean something else in Haunt. */
  readonly wordsFor: (game: GameId) => Words;
  /** As `wordsFor`, of the game on the table. */
  readonly wordsAt: (view: TableView) => Words;
}

const known = new Map<string, Promise<Edition>>();

/** The edition of some boxes, of all there are if none is named; fetched once. Fails for a box nobody has, with its name. */
export function loadEdition(packs: readonly string[] = everyBox()): Promise<Edition> {
  const key = packs.join();
  const found = known.get(key) ?? load(packs);
  known.set(key, found);
  // What could not be fetched may be there the next time.
  found.catch(() => known.delete(key));
  return found;
}

async function load(packs: readonly string[]): Promise<Edition> {
  const [boxes, said, [catalogue, ofHaunt]] = await Promise.all([
    loadBoxes(packs),
    boxWords(packs, language, OTHER_WORDS),
    catalogues(),
  ]);
  const content = contentOf(boxes);
  const words = wordsOf(language, catalogue, content, said);
  const hauntWords = wordsOf(language, ofHaunt, content, said);
  const wordsFor = (game: GameId) => (game === 'haunt' ? hauntWords : words);
  return {
    packs: boxes.map(({ pack }) => pack.id),
    content,
    words,
    wordsFor,
    wordsAt: (view) => wordsFor(gameOf(view)),
  };
}

/** Only the language of the page is fetched; each says every key. */
async function catalogues() {
  if (language === 'de') {
    const { GERMAN, GERMAN_OF_HAUNT } = await import('@vigil/rules/de');
    return [GERMAN, GERMAN_OF_HAUNT] as const;
  }
  const { ENGLISH, ENGLISH_OF_HAUNT } = await import('@vigil/rules/en');
  return [ENGLISH, ENGLISH_OF_HAUNT] as const;
}
