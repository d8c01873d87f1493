import type { Decision } from './decision.js';

/**
 * Called just before an answer is replayed. `index`: number of answers before it. Without a decision it is a
 * correction, as JSON.
 */
export type AnswerListener<D extends Decision = Decision> = (
  decision: D | undefined,
  option: string,
  index: number,
) => void;

/**
 * Options of a play. `checkpoints`: true copies the state at every checkpoint (default), for fast saves and forks.
 * False: never, for simulations. A number: only after that many answers, for frequent forks, since a copy costs about
 * as much as a few answers.
 */
export interface PlayOptions {
  readonly checkpoints?: boolean | number;
}
