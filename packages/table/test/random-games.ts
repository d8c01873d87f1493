/** Questions in random games and scenarios, and the texts of their options. */
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

/** A set of random games: the boxes and the number of games and answers. */
export interface RandomGames {
  readonly game: 'arkham' | 'haunt';
  readonly boxes: readonly Box[];
  /** Number of games, and of answers in each. */
  readonly games: number;
  readonly answers: number;
}

/** Yields every decision of some random games, with the play before its answer, and the option it gets. */
export function* playRandomGames(
  { game, boxes, games, answers }: RandomGames,
  listen?: (event: unknown) => void,
): Generator<{ readonly play: AnyPlay; readonly decision: TypedDecision; readonly answer: string }> {
  const content = contentOfBoxes(boxes);
  const definition = game === 'haunt' ? haunt(content, hauntRulesOf(boxes)) : arkham(content, arkhamRulesOf(boxes));
  const more = game === 'haunt' || boxes.length === 1 ? {} : { herald: 'random', guardian: 'random' };
  const setup = { investigators: ['random', 'random', 'random'], ancientOne: 'random', ...more };
  for (let n = 0; n < games; n++) {
    const chance = new RandomSource(`brings ${n}`);
    const play: AnyPlay = Play.start(definition as never, setup as never, `all-${n}`, { checkpoints: false }, listen);
    for (let turn = 0; turn < answers; turn++) {
      const [decision] = play.decisions;
      if (!decision) break;
      const answer = decision.options[chance.below(decision.options.length)]?.id ?? '';
      yield { play, decision, answer };
      // The consumer may have answered already.
      if (play.decisions[0]?.id === decision.id) play.answer(decision.id, answer);
    }
  }
}

const ALL = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];
/** Every box except those that replace another, and the base game alone. */
export const [boxes, base] = await Promise.all([loadBoxes(ALL), loadBoxes(['base'])]);

/** Receives a decision just before its answer, with the view. `after`: the view afterwards. */
export type Observer = (
  decision: TypedDecision,
  view: TableView,
  answer: { readonly id: string; readonly after: () => TableView },
) => void;

/** Observes every decision with these keys in some scenarios. All scenarios must pass. */
export async function observeScenarios(files: readonly string[], keys: RegExp, look: Observer): Promise<void> {
  const { answer } = Play.prototype;
  const spy = vi.spyOn(Play.prototype, 'answer').mockImplementation(function (this: AnyPlay, id: string, to: string) {
    const decision = this.decisions.find((one) => one.id === id && keys.test(one.key));
    const view = decision && (this.view() as TableView);
    const result = answer.call(this, id, to) as never;
    if (decision && view) look(decision, view, { id: to, after: () => this.view() as TableView });
    return result;
  } as never);
  const results = await runScenarios(files, { saves: false }).finally(() => spy.mockRestore());
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
}

const CONTENTS = { arkham: contentOfBoxes(boxes), haunt: contentOfBoxes(base) };
const gameOf = (view: TableView | undefined) => (view !== undefined && 'placedToday' in view ? 'haunt' : 'arkham');

/** Returns the components of the game of a view; of every box without one. */
export const contentFor = (view: TableView | undefined): Content => CONTENTS[gameOf(view)];
/** Returns the catalogue of a language for the game of a view. */
export const catalogueFor = (view: TableView, language: 'en' | 'de'): Catalogue =>
  (gameOf(view) === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES)[language];

/** Returns the outcome text of an option in both languages. */
export function outcomeTexts(
  view: TableView,
  decision: TypedDecision,
  option: PublicOption,
): readonly [string, string] {
  const content = contentFor(view);
  const textIn = (language: 'en' | 'de') => {
    const w = createWords(language, catalogueFor(view, language), content);
    return outcomeOf({ w, content, view }, decision, option).text ?? '';
  };
  return [textIn('en'), textIn('de')];
}

/** Text that must never appear: an untranslated key, a missing value, an unfilled message. */
export const UNTRANSLATED = /preview\.|monster\.|effect\.|undefined|NaN|[{}]/;
