/** Players made of code. */
import type { Content } from '@vigil/rules';
import type { Bot } from './bot.js';
import { carefulBot, miserBot } from './careful/careful.js';
import { randomBot } from './random.js';
import { firstBot, lastBot } from './stubborn.js';

export type { Bot, Playable } from './bot.js';
export { carefulAnswer } from './careful/careful.js';
export { type GuardedQuestion, LoopGuard } from './loop-guard.js';
export { RandomSource } from './random-source.js';
export { carefulBot, randomBot };

/**
 * The bots there are, by name: each is made for one game, from a seed and the components it is played with. Throws where
 * a bot needs those and there are none.
 */
export const BOTS: Readonly<Record<string, (seed: string, content?: Content) => Bot>> = {
  random: randomBot,
  careful: (_seed, content) => carefulBot(requireContent(content)),
  first: firstBot,
  last: lastBot,
  miser: (_seed, content) => miserBot(requireContent(content)),
};

/** The bots that insist on one way to answer: every game must end with them as well. */
export const STUBBORN_BOTS = ['first', 'last', 'miser'] as const;

function requireContent(content: Content | undefined): Content {
  if (!content) throw new Error('the careful bot knows the games of this house only');
  return content;
}
