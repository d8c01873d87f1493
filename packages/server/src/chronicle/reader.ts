import { boxWords } from '@vigil/content/words';
import {
  type BoxWords,
  CATALOGUES,
  type Content,
  causeText,
  HAUNT_CATALOGUES,
  type Language,
  type Words,
  wordsOf,
} from '@vigil/rules';
import { type GameId, POST_WORDS } from '@vigil/table';
import type { Explained, Line } from './document.js';
import { Marks, textOf } from './marks.js';
import { CHRONICLE_WORDS } from './words/index.js';

/** In what words a chronicle is told: those of rules and boxes with its own, and which names were said. */
export interface Reader {
  readonly language: Language;
  readonly game: GameId;
  readonly content: Content;
  /** Words that mark names. What they say goes through {@link Reader.line} or {@link Reader.plain}. */
  readonly words: Words;
  /** A sentence of these words with its names found. */
  line(text: string): Line;
  /** The same as plain text. */
  plain(text: string): string;
  /** What a component says, by its id; undefined for what says nothing. */
  explain(id: string): Explained | undefined;
}

/**
 * The words of a table in a language. Its boxes' words are fetched.
 *
 * @param more words of boxes that stand outside this house, by the ids of their packs
 */
export async function readerFor(
  language: Language,
  game: GameId,
  content: Content,
  more?: Parameters<typeof boxWords>[2],
): Promise<Reader> {
  const packs = content.packs.map(({ id }) => id);
  return readerOf(language, game, content, await boxWords(packs, language, more));
}

/** The same from words that are there. */
function readerOf(language: Language, game: GameId, content: Content, boxes: readonly BoxWords[] = []): Reader {
  const games = (game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES)[language];
  const catalogue = { ...games, ...POST_WORDS[language], ...CHRONICLE_WORDS[language] };
  // A token is called and explained as its monster.
  const marks = new Marks((id) => content.tokens.get(id)?.id ?? id);
  const words = wordsOf(language, catalogue, content, boxes, marks.names);
  const unmarked = wordsOf(language, catalogue, content, boxes);
  return {
    language,
    game,
    content,
    words,
    line: (text) => marks.read(text),
    plain: (text) => textOf(marks.read(text)),
    explain: (id) => explained(unmarked, content, id),
  };
}

function explained(w: Words, content: Content, id: string): Explained | undefined {
  const kind = kindOf(w, content, id);
  const lines = kind === undefined ? [] : causeText(w, content, id);
  return kind === undefined || lines.length === 0 ? undefined : { id, name: w.name('component', id), kind, lines };
}

/** The kinds that are worth explaining. Places are not: everybody has the board before him. */
function kindOf(w: Words, content: Content, id: string): string | undefined {
  const card = content.cards.get(id);
  if (card) return w.has(`deck.${card.deck}`) ? w.capital(w.say(`deck.${card.deck}`)) : w.say('chron.kind.card');
  if (content.monsters.has(id)) return w.say('chron.kind.monster');
  if (content.investigators.has(id)) return w.say('chron.kind.investigator');
  if (content.mythos.has(id)) return w.say('chron.kind.mythos');
  if (content.ancientOnes.has(id)) return w.say('chron.kind.ancientOne');
  return content.tableCards.has(id) ? w.say('chron.kind.card') : undefined;
}
