/** Saves of wanted moments of games, found by playing without a page. */
import { BASE } from '@vigil/content';
import { type GameDefinition, Play } from '@vigil/engine';
import { gameOf, type ScenarioDocument } from '@vigil/lab/scenario';
import {
  arkham,
  arkhamRulesOf,
  type Box,
  contentOfBoxes,
  type Event,
  haunt,
  hauntRulesOf,
  type TypedDecision,
} from '@vigil/rules';
import type { Page } from 'playwright-core';
import { pseudoRandomChoice, waitForQuestion } from './browser.js';

/**
 * The moment to find: a question after a minimum number of answers, or the end of the game if there is no `question`.
 */
export interface MomentRequest {
  readonly game: 'arkham' | 'haunt';
  readonly investigators: number;
  readonly seed: string;
  readonly question?: string;
  readonly after?: number;
  /** Condition for the question. Default: any question. */
  readonly matches?: (decision: TypedDecision) => boolean;
  /** Boxes of the game. Default: the base game. */
  readonly boxes?: readonly Box[];
}

type AnyGame = GameDefinition<unknown, unknown, unknown, unknown, TypedDecision>;

/** The rules of a game, with the base game or other boxes. */
export function rulesOf(game: MomentRequest['game'], boxes: readonly Box[] = [{ pack: BASE }]): AnyGame {
  const content = contentOfBoxes(boxes);
  const rules: unknown =
    game === 'arkham' ? arkham(content, arkhamRulesOf(boxes)) : haunt(content, hauntRulesOf(boxes));
  return rules as AnyGame;
}

/** Plays games with pseudo-random answers until the wanted moment, and returns its save. */
export function findMoment({
  game,
  investigators,
  seed,
  question,
  after = 0,
  matches = () => true,
  boxes,
}: MomentRequest): Buffer {
  const rules = rulesOf(game, boxes);
  const setup = {
    investigators: Array(investigators).fill('random'),
    ancientOne: 'random',
    ...(boxes && { packs: boxes.map(({ pack }) => pack.id) }),
  };
  for (let n = 0; n < 40; n++) {
    const play = Play.start(rules, setup, `${seed}-${n}`);
    for (let turn = 0; turn < 3000; turn++) {
      const [decision] = play.decisions;
      if (!decision) {
        if (question === undefined) return toFile(play.save());
        break;
      }
      if (decision.key === question && turn >= after && matches(decision)) return toFile(play.save());
      const options = decision.options;
      play.answer(decision.id, options[pseudoRandomChoice(turn, options.length)]?.id ?? '');
    }
  }
  throw new Error(`no game reaches ${question ?? 'an end'}`);
}

/** Games to search, with the maximum number of games and of answers in each. */
export interface SearchLimits {
  readonly game: MomentRequest['game'];
  readonly investigators: number;
  readonly seed: string;
  readonly games: number;
  readonly answers: number;
}

/** The outcome of an answer: its events, the question it was given to and the next one. */
export interface AnswerOutcome {
  readonly events: readonly Event[];
  readonly decision: TypedDecision;
  readonly next: TypedDecision | undefined;
  /** Index of the game, from 0. */
  readonly game: number;
}

/** A game just before the first answer with a wanted outcome: its save, that answer and the answer's events. */
export function findMomentBefore(
  { game, investigators, seed, games, answers }: SearchLimits,
  matches: (outcome: AnswerOutcome) => boolean,
): { readonly save: Buffer; readonly option: string; readonly events: readonly Event[] } {
  const rules = rulesOf(game);
  const setup = { investigators: Array(investigators).fill('random'), ancientOne: 'random' };
  for (let n = 0; n < games; n++) {
    let events: Event[] = [];
    const play = Play.start(rules, setup, `${seed}-${n}`, {}, (event) => events.push(event as Event));
    for (let turn = 0; turn < answers; turn++) {
      const [decision] = play.decisions;
      if (!decision) break;
      const before = play.save();
      events = [];
      const option = decision.options[pseudoRandomChoice(turn, decision.options.length)]?.id ?? '';
      play.answer(decision.id, option);
      // The table answers questions with a single option by itself.
      if (decision.options.length > 1 && matches({ events, decision, next: play.decisions[0], game: n }))
        return { save: toFile(before), option, events };
    }
  }
  throw new Error(`no answer in the games of ${seed} has the wanted outcome`);
}

/**
 * Save of a position after some answers. The position is described as in scenarios (docs/scenarios.md), with components
 * of the game and its boxes only.
 */
export function createPosition(
  document: Omit<ScenarioDocument, 'steps'>,
  answers: readonly string[] = [],
  boxes: readonly Box[] = [{ pack: BASE }],
): Buffer {
  const { state } = gameOf(document as ScenarioDocument).setUp(document as ScenarioDocument, boxes);
  // Without the pack of the scenario, which the page does not have.
  const play = Play.from(rulesOf(document.game === 'haunt' ? 'haunt' : 'arkham', boxes), state, document.name);
  for (const answer of answers) play.answer(play.decisions[0]?.id ?? '', answer);
  return toFile(play.save());
}

function toFile(save: unknown): Buffer {
  return Buffer.from(JSON.stringify(save));
}

/** Opens a game from a save. The page must show its first screen. */
export async function importMoment(page: Page, moment: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer: moment });
  await waitForQuestion(page);
}
