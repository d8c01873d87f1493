import { loadBoxWords } from '@vigil/content/words';
import { type Catalogue, type Content, contentOfBoxes, createWords, type Pack, type Words } from '@vigil/rules';
import { BASE_ONLY, type GameId, gameIdOf, type TableView } from '@vigil/table';
import { fetchArt } from '../art/fetch-art.js';
import { allBoxIds, completeBoxIds, loadBoxes } from '../play/boxes.js';
import { OTHER_WORDS } from '../play/other-words.js';
import { loadOwnPacks, onOwnPacksChange } from '../play/own-packs.js';
import { type Language, language } from '../words/language.js';

/** Some boxes in the language of the page: their components, and the words for them. */
export interface LoadedContent {
  /** The ids of their packs. */
  readonly packs: readonly string[];
  readonly content: Content;
  readonly words: Words;
  /** The same for component texts: some have another meaning in Haunt. */
  readonly wordsFor: (game: GameId) => Words;
  /** As `wordsFor`, of the game on the table. */
  readonly wordsAt: (view: TableView) => Words;
}

/** Loads the catalogues of a language: of Arkham Horror, of Haunt. Each has every key. */
const CATALOGUE_LOADERS: Readonly<Record<Language, () => Promise<readonly [arkham: Catalogue, haunt: Catalogue]>>> = {
  en: async () => {
    const { ENGLISH, ENGLISH_OF_HAUNT } = await import('@vigil/rules/en');
    return [ENGLISH, ENGLISH_OF_HAUNT];
  },
  de: async () => {
    const { GERMAN, GERMAN_OF_HAUNT } = await import('@vigil/rules/de');
    return [GERMAN, GERMAN_OF_HAUNT];
  },
};

const loadedByPacks = new Map<string, Promise<LoadedContent>>();
const availableByPacks = new Map<string, Promise<LoadedContent>>();
onOwnPacksChange(() => availableByPacks.clear());

/**
 * Loads the content of some boxes, by default of all built-in ones; cached. Fails with the name of an unknown box.
 * `packFiles`: packs from files.
 */
export function loadContent(
  packs: readonly string[] = completeBoxIds(),
  packFiles: readonly Pack[] = [],
): Promise<LoadedContent> {
  const own = packFiles.filter(({ id }) => packs.includes(id));
  // A pack from a file may have changed without saying so.
  return memoize(loadedByPacks, [packs.join(), ...own.map((pack) => JSON.stringify(pack))].join('\n'), () =>
    load(packs, own),
  );
}

/** The edition of the base game alone, which a game needs that begins from the first screen. */
export function loadBaseContent(): Promise<LoadedContent> {
  return loadContent(BASE_ONLY);
}

/** Returns the loaded content of some boxes as far as available, including packs from files; without ids, all. */
export function loadAvailableContent(packs?: readonly string[]): Promise<LoadedContent> {
  return memoize(availableByPacks, packs?.join() ?? '', () => loadAvailable(packs));
}

/** The same promise each time. What could not be fetched may be there the next time. */
function memoize(
  cache: Map<string, Promise<LoadedContent>>,
  key: string,
  make: () => Promise<LoadedContent>,
): Promise<LoadedContent> {
  const found = cache.get(key) ?? make();
  cache.set(key, found);
  found.catch(() => cache.delete(key));
  return found;
}

async function loadAvailable(packs?: readonly string[]): Promise<LoadedContent> {
  const own = await loadOwnPacks();
  const builtIn = allBoxIds();
  const ids = own.map(({ id }) => id);
  const loadedIds = new Set([...builtIn, ...ids]);
  const wanted = packs?.filter((id) => loadedIds.has(id)) ?? [...new Set([...completeBoxIds(), ...ids])];
  try {
    return await loadContent(wanted, own);
  } catch (error) {
    // A pack imported by an earlier version of the page may not fit; it must not break any screen.
    const others = wanted.filter((id) => builtIn.includes(id));
    if (others.length === wanted.length) throw error;
    return loadContent(others);
  }
}

async function load(packs: readonly string[], packFiles: readonly Pack[]): Promise<LoadedContent> {
  const [boxes, boxMessages, [catalogue, hauntCatalogue]] = await Promise.all([
    loadBoxes(packs, packFiles),
    loadBoxWords(packs, language, OTHER_WORDS),
    loadCatalogues(),
    fetchArt(packs),
  ]);
  const content = contentOfBoxes(boxes);
  const words = createWords(language, catalogue, content, boxMessages);
  const hauntWords = createWords(language, hauntCatalogue, content, boxMessages);
  const wordsFor = (game: GameId) => (game === 'haunt' ? hauntWords : words);
  return {
    packs: boxes.map(({ pack }) => pack.id),
    content,
    words,
    wordsFor,
    wordsAt: (view) => wordsFor(gameIdOf(view)),
  };
}

/** Returns the content in the terms of a game, also for questions and events. */
export function withGameWords(loaded: LoadedContent, game: GameId): LoadedContent {
  return { ...loaded, words: loaded.wordsFor(game) };
}

/** Loads the catalogues of the page's language: of Arkham Horror, of Haunt. */
export function loadCatalogues(): Promise<readonly [arkham: Catalogue, haunt: Catalogue]> {
  return CATALOGUE_LOADERS[language]();
}
