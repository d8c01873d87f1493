/** Players made of code. */
import type { Content } from '@vigil/rules';
import type { Bot } from './bot.js';
import { carefulBot } from './careful/careful.js';
import { randomBot } from './random.js';

export type { Bot, Playable } from './bot.js';
export { carefulAnswer } from './careful/careful.js';
export { Chance } from './chance.js';
export { carefulBot, randomBot };

/**
 * The bots there are, by name: each is made for one game, from a seed and the components it is played with. Throws where
 * a bot needs those and there are none.
 */
export const BOTS: Readonly<Record<string, (seed: string, content?: Content) => Bot>> = {
  random: randomBot,
  careful(_seed, content) {
    if (!content) throw new Error('the careful bot knows the games of this house only');
    return carefulBot(content);
  },
};
