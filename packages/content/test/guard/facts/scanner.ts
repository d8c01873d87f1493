import { type Line, quoteWords } from '../normal-form.js';

/** A text of the shorthand and how far it has been read. */
export class Scanner {
  readonly text: string;
  position = 0;
  /** Meaning of "that many": the number rolled or chosen. */
  thatMany: 'rolled' | 'chosen' | undefined;
  /** The Condition card that is spoken of. */
  condition: string | undefined;
  /** Within options to be paid, `discard` is a payment. */
  isPaying = false;

  constructor(text: string) {
    this.text = text;
  }

  /** The match of a pattern right here, which is then read. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(`\\s*(?:${pattern.source})`, 'yi');
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text);
    if (!found) return undefined;
    this.position = sticky.lastIndex;
    return found;
  }

  /** As `eat`, where the phrase ends there: at a comma, a semicolon, a bracket, a period or the end. */
  takePhrase(pattern: RegExp): RegExpExecArray | undefined {
    return this.take(new RegExp(`(?:${pattern.source})(?=\\s*(?:[,;)]|$))`));
  }

  get isDone(): boolean {
    return this.text.slice(this.position).trim() === '';
  }

  /** Takes words that are not understood up to the end of an effect, including their brackets. */
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

  /** The brackets right here, read by what is given. */
  inBrackets<T>(read: () => T): T {
    if (!this.take(/\(/)) throw this.unreadError('an opening bracket is missing');
    const got = read();
    if (!this.take(/\)/)) throw this.unreadError('not understood');
    return got;
  }

  unreadError(why: string): UnreadWords {
    return new UnreadWords(this.text.slice(this.position).trim(), why, this.text);
  }
}

/** Words that stand for an effect, or for several. */
export type Phrase = readonly [RegExp, (found: RegExpExecArray, text: Scanner) => string | Line[]];

/** Words of the shorthand that the reader does not know. */
export class UnreadWords extends Error {
  readonly words: string;

  constructor(words: string, why: string, whole: string) {
    super(`${why}: "${words}" in "${whole}"`);
    this.name = 'Unread';
    this.words = words;
  }
}
