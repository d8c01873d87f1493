import { type Atmosphere, loadBoxAtmosphere } from '@vigil/content/atmosphere';
import { loadBoxWords } from '@vigil/content/words';
import {
  type BoxWords,
  CATALOGUES,
  type Content,
  causeText,
  createWords,
  HAUNT_CATALOGUES,
  type Language,
  type Words,
} from '@vigil/rules';
import { type GameId, POST_CATALOGUES } from '@vigil/table';
import type { GlossaryEntry, RichLine } from './document.js';
import { NameMarks, plainTextOf } from './name-marks.js';
import { CHRONICLE_CATALOGUES } from './words/index.js';

/** The words of a chronicle: of rules, boxes and the chronicle itself. It records the names mentioned. */
export interface ChronicleLanguage {
  readonly language: Language;
  readonly game: GameId;
  readonly content: Content;
  /**
   * Words with marked names. Their texts go through {@link ChronicleLanguage.toLine} or {@link
   * ChronicleLanguage.toPlainText}.
   */
  readonly words: Words;
  /** Texts of atmosphere. */
  readonly atmosphere: Atmosphere;
  /** Converts a sentence of these words to a line with names. */
  toLine(text: string): RichLine;
  /** Converts a sentence of these words to plain text. */
  toPlainText(text: string): string;
  /** Returns the explanation of a component by its id; undefined if it has none. */
  explain(id: string): GlossaryEntry | undefined;
}

/**
 * Loads the words of a table in a language, including those of its boxes.
 *
 * @param extraBoxes words of external boxes, by the ids of their packs
 */
export async function loadChronicleLanguage(
  language: Language,
  game: GameId,
  content: Content,
  extraBoxes?: Parameters<typeof loadBoxWords>[2],
): Promise<ChronicleLanguage> {
  const packs = content.packs.map(({ id }) => id);
  const [boxes, atmosphere] = await Promise.all([
    loadBoxWords(packs, language, extraBoxes),
    loadBoxAtmosphere(packs, language),
  ]);
  return createChronicleLanguage(language, game, content, atmosphere, boxes);
}

/** The same with loaded words. */
function createChronicleLanguage(
  language: Language,
  game: GameId,
  content: Content,
  atmosphere: Atmosphere,
  boxes: readonly BoxWords[],
): ChronicleLanguage {
  const games = (game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES)[language];
  const catalogue = { ...games, ...POST_CATALOGUES[language], ...CHRONICLE_CATALOGUES[language] };
  // A token has the name and explanation of its monster.
  const marks = new NameMarks((id) => content.tokens.get(id)?.id ?? id);
  const words = createWords(language, catalogue, content, boxes, marks.markNames);
  const unmarked = createWords(language, catalogue, content, boxes);
  return {
    language,
    game,
    content,
    words,
    atmosphere,
    toLine: (text) => marks.parse(text),
    toPlainText: (text) => plainTextOf(marks.parse(text)),
    explain: (id) => explainComponent(unmarked, content, id),
  };
}

/** Returns the atmosphere of a component as a field, if it has any. */
export function moodOf({ atmosphere }: ChronicleLanguage, id: string | undefined): { readonly mood?: string } {
  const mood = id === undefined ? undefined : atmosphere.textFor(id);
  return mood === undefined ? {} : { mood };
}

function explainComponent(w: Words, content: Content, id: string): GlossaryEntry | undefined {
  const kind = explainedKindOf(w, content, id);
  const lines = kind === undefined ? [] : causeText(w, content, id);
  return kind === undefined || lines.length === 0 ? undefined : { id, name: w.name('component', id), kind, lines };
}

/** Returns the kind of a component worth explaining. Places are not: every player sees the board. */
function explainedKindOf(w: Words, content: Content, id: string): string | undefined {
  const card = content.cards.get(id);
  if (card) return w.has(`deck.${card.deck}`) ? w.capitalize(w.say(`deck.${card.deck}`)) : w.say('chron.kind.card');
  if (content.monsters.has(id)) return w.say('chron.kind.monster');
  if (content.investigators.has(id)) return w.say('chron.kind.investigator');
  if (content.mythos.has(id)) return w.say('chron.kind.mythos');
  if (content.ancientOnes.has(id)) return w.say('chron.kind.ancientOne');
  return content.tableCards.has(id) ? w.say('chron.kind.card') : undefined;
}
