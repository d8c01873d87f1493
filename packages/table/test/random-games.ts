/** Questions met in games played by chance and in scenarios, and what is said of their answers. */
import { RandomSource } from '@vigil/bots';
import { loadBoxes } from '@vigil/content';
import { Play, type PublicOption } from '@vigil/engine';
import { runScenarios } from '@vigil/lab/scenario';
import {
  arkham,
  arkhamRulesOf,
  type Box,
  CATALOGUES,
  type Catalogue,
  type Content,
  contentOfBoxes,
  createWords,
  HAUNT_CATALOGUES,
  haunt,
  hauntRulesOf,
  type TypedDecision,
} from '@vigil/rules';
import { expect, vi } from 'vitest';
import { outcomeOf, type TableView } from '../src/index.js';

export type AnyPlay = Play<unknown, unknown, unknown, unknown, TypedDecision>;

/** A game as it is played by chance: its boxes, and which answer is given in which turn. */
export interface RandomGames {
  readonly game: 'arkham' | 'haunt';
  readonly boxes: readonly Box[];
  /** How many games, and after how many answers each is broken off. */
  readonly games: number;
  readonly answers: number;
}

/** Every decision of some games, with the play before it is answered, and the answer it gets. */
export function* playRandomGames(
  { game, boxes: of, games, answers }: RandomGames,
  listen?: (event: unknown) => void,
): Generator<{ readonly play: AnyPlay; readonly decision: TypedDecision; readonly answer: string }> {
  const content = contentOfBoxes(of);
  const definition = game === 'haunt' ? haunt(content, hauntRulesOf(of)) : arkham(content, arkhamRulesOf(of));
  const more = game === 'haunt' || of.length === 1 ? {} : { herald: 'random', guardian: 'random' };
  const setup = { investigators: ['random', 'random', 'random'], ancientOne: 'random', ...more };
  for (let n = 0; n < games; n++) {
    const chance = new RandomSource(`brings ${n}`);
    const play: AnyPlay = Play.start(definition as never, setup as never, `all-${n}`, { checkpoints: false }, listen);
    for (let turn = 0; turn < answers; turn++) {
      const [decision] = play.decisions;
      if (!decision) break;
      const answer = decision.options[chance.below(decision.options.length)]?.id ?? '';
      yield { play, decision, answer };
      // Whoever looks may have played on already.
      if (play.decisions[0]?.id === decision.id) play.answer(decision.id, answer);
    }
  }
}

const ALL = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];
/** Every box but those that replace another, and the base game alone. */
export const [boxes, base] = await Promise.all([loadBoxes(ALL), loadBoxes(['base'])]);

/** A decision just before it is answered, with what is seen then; `after`: what is seen when it was. */
export type Observer = (
  decision: TypedDecision,
  view: TableView,
  answer: { readonly id: string; readonly after: () => TableView },
) => void;

/** Every decision of these keys in some scenarios, when it was answered. All of the scenarios must hold. */
export async function observeScenarios(files: readonly string[], keys: RegExp, look: Observer): Promise<void> {
  const { answer } = Play.prototype;
  const spy = vi.spyOn(Play.prototype, 'answer').mockImplementation(function (this: AnyPlay, id: string, to: string) {
    const decision = this.decisions.find((one) => one.id === id && keys.test(one.key));
    const view = decision && (this.view() as TableView);
    const result = answer.call(this, id, to) as never;
    if (decision && view) look(decision, view, { id: to, after: () => this.view() as TableView });
    return result;
  } as never);
  const results = await runScenarios(files, { saves: false });
  spy.mockRestore();
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
}

const CONTENTS = { arkham: contentOfBoxes(boxes), haunt: contentOfBoxes(base) };
const gameOf = (view: TableView | undefined) => (view !== undefined && 'placedToday' in view ? 'haunt' : 'arkham');

/** The components of the game that is seen; without one those of every box. */
export const contentFor = (view: TableView | undefined): Content => CONTENTS[gameOf(view)];
/** The messages of the rules in a language, for the game that is seen. */
export const catalogueFor = (view: TableView, language: 'en' | 'de'): Catalogue =>
  (gameOf(view) === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES)[language];

/** What is said of an answer in both languages. */
export function outcomeTexts(
  view: TableView,
  decision: TypedDecision,
  option: PublicOption,
): readonly [string, string] {
  const content = contentFor(view);
  const said = (language: 'en' | 'de') => {
    const w = createWords(language, catalogueFor(view, language), content);
    return outcomeOf({ w, content, view }, decision, option).text ?? '';
  };
  return [said('en'), said('de')];
}

/** What no sentence may show: a key without its words, a value that is not there, a message not filled in. */
export const UNTRANSLATED = /brings\.|monster\.|effect\.|undefined|NaN|[{}]/;
