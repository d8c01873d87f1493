/** Players made of code. */
import type { Bot } from './bot.js';
import { randomBot } from './random.js';

export type { Bot, Playable } from './bot.js';
export { Chance } from './chance.js';
export { randomBot };

/** The bots there are, by name: each is made for one game from a seed. */
export const BOTS: Readonly<Record<string, (seed: string) => Bot>> = { random: randomBot };
