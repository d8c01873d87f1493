/** Reads what `packing.ts` wrote, and what earlier versions of it did. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { BEFORE, type Dialect, mostWords, NOW, Special } from './dialect.js';
import { damaged, type Said, saidBy } from './digits.js';
import { changed } from './errors.js';
import type { Packed } from './packing.js';
import { fromMould, hex, mixed, type Named, newShape, type Shape, type Words } from './words.js';

/**
 * Reads what was packed, by whichever words. A word that `words` has no longer is read as `~` and its name. Throws
 * `damaged-save` for what was not packed, or where `sum` shows that a name stood for another word.
 */
export function unpack({ text, sum }: Packed, words: Words): unknown {
  const [said, ...more] = saidBy(text);
  if (!said || more.length > 0) throw damaged();
  return trying(words, sum, NOW, (choices) => {
    const unpacker = new Unpacker(said, choices);
    return { value: unpacker.whole(), sum: unpacker.sum };
  });
}

/** Words that share a name are tried in turn: more than a few there never are. */
const MOST_ATTEMPTS = 1024;

/** Reads once for each choice among words of one name, until the sum is right. Throws `damaged-save` where it never is. */
export function trying<T>(
  words: Words,
  sum: string,
  dialect: Dialect,
  read: (choices: Choices) => { value: T; sum: number },
): T {
  for (let attempt = 0; ; attempt++) {
    const choices = new Choices(words, dialect, attempt);
    const isLast = () => attempt + 1 >= Math.min(choices.ways, MOST_ATTEMPTS);
    try {
      const { value, sum: own } = read(choices);
      if (choices.unknown || hex(own) === sum) return value;
      if (isLast()) throw changed();
    } catch (error) {
      // The fields of a record are a word as well: with another one the rest says something else, or nothing.
      if (isLast()) throw error;
    }
  }
}

/** Which of several words a name stands for, at one attempt. */
export class Choices {
  readonly dialect: Dialect;
  /** A name that no word has. */
  unknown = false;
  /** How many ways there are to read it. */
  ways = 1;
  private readonly words: Words;
  private left: number;

  constructor(words: Words, dialect: Dialect, attempt: number) {
    this.words = words;
    this.dialect = dialect;
    this.left = attempt;
  }

  /** The shape of a record with these fields. */
  shapeOf(fields: readonly string[]): Shape {
    return this.words.shapeOf(fields) ?? newShape(fields, this.words);
  }

  /** The shape that a word names. Throws as {@link trying} where it is none. */
  shapeNamed(word: string): Shape {
    const shape = this.words.shapeNamed(word);
    if (shape === undefined) throw changed();
    return shape;
  }

  /** The word of a short name that no other has. */
  lone(name: number): Named | undefined {
    return this.words.ofLone(name);
  }

  /** The word of a name; undefined where there is none. */
  of(name: number, long: boolean): Named | undefined {
    const all = long ? this.words.ofLong(name) : this.words.ofShort(name);
    const { length } = all;
    if (length === 1) return all[0];
    if (length === 0) {
      this.unknown = true;
      return undefined;
    }
    const chosen = all[this.left % length];
    this.left = Math.floor(this.left / length);
    this.ways *= length;
    return chosen;
  }
}

/** So many values in each other there never are. */
const DEEPEST = 100;

/** How many words are remembered at most. */
const MOST_CAME = Math.max(mostWords(NOW), mostWords(BEFORE));

/** Words that came, of whatever is read at the time; nobody reads two at once. */
const CAME: string[] = new Array<string>(MOST_CAME).fill('');

/** Bytes to be read: `from` the first until before `end`. */
export type Bytes = Pick<Said, 'bytes' | 'from' | 'end'>;

/** Reads bytes. */
export class Unpacker {
  sum = 0;
  private at: number;
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private readonly choices: Choices;
  private readonly special: number;
  private readonly words: number;
  private readonly more: number;
  private readonly named: number;
  /** A name is that of one byte more. */
  private readonly isShort: boolean;
  private readonly fromLast: boolean;
  private readonly most: number;
  /** How many words came. */
  private came = 0;
  /** In how many lists and records the value is. */
  private depth = 0;
  private readonly shapes: Shape[] = [];
  /** That of the last record. */
  private before: Shape | undefined;

  constructor({ bytes, from, end }: Bytes, choices: Choices) {
    this.bytes = bytes;
    this.at = from;
    this.end = end;
    this.choices = choices;
    const { dialect } = choices;
    ({ special: this.special, words: this.words, more: this.more, named: this.named } = dialect);
    this.isShort = dialect.bytes === 1;
    this.fromLast = dialect.fromLast;
    this.most = mostWords(dialect);
  }

  /** The one value that was packed. */
  whole(): unknown {
    const value = this.get();
    this.mustEnd();
    return value;
  }

  /** Nothing follows. A byte of nought may have been filled in. */
  mustEnd(): void {
    const left = this.end - this.at;
    if (left === 0 || (left === 1 && this.bytes[this.at] === 0)) return;
    throw damaged();
  }

  get(): unknown {
    const tag = this.byte();
    if (tag >= this.words) return this.word(tag);
    if (tag < this.special) return tag;
    return this.other(tag);
  }

  /** What is neither a small number nor a word that came or has a short name. */
  private other(tag: number): unknown {
    switch (tag - this.special) {
      case Special.true:
        return true;
      case Special.false:
        return false;
      case Special.null:
        return null;
      case Special.absent:
        return undefined;
      case Special.whole:
        return this.count();
      case Special.number:
        return Number(this.raw());
      case Special.text:
      case Special.hex:
      case Special.joined:
      case Special.long:
        return this.word(tag);
      case Special.empty:
        return [];
      case Special.list: {
        const list: unknown[] = [];
        this.enter();
        for (let n = this.size(); n > 0; n--) list.push(this.get());
        this.depth--;
        return list;
      }
      case Special.record: {
        const fields: string[] = [];
        for (let n = this.size(); n > 0; n--) fields.push(this.word(this.byte()));
        return this.recordOf(this.choices.shapeOf(fields));
      }
      case Special.shaped:
        return this.recordOf(this.choices.shapeNamed(this.word(this.byte())));
      case Special.same:
        return this.record(this.before);
      case Special.alike:
        return this.record(this.shapes[this.count()]);
      default:
        throw damaged();
    }
  }

  /** The first record of a shape. */
  private recordOf(shape: Shape): Record<string, unknown> {
    if (!shape.plain) throw damaged();
    this.shapes.push(shape);
    return this.record(shape);
  }

  private record(shape: Shape | undefined): Record<string, unknown> {
    if (!shape) throw damaged();
    this.before = shape;
    const { fields } = shape;
    const record = fromMould(shape);
    this.enter();
    for (let i = 0; i < fields.length; i++) {
      const held = this.get();
      if (held !== undefined || shape.mould) record[fields[i] as string] = held;
    }
    this.depth--;
    return record;
  }

  private enter(): void {
    if (++this.depth > DEEPEST) throw damaged();
  }

  /** A text that begins with that byte. */
  word(tag: number): string {
    let word: string;
    if (tag >= this.named) word = this.byShortName(((tag - this.named) << 8) | this.byte());
    else if (tag >= this.words) return this.again(tag);
    else word = this.newWord(tag);
    if (this.came < this.most) CAME[this.came++] = word;
    return word;
  }

  /** A word that came before. */
  private again(tag: number): string {
    const n = tag < this.more ? tag - this.words : this.more - this.words + ((tag - this.more) << 8) + this.byte();
    if (n >= this.came) throw damaged();
    return CAME[this.fromLast ? this.came - 1 - n : n] as string;
  }

  private byShortName(name: number): string {
    if (!this.isShort) return this.byName((name << 8) | this.byte(), true);
    const named = this.choices.lone(name);
    if (named === undefined) return this.byName(name, false);
    this.sum = mixed(this.sum, named.hash);
    return named.word;
  }

  private newWord(tag: number): string {
    switch (tag - this.special) {
      case Special.text:
        return this.raw();
      case Special.long:
        return this.byName((this.byte() << 16) | (this.byte() << 8) | this.byte(), true);
      case Special.joined:
        return this.parts(this.byte());
      case Special.hex: {
        const n = this.size();
        this.at += n;
        return bytesToHex(this.bytes.subarray(this.at - n, this.at));
      }
      default:
        throw damaged();
    }
  }

  private byName(name: number, long: boolean): string {
    const named = this.choices.of(name, long);
    if (named === undefined) return `~${name.toString(16)}`;
    this.sum = mixed(this.sum, named.hash);
    return named.word;
  }

  /** A text of so many parts. */
  parts(n: number): string {
    if (n === 0) return '';
    let text = String(this.get());
    for (let i = 1; i < n; i++) text += `:${this.get()}`;
    return text;
  }

  private raw(): string {
    let text = '';
    for (let n = this.size(); n > 0; n--) text += String.fromCharCode(this.count());
    return text;
  }

  /** How many things follow; there are not more than bytes left. */
  size(): number {
    const n = this.count();
    if (n > this.end - this.at) throw damaged();
    return n;
  }

  count(): number {
    const byte = this.byte();
    return byte < 128 ? byte : this.longCount(byte);
  }

  private longCount(first: number): number {
    let n = first & 127;
    for (let weight = 128; weight <= 2 ** 28; weight *= 128) {
      const byte = this.byte();
      n += (byte & 127) * weight;
      if (byte < 128) return n;
    }
    throw damaged();
  }

  byte(): number {
    if (this.at >= this.end) throw damaged();
    return this.bytes[this.at++] as number;
  }
}
