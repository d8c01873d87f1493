/** Automatic players. */
import type { Content } from '@vigil/rules';
import type { Bot } from './bot.js';
import { carefulBot, miserBot } from './careful/careful.js';
import { randomBot } from './random.js';
import { searcherBot } from './search/searcher.js';
import { firstBot, lastBot } from './stubborn.js';

export type { ReplayablePlay } from './analysis/answer-replay.js';
export { type ChanceOptions, type ChancePoint, type ChancesSoFar, chancesOver } from './analysis/chances.js';
export {
  type JudgedAnswer,
  type JudgedDecision,
  type Judgement,
  type JudgeOptions,
  judgeDecisions,
} from './analysis/decisions.js';
export { findPuzzle, type Puzzle, type PuzzleAnswer, type PuzzleOptions } from './analysis/puzzles.js';
export { type JudgedRoll, judgeRolls, type Luck } from './analysis/rolls.js';
export type { Bot, Playable } from './bot.js';
export { carefulAnswer, carefulMove, type ReasonedAnswer } from './careful/careful.js';
export { type GuardedQuestion, LoopGuard } from './loop-guard.js';
export { RandomSource } from './random-source.js';
export { type AnswerEstimate, type Estimate, type EstimateOptions, estimateAnswers } from './search/estimate.js';
export { type SearcherOptions, searcherBot } from './search/searcher.js';
export { canThink, type ThinkablePlay } from './search/thinkable.js';
export { evaluate, featureNames, featuresOf, type Logistic, type ValuedGame, winningChance } from './value/value.js';
export { carefulBot, randomBot };

/**
 * All bots by name. Each is made for one game, from a seed and the components in use. Throws if a bot needs components
 * and gets none.
 */
export const BOTS: Readonly<Record<string, (seed: string, content?: Content) => Bot>> = {
  random: (seed) => randomBot(seed),
  careful: (_seed, content) => carefulBot(requireContent(content)),
  searcher: (seed, content) => searcherBot(seed, requireContent(content)),
  first: firstBot,
  last: lastBot,
  miser: (_seed, content) => miserBot(requireContent(content)),
};

/** The bots that always answer in one way. Every game must end with them as well. */
export const STUBBORN_BOTS = ['first', 'last', 'miser'] as const;

function requireContent(content: Content | undefined): Content {
  if (!content) throw new Error('the careful bot needs the components of the game');
  return content;
}
