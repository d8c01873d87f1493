import { type Line, quoteWords } from '../normal-form.js';

/** A text of the shorthand with the position of the reader. */
export class Scanner {
  readonly text: string;
  position = 0;
  /** Meaning of "that many": the number rolled or chosen. */
  thatMany: 'rolled' | 'chosen' | undefined;
  /** The Condition card that the text refers to. */
  condition: string | undefined;
  /** True within options to pay, where `discard` is a payment. */
  isPaying = false;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads a match of the pattern at the current position. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(`\\s*(?:${pattern.source})`, 'yi');
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text);
    if (!found) return undefined;
    this.position = sticky.lastIndex;
    return found;
  }

  /** Reads a match that ends at a comma, a semicolon, a closing bracket or the end. */
  takePhrase(pattern: RegExp): RegExpExecArray | undefined {
    return this.take(new RegExp(`(?:${pattern.source})(?=\\s*(?:[,;)]|$))`));
  }

  get isDone(): boolean {
    return this.text.slice(this.position).trim() === '';
  }

  /** Quotes unknown words up to the end of an effect, including their brackets. */
  takePlainWords(): string {
    const from = this.position;
    let depth = 0;
    for (; this.position < this.text.length; this.position++) {
      const sign = this.text[this.position] as string;
      if (depth === 0 && /[,;)]/.test(sign)) break;
      if (sign === '(') depth++;
      if (sign === ')') depth--;
    }
    const words = this.text.slice(from, this.position).trim();
    if (words === '') throw this.unreadError('nothing stands where an effect should');
    return quoteWords(words);
  }

  /** Reads brackets at the current position, and their contents with `read`. */
  inBrackets<T>(read: () => T): T {
    if (!this.take(/\(/)) throw this.unreadError('an opening bracket is missing');
    const result = read();
    if (!this.take(/\)/)) throw this.unreadError('not understood');
    return result;
  }

  unreadError(why: string): UnreadWords {
    return new UnreadWords(this.text.slice(this.position).trim(), why, this.text);
  }
}

/** A pattern of the shorthand, and its effects. */
export type Phrase = readonly [RegExp, (found: RegExpExecArray, text: Scanner) => string | Line[]];

/** Words of the shorthand that are unknown or not in place. */
export class UnreadWords extends Error {
  readonly words: string;

  constructor(words: string, why: string, text: string) {
    super(`${why}: "${words}" in "${text}"`);
    this.name = 'Unread';
    this.words = words;
  }
}
