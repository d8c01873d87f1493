import type { Content } from '../language/content.js';
import type { Language } from './catalogues.js';
import { createNameLookup } from './names.js';
import { type Catalogue, type NameForm, type NameLookup, Words } from './words.js';

/** Kinds of components that a box gives names in other languages. */
export type TranslatedKind =
  | 'ability'
  | 'ancientOne'
  | 'board'
  | 'card'
  | 'investigator'
  | 'monster'
  | 'mythos'
  | 'place'
  | 'printed'
  | 'world';

/** How a name stands in a sentence, where it is more than the name itself: with its article or preposition. */
export type NameForms = Readonly<Partial<Record<NameForm, string>>>;

/**
 * What the components of a box are called and say in another language than English, which stands in its data. By ids, so
 * that the English words may change.
 */
export interface BoxWords {
  /**
   * Names that are not as printed. `ability`: that of an investigator's sheet; `place` also by the entry of an inner room. `printed`: what has no id, by what is printed (the powers of an
   * Ancient One, what a location offers, its inner room).
   */
  readonly names?: Readonly<Partial<Record<`${TranslatedKind}/${string}`, string>>>;
  /** The same names in sentences. What has none is said bare, as the language's messages `form.*` say. */
  readonly forms?: Readonly<Partial<Record<`${TranslatedKind}/${string}`, NameForms>>>;
  /** What encounters are about, by card and place. */
  readonly themes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The same keys as `messages` of the pack. */
  readonly messages?: Catalogue;
}

/** The words of a box in every language but English, each fetched when a table is read in it. */
export type BoxWordsLoaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<BoxWords>>>;

/**
 * A language with what the packs of a table say in it.
 *
 * @param catalogue that of the game: `CATALOGUES[language]` or `HAUNT_CATALOGUES[language]`
 * @param boxes what the packs say in this language; what is missing there is said in English
 * @param names what is done to every name before it goes into a sentence: whoever makes links of them marks them here
 */
export function createWords(
  language: Language,
  catalogue: Catalogue,
  content: Content,
  boxes: readonly BoxWords[] = [],
  names: (lookUp: NameLookup) => NameLookup = (lookUp) => lookUp,
): Words {
  const messages = [...content.packs, ...boxes].map((one) => one.messages ?? {});
  const catalogues = Object.assign({}, deckMessages(content), catalogue, ...messages);
  return new Words(language, catalogues, names(createNameLookup(content, boxes)));
}

/**
 * Decks and special cards by name, for packs that say no more of them: `deck.<id>`, `card.<id>` for so many of a deck's
 * cards, `status.<id>`.
 */
function deckMessages(content: Content): Catalogue {
  const words: Record<string, string> = {};
  for (const { id, name } of content.decks.values()) {
    words[`deck.${id}`] = name;
    words[`card.${id}`] = name;
  }
  for (const { id, name, deck } of content.cards.values()) if (deck === 'special') words[`status.${id}`] = name;
  return words;
}
