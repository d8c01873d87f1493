import { type Line, plain } from '../words.js';

/** A text of the shorthand and how far it has been read. */
export class Scanner {
  readonly text: string;
  at = 0;
  /** What "that many" means here: the number rolled or the number chosen. */
  that: 'rolled' | 'chosen' | undefined;
  /** The Condition card that is spoken of. */
  condition: string | undefined;
  /** Within options to be paid, `discard` is a payment. */
  paying = false;

  constructor(text: string) {
    this.text = text;
  }

  /** The match of a pattern right here, which is then read. */
  eat(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(`\\s*(?:${pattern.source})`, 'yi');
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text);
    if (!found) return undefined;
    this.at = sticky.lastIndex;
    return found;
  }

  /** As `eat`, where the phrase ends there: at a comma, a semicolon, a bracket, a period or the end. */
  phrase(pattern: RegExp): RegExpExecArray | undefined {
    return this.eat(new RegExp(`(?:${pattern.source})(?=\\s*(?:[,;)]|$))`));
  }

  get done(): boolean {
    return this.text.slice(this.at).trim() === '';
  }

  /** What is not understood: words up to where an effect ends, with the brackets in them. */
  plain(): string {
    const from = this.at;
    let depth = 0;
    for (; this.at < this.text.length; this.at++) {
      const sign = this.text[this.at] as string;
      if (depth === 0 && /[,;)]/.test(sign)) break;
      if (sign === '(') depth++;
      if (sign === ')') depth--;
    }
    const words = this.text.slice(from, this.at).trim();
    if (words === '') throw this.unread('nothing stands where an effect should');
    return plain(words);
  }

  /** The brackets right here, read by what is given. */
  within<T>(read: () => T): T {
    if (!this.eat(/\(/)) throw this.unread('an opening bracket is missing');
    const got = read();
    if (!this.eat(/\)/)) throw this.unread('not understood');
    return got;
  }

  unread(why: string): Unread {
    return new Unread(this.text.slice(this.at).trim(), why, this.text);
  }
}

/** Words that stand for an effect, or for several. */
export type Phrase = readonly [RegExp, (found: RegExpExecArray, text: Scanner) => string | Line[]];

/** Words of the shorthand that the reader does not know. */
export class Unread extends Error {
  readonly words: string;

  constructor(words: string, why: string, whole: string) {
    super(`${why}: "${words}" in "${whole}"`);
    this.name = 'Unread';
    this.words = words;
  }
}
