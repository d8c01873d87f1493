import type { Decision } from './decision.js';

/**
 * Hears an answer of a replay just before it is given, with how many there were before it. Without a decision it is a
 * correction, as JSON.
 */
export type AnswerListener<D extends Decision = Decision> = (
  decision: D | undefined,
  option: string,
  index: number,
) => void;

/**
 * How a play is kept. `beats`: copy the state at every beat (default), for quick saves and forks; `false`: never, for
 * simulations; a number: only after so many answers, for those who fork often, since a copy costs about as much as a
 * few answers.
 */
export interface PlayOptions {
  readonly checkpoints?: boolean | number;
}
