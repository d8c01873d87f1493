import { type Args, Words } from '@vigil/rules';
import type { TerminalKey } from './terminal/text.js';
import { TERMINAL_WORDS } from './terminal/words/index.js';
import { errorText, UserError } from './user-error.js';

/** An error whose sentence is a message of the terminal; in English unless translated. */
export class LocalizedError extends UserError {
  private readonly key: TerminalKey;
  private readonly args: Args;

  constructor(key: TerminalKey, args: Args = {}, options?: ErrorOptions) {
    super(new Words('en', TERMINAL_WORDS.en, (_kind, id) => id).say(key, args), options);
    this.key = key;
    this.args = args;
  }

  /** Returns the sentence in the language of these words. */
  messageIn(w: Words): string {
    return w.say(this.key, this.args);
  }
}

/** Returns the sentence of an error, localized if possible. */
export function errorTextIn(w: Words, error: unknown): string {
  return error instanceof LocalizedError ? error.messageIn(w) : errorText(error);
}

/** Runs work and localizes its errors. */
export async function withLocalizedErrors<T>(w: Words, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LocalizedError)) throw error;
    throw new UserError(error.messageIn(w), { cause: error.cause });
  }
}
