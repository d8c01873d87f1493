import type { Args, Words } from '@vigil/rules';
import type { SharedKey } from '@vigil/table/words';
import type { ENGLISH_TERMINAL } from './words/en.js';
import type { ENGLISH_SHEETS } from './words/sheets-en.js';
import type { ENGLISH_USAGE } from './words/usage-en.js';

/** A key of the terminal's messages. */
export type TerminalKey =
  | SharedKey
  | keyof typeof ENGLISH_TERMINAL
  | keyof typeof ENGLISH_SHEETS
  | keyof typeof ENGLISH_USAGE;

/** Returns a message of the terminal with its arguments filled in. */
export function say(w: Words, key: TerminalKey, args?: Args): string {
  return w.say(key, args);
}

/** Joins the non-empty parts of a line of facts. */
export function joinFacts(parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}
