/** Displayed chances compared with results: random games, forks with fresh dice. */
import { RandomSource, randomBot } from '@vigil/bots';
import { Dice, Play } from '@vigil/engine';
import type { TableState, TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { enrichPosition } from '../games/enrich.js';
import type { ContentGame } from '../games/game.js';
import { seedOf } from '../many/play-out.js';
import { type Aim, type Plan, type Prediction, predictionsOf } from './predictions.js';
import { isAimMet, type TrialOutcome, Trials } from './trial.js';

/** Number of forks for each prediction: initially, and at most before a difference is reported. */
export interface Effort {
  readonly forks: number;
  readonly most: number;
  /** Maximum number of predictions per game. */
  readonly perGame: number;
}

export const EFFORT: Effort = { forks: 64, most: 4096, perGame: 60 };

/** A prediction compared with forks. `answers`: number of answers of the game before it. */
export interface MeasuredPrediction {
  readonly index: number;
  readonly seed: string;
  readonly answers: number;
  readonly question: string;
  readonly what: string;
  readonly predicted: number;
  readonly found: number;
  readonly forks: number;
  readonly plan: Plan;
  readonly aim: Aim;
  /** Deviation in standard errors. */
  readonly errors: number;
  /** Differences are reported above four standard errors and one point, if confirmed. */
  readonly differs: boolean;
}

/** Limits that a difference must exceed: standard errors, and points of chance. */
const ERRORS = 4;
const POINT = 0.01;
/** Standard errors above which a prediction gets more forks. */
const SUSPECT = 2;

/** Results of forks. */
interface Count {
  hits: number;
  forks: number;
}

/** Number of forks if no die matters. */
const CERTAIN = 4;

/** Returns the difference between prediction and result in standard errors. Certain events allow none. */
function errorsBetween(predicted: number, { hits, forks }: Count): number {
  if (forks === 0) return 0;
  const away = Math.abs(hits / forks - predicted);
  if (away < 1e-9) return 0;
  const spread = Math.sqrt((predicted * (1 - predicted)) / forks);
  return spread < 1e-9 ? Number.POSITIVE_INFINITY : away / spread;
}

/**
 * Plays one random game and compares the chances in its questions with forks. Returns the measurements. The same seed
 * gives the same ones.
 */
export function* oddsOfGame<Setup, S extends TableState, R>(
  game: ContentGame<Setup, S, R>,
  batchSeed: string,
  index: number,
  setup: (seed: string) => Setup,
  { forks, most, perGame }: Effort = EFFORT,
): Generator<MeasuredPrediction> {
  const seed = seedOf(batchSeed, index);
  const { content } = game;
  const trials = new Trials(game.definition, game.vocabulary, content);
  const play = Play.start(trials.definition, setup(seed), seed);
  const bot = randomBot(seed);
  const chance = new RandomSource(`odds ${seed}`);
  const seen = new Map<string, number>();
  let measured = 0;
  while (play.result === undefined && measured < perGame && play.answerCount < MAX_ANSWERS) {
    if (play.answerCount % ENRICH_EVERY === ENRICH_AFTER) enrichPosition(play as never, content, chance);
    for (const decision of play.decisions as readonly TypedDecision[]) {
      const view = play.view(decision.by[0]) as TableView;
      const all = predictionsOf(content, view, decision).filter(({ what }) => (seen.get(what) ?? 0) < OF_A_KIND);
      for (const one of some(all, chance)) {
        seen.set(one.what, (seen.get(one.what) ?? 0) + 1);
        const found = measurePrediction(one, forks, most, (n) =>
          trials.play(
            play,
            decision.id,
            one.plan,
            dieOf(`${seed} ${play.answerCount} ${one.what} ${n}`),
            `${seed} ${n}`,
          ),
        );
        if (found.forks === 0) continue;
        measured++;
        const { what, predicted, plan, aim } = one;
        yield {
          index,
          seed,
          answers: play.answerCount,
          question: decision.key,
          what,
          predicted,
          found: found.hits / found.forks,
          forks: found.forks,
          plan,
          aim,
          errors: errorsBetween(predicted, found),
          differs: found.differs,
        };
      }
    }
    bot.move(play);
  }
}

const MAX_ANSWERS = 1500;
const ENRICH_EVERY = 40;
const ENRICH_AFTER = 12;
/** Maximum number of predictions compared per game for a kind, and for a question. */
const OF_A_KIND = 4;
const OF_A_QUESTION = 4;

function some(all: readonly Prediction[], chance: RandomSource): readonly Prediction[] {
  const left = [...all];
  const chosen: Prediction[] = [];
  while (chosen.length < OF_A_QUESTION && left.length > 0) chosen.push(...left.splice(chance.below(left.length), 1));
  return chosen;
}

function dieOf(seed: string): () => number {
  const dice = Dice.seeded(seed);
  return () => dice.d6();
}

/**
 * Compares a prediction with forks: few if it seems right, more otherwise. A difference of more than four standard
 * errors is measured once more with other dice.
 */
function measurePrediction(
  { predicted, aim, whole, plan }: Prediction,
  first: number,
  max: number,
  fork: (n: number) => TrialOutcome,
): Count & { readonly differs: boolean } {
  let tried = 0;
  const more = (count: Count, n: number) => {
    for (const end = tried + n; tried < end; tried++) {
      const came = isAimMet(fork(tried), aim, whole, plan.misses);
      if (came === undefined) continue;
      count.forks++;
      if (came) count.hits++;
    }
  };
  const count = { hits: 0, forks: 0 };
  // A few forks suffice if every die fails.
  more(count, plan.misses === undefined ? first : Math.min(first, CERTAIN));
  while (errorsBetween(predicted, count) > SUSPECT && tried < (plan.misses === undefined ? max : 4 * CERTAIN))
    more(count, tried);
  if (!isOff(predicted, count)) return { ...count, differs: false };
  const again = { hits: 0, forks: 0 };
  more(again, tried);
  return { ...again, differs: isOff(predicted, again) };
}

function isOff(predicted: number, count: Count): boolean {
  return (
    errorsBetween(predicted, count) > ERRORS && Math.abs(count.hits / Math.max(1, count.forks) - predicted) > POINT
  );
}

/** All measurements of a kind combined, with their total deviation. */
export interface KindOfChance {
  readonly what: string;
  readonly predictions: number;
  readonly forks: number;
  /** Mean difference between results and predictions, and its number of standard errors. */
  readonly away: number;
  readonly errors: number;
  readonly differ: number;
}

/** Combines measurements by kind, in the order of their names. */
export function summarizeKinds(all: Iterable<MeasuredPrediction>): KindOfChance[] {
  const kinds = new Map<string, MeasuredPrediction[]>();
  for (const one of all) kinds.set(one.what, [...(kinds.get(one.what) ?? []), one]);
  return [...kinds]
    .sort(([kind], [other]) => (kind < other ? -1 : 1))
    .map(([what, some]) => {
      const forks = some.reduce((sum, one) => sum + one.forks, 0);
      const away = some.reduce((sum, one) => sum + (one.found - one.predicted) * one.forks, 0);
      const spread = Math.sqrt(some.reduce((sum, one) => sum + one.forks * one.predicted * (1 - one.predicted), 0));
      return {
        what,
        predictions: some.length,
        forks,
        away: away / forks,
        errors: spread < 1e-9 ? (Math.abs(away) < 1e-9 ? 0 : Number.POSITIVE_INFINITY) : away / spread,
        differ: some.filter(({ differs }) => differs).length,
      };
    });
}
