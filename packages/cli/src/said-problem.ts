import { type Args, Words } from '@vigil/rules';
import { Problem, reason } from './problem.js';
import type { TerminalKey } from './terminal/say.js';
import { TERMINAL_WORDS } from './terminal/words/index.js';

/** A problem whose sentence is a message of the terminal: in English, until somebody says it in other words. */
export class SaidProblem extends Problem {
  private readonly key: TerminalKey;
  private readonly args: Args;

  constructor(key: TerminalKey, args: Args = {}, options?: ErrorOptions) {
    super(new Words('en', TERMINAL_WORDS.en, (_kind, id) => id).say(key, args), options);
    this.key = key;
    this.args = args;
  }

  /** The sentence in the language of these words. */
  in(w: Words): string {
    return w.say(this.key, this.args);
  }
}

/** The sentence of an error in the language of these words, where it has one there. */
export function reasonIn(w: Words, error: unknown): string {
  return error instanceof SaidProblem ? error.in(w) : reason(error);
}

/** Does something whose problems are told in these words. */
export async function inWords<T>(w: Words, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SaidProblem)) throw error;
    throw new Problem(error.in(w), { cause: error.cause });
  }
}
