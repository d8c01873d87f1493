import type { Content } from '../language/content.js';
import type { Language } from './catalogues.js';
import { createNameLookup } from './names.js';
import type { BoxWords } from './translations.js';
import { type Catalogue, type NameLookup, Words } from './words.js';

/** Loaders for the texts of a box in every language except English. */
export type BoxWordsLoaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<BoxWords>>>;

/**
 * Creates the texts of a language with those of a table's packs.
 *
 * @param catalogue the game's catalogue: `CATALOGUES[language]` or `HAUNT_CATALOGUES[language]`
 * @param boxes texts of the packs in this language; missing ones are shown in English
 * @param names transforms every name before it is inserted; callers that render links mark names here
 */
export function createWords(
  language: Language,
  catalogue: Catalogue,
  content: Content,
  boxes: readonly BoxWords[] = [],
  names: (lookUp: NameLookup) => NameLookup = (lookUp) => lookUp,
): Words {
  const messages = [...content.packs, ...boxes].map((one) => one.messages ?? {});
  const lookUp = createNameLookup(content, boxes);
  const catalogues = Object.assign({}, deckMessages(content, lookUp), catalogue, ...messages);
  return new Words(language, catalogues, names(lookUp));
}

/**
 * Returns messages with the names of decks and special cards, for packs without their own: `deck.<id>`, `card.<id>` for
 * a number of a deck's cards, `status.<id>`.
 */
function deckMessages(content: Content, lookUp: NameLookup): Catalogue {
  const words: Record<string, string> = {};
  for (const { id, name } of content.decks.values()) {
    words[`deck.${id}`] = name;
    words[`card.${id}`] = name;
  }
  for (const { id, deck } of content.cards.values()) if (deck === 'special') words[`status.${id}`] = lookUp('card', id);
  return words;
}
