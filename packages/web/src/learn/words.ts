import { LEARN } from '../words/en/learn.js';
import { sayer } from '../words/t.js';

/** A key of what is said in and around the lessons. */
export type LearnKey = keyof typeof LEARN;

/** A message of the lessons, which come with them. */
export const t = await sayer<LearnKey>(LEARN, async () => (await import('../words/de/learn.js')).LEARN_DE);
