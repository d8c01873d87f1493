import { boxWords } from '@vigil/content/words';
import { type Content, contentOf, type Pack, type Words, wordsOf } from '@vigil/rules';
import { BASE_ALONE, type GameId, gameOf, type TableView } from '@vigil/table';
import { fetchArt } from '../art/boxes.js';
import { everyBox, loadBoxes, wholeBoxes } from '../play/boxes.js';
import { OTHER_WORDS } from '../play/other-words.js';
import { onOwnPacks, ownPacks } from '../play/own-packs.js';
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
const ofThoseHere = new Map<string, Promise<Edition>>();
onOwnPacks(() => ofThoseHere.clear());

/**
 * The edition of some boxes, of all of the house if none is named; fetched once. Fails for a box nobody has, with its
 * name. `packFiles`: packs from files among them.
 */
export function loadEdition(
  packs: readonly string[] = wholeBoxes(),
  packFiles: readonly Pack[] = [],
): Promise<Edition> {
  const own = packFiles.filter(({ id }) => packs.includes(id));
  // A pack from a file may have changed without saying so.
  return once(known, [packs.join(), ...own.map((pack) => JSON.stringify(pack))].join('\n'), () => load(packs, own));
}

/** The edition of the base game alone, which a game needs that begins from the first screen. */
export function loadBase(): Promise<Edition> {
  return loadEdition(BASE_ALONE);
}

/** The edition of some boxes as far as they are here, packs from files among them; of all there are if none is named. */
export function loadEditionHere(packs?: readonly string[]): Promise<Edition> {
  return once(ofThoseHere, packs?.join() ?? '', () => loadHere(packs));
}

/** The same promise each time. What could not be fetched may be there the next time. */
function once(kept: Map<string, Promise<Edition>>, key: string, make: () => Promise<Edition>): Promise<Edition> {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

async function loadHere(packs?: readonly string[]): Promise<Edition> {
  const own = await ownPacks();
  const house = everyBox();
  const ids = own.map(({ id }) => id);
  const here = new Set([...house, ...ids]);
  const wanted = packs?.filter((id) => here.has(id)) ?? [...new Set([...wholeBoxes(), ...ids])];
  try {
    return await loadEdition(wanted, own);
  } catch (error) {
    // A pack that an earlier version of the page took in may not fit this one: no screen is to be lost to it.
    const others = wanted.filter((id) => house.includes(id));
    if (others.length === wanted.length) throw error;
    return loadEdition(others);
  }
}

async function load(packs: readonly string[], packFiles: readonly Pack[]): Promise<Edition> {
  const [boxes, said, [catalogue, ofHaunt]] = await Promise.all([
    loadBoxes(packs, packFiles),
    boxWords(packs, language, OTHER_WORDS),
    catalogues(),
    fetchArt(packs),
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

/** An edition as a game speaks: what it has another word for is called so, also in questions and in what is told. */
export function editionOf(edition: Edition, game: GameId): Edition {
  return { ...edition, words: edition.wordsFor(game) };
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
