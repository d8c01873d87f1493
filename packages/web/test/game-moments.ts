/** Moments of games, found by playing without a page: saves that a page takes in. */
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
 * The moment to find: a question and the minimum number of answers before it. Without a question: the end of the game.
 */
export interface MomentRequest {
  readonly game: 'arkham' | 'haunt';
  readonly investigators: number;
  readonly seed: string;
  readonly question?: string;
  readonly after?: number;
  /** Only such a question; any, where it is left out. */
  readonly matches?: (decision: TypedDecision) => boolean;
  /** The boxes that are played with; the base game, where they are left out. */
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

/** Plays games by chance until the moment comes that is wanted; gives it as a file holds it. */
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
  throw new Error(`no game comes to ${question ?? 'an end'}`);
}

/** Games that are played by chance until an answer brings something: how many, of how many answers each. */
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

/** A game just before the first answer that brings something such, as a file holds it; that answer, and what is told of it. */
export function findMomentBefore(
  { game, investigators, seed, games, answers }: SearchLimits,
  such: (brought: AnswerOutcome) => boolean,
): { readonly save: Buffer; readonly option: string; readonly told: readonly Event[] } {
  const rules = rulesOf(game);
  const setup = { investigators: Array(investigators).fill('random'), ancientOne: 'random' };
  for (let n = 0; n < games; n++) {
    let told: Event[] = [];
    const play = Play.start(rules, setup, `${seed}-${n}`, {}, (event) => told.push(event as Event));
    for (let turn = 0; turn < answers; turn++) {
      const [decision] = play.decisions;
      if (!decision) break;
      const before = play.save();
      told = [];
      const option = decision.options[pseudoRandomChoice(turn, decision.options.length)]?.id ?? '';
      play.answer(decision.id, option);
      // An answer that is the only one there is gives itself.
      if (decision.options.length > 1 && such({ events: told, decision, next: play.decisions[0], game: n }))
        return { save: toFile(before), option, told };
    }
  }
  throw new Error(`nothing such comes in games of ${seed}`);
}

/**
 * A position as scenarios describe one (docs/scenarios.md), with sheets and cards of the game and its boxes alone; after
 * some answers.
 */
export function createPosition(
  document: Omit<ScenarioDocument, 'steps'>,
  answers: readonly string[] = [],
  boxes: readonly Box[] = [{ pack: BASE }],
): Buffer {
  const { state } = gameOf(document as ScenarioDocument).setUp(document as ScenarioDocument, boxes);
  // With the scenario's own pack the save would name one that no page has.
  const play = Play.from(rulesOf(document.game === 'haunt' ? 'haunt' : 'arkham', boxes), state, document.name);
  for (const answer of answers) play.answer(play.decisions[0]?.id ?? '', answer);
  return toFile(play.save());
}

function toFile(save: unknown): Buffer {
  return Buffer.from(JSON.stringify(save));
}

/** Sits down at a game from a file; the page shows its first screen. */
export async function importMoment(page: Page, moment: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer: moment });
  await waitForQuestion(page);
}
