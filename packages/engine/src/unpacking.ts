/** Reads the output of `packing.ts`, and of its earlier versions. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { type DecodedPart, decodeParts, unpackError } from './base91.js';
import {
  createFromTemplate,
  createShape,
  type Dictionary,
  type DictionaryWord,
  mixHash,
  type Shape,
  toHex,
} from './dictionary.js';
import { checksumError } from './errors.js';
import { CURRENT_FORMAT, FIRST_FORMAT, maxWords, type PackFormat, ValueTag } from './pack-format.js';
import type { PackedJson } from './packing.js';

/**
 * Unpacks JSON packed with any dictionary. A word that the dictionary no longer has is read as `~` and its name. Throws
 * `damaged-save` for other texts, or if `sum` shows that a name now means another word.
 */
export function unpack({ text, sum }: PackedJson, dictionary: Dictionary): unknown {
  const [part, ...more] = decodeParts(text);
  if (!part || more.length > 0) throw unpackError();
  return tryChoices(dictionary, sum, CURRENT_FORMAT, (choices) => {
    const unpacker = new Unpacker(part, choices);
    return { value: unpacker.readAll(), sum: unpacker.sum };
  });
}

/** Limit of attempts among words that share a name; in practice there are few. */
const MAX_ATTEMPTS = 1024;

/**
 * Reads once for each combination of words that share a name, until the sum is right. Throws `damaged-save` if it never
 * is.
 */
export function tryChoices<T>(
  dictionary: Dictionary,
  sum: string,
  format: PackFormat,
  read: (choices: WordChoices) => { value: T; sum: number },
): T {
  for (let attempt = 0; ; attempt++) {
    const choices = new WordChoices(dictionary, format, attempt);
    const isLast = () => attempt + 1 >= Math.min(choices.combinations, MAX_ATTEMPTS);
    try {
      const { value, sum: actual } = read(choices);
      if (choices.hasUnknown || toHex(actual) === sum) return value;
      if (isLast()) throw checksumError();
    } catch (error) {
      // The fields of a record can be a word as well. With a wrong one the rest makes no sense and may throw.
      if (isLast()) throw error;
    }
  }
}

/** The choice among words that share a name, for one attempt. */
export class WordChoices {
  readonly format: PackFormat;
  /** True if a name has no word. */
  hasUnknown = false;
  /** Number of combinations of words. */
  combinations = 1;
  private readonly dictionary: Dictionary;
  private remaining: number;

  constructor(dictionary: Dictionary, format: PackFormat, attempt: number) {
    this.dictionary = dictionary;
    this.format = format;
    this.remaining = attempt;
  }

  /** Returns the shape of a record with these fields. */
  shapeOf(fields: readonly string[]): Shape {
    return this.dictionary.shapeOf(fields) ?? createShape(fields, this.dictionary);
  }

  /** Returns the shape that a word names. Throws as {@link tryChoices} if there is none. */
  shapeByWord(word: string): Shape {
    const shape = this.dictionary.shapeByWord(word);
    if (shape === undefined) throw checksumError();
    return shape;
  }

  /** Returns the word of a short name that no other word has. */
  findUnique(name: number): DictionaryWord | undefined {
    return this.dictionary.findUnique(name);
  }

  /** Returns the chosen word of a name, or undefined. */
  choose(name: number, long: boolean): DictionaryWord | undefined {
    const all = long ? this.dictionary.findByLongName(name) : this.dictionary.findByShortName(name);
    const { length } = all;
    if (length === 1) return all[0];
    if (length === 0) {
      this.hasUnknown = true;
      return undefined;
    }
    const chosen = all[this.remaining % length];
    this.remaining = Math.floor(this.remaining / length);
    this.combinations *= length;
    return chosen;
  }
}

/** Maximum nesting of values. */
const MAX_DEPTH = 100;

/** Maximum number of words that references can reach. */
const MAX_WORDS = Math.max(maxWords(CURRENT_FORMAT), maxWords(FIRST_FORMAT));

/** Scratch list of the words read. Safe to share, since reading is never nested. */
const READ_WORDS: string[] = new Array<string>(MAX_WORDS).fill('');

/** A range of bytes to read: from `from` until before `end`. */
export type ByteRange = Pick<DecodedPart, 'bytes' | 'from' | 'end'>;

/** Reads values from bytes. */
export class Unpacker {
  sum = 0;
  private offset: number;
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private readonly choices: WordChoices;
  private readonly firstTag: number;
  private readonly firstReference: number;
  private readonly firstLongReference: number;
  private readonly firstName: number;
  /** True if the format has short names; otherwise names have one more byte. */
  private readonly hasShortNames: boolean;
  private readonly countsFromLast: boolean;
  private readonly wordLimit: number;
  /** Number of words read so far. */
  private wordCount = 0;
  /** Current nesting of lists and records. */
  private depth = 0;
  private readonly shapes: Shape[] = [];
  /** Shape of the last record. */
  private lastShape: Shape | undefined;

  constructor({ bytes, from, end }: ByteRange, choices: WordChoices) {
    this.bytes = bytes;
    this.offset = from;
    this.end = end;
    this.choices = choices;
    const { format } = choices;
    ({
      firstTag: this.firstTag,
      firstReference: this.firstReference,
      firstLongReference: this.firstLongReference,
      firstName: this.firstName,
    } = format);
    this.hasShortNames = format.extraNameBytes === 1;
    this.countsFromLast = format.countsFromLast;
    this.wordLimit = maxWords(format);
  }

  /** Reads the single packed value. */
  readAll(): unknown {
    const value = this.read();
    this.expectEnd();
    return value;
  }

  /** Throws unless the end is reached. One zero byte of padding is allowed. */
  expectEnd(): void {
    const left = this.end - this.offset;
    if (left === 0 || (left === 1 && this.bytes[this.offset] === 0)) return;
    throw unpackError();
  }

  read(): unknown {
    const tag = this.readByte();
    if (tag >= this.firstReference) return this.readWord(tag);
    if (tag < this.firstTag) return tag;
    return this.readTagged(tag);
  }

  /** Reads a value that is neither a small number nor a known or short-named word. */
  private readTagged(tag: number): unknown {
    switch (tag - this.firstTag) {
      case ValueTag.true:
        return true;
      case ValueTag.false:
        return false;
      case ValueTag.null:
        return null;
      case ValueTag.absent:
        return undefined;
      case ValueTag.whole:
        return this.readVarint();
      case ValueTag.number:
        return Number(this.readString());
      case ValueTag.text:
      case ValueTag.hex:
      case ValueTag.joined:
      case ValueTag.long:
        return this.readWord(tag);
      case ValueTag.empty:
        return [];
      case ValueTag.list: {
        const list: unknown[] = [];
        this.enter();
        for (let n = this.readSize(); n > 0; n--) list.push(this.read());
        this.depth--;
        return list;
      }
      case ValueTag.record: {
        const fields: string[] = [];
        for (let n = this.readSize(); n > 0; n--) fields.push(this.readWord(this.readByte()));
        return this.readNewRecord(this.choices.shapeOf(fields));
      }
      case ValueTag.shaped:
        return this.readNewRecord(this.choices.shapeByWord(this.readWord(this.readByte())));
      case ValueTag.likePrevious:
        return this.readRecord(this.lastShape);
      case ValueTag.likeEarlier:
        return this.readRecord(this.shapes[this.readVarint()]);
      default:
        throw unpackError();
    }
  }

  /** Reads the first record of a shape. */
  private readNewRecord(shape: Shape): Record<string, unknown> {
    if (!shape.isSafe) throw unpackError();
    this.shapes.push(shape);
    return this.readRecord(shape);
  }

  private readRecord(shape: Shape | undefined): Record<string, unknown> {
    if (!shape) throw unpackError();
    this.lastShape = shape;
    const { fields } = shape;
    const record = createFromTemplate(shape);
    this.enter();
    for (let i = 0; i < fields.length; i++) {
      const fieldValue = this.read();
      if (fieldValue !== undefined || shape.template) record[fields[i] as string] = fieldValue;
    }
    this.depth--;
    return record;
  }

  private enter(): void {
    if (++this.depth > MAX_DEPTH) throw unpackError();
  }

  /** Reads a text that begins with the byte `tag`. */
  readWord(tag: number): string {
    let word: string;
    if (tag >= this.firstName) word = this.readShortName(((tag - this.firstName) << 8) | this.readByte());
    else if (tag >= this.firstReference) return this.readReference(tag);
    else word = this.readNewWord(tag);
    if (this.wordCount < this.wordLimit) READ_WORDS[this.wordCount++] = word;
    return word;
  }

  /** Reads a reference to an earlier word. */
  private readReference(tag: number): string {
    const n =
      tag < this.firstLongReference
        ? tag - this.firstReference
        : this.firstLongReference - this.firstReference + ((tag - this.firstLongReference) << 8) + this.readByte();
    if (n >= this.wordCount) throw unpackError();
    return READ_WORDS[this.countsFromLast ? this.wordCount - 1 - n : n] as string;
  }

  private readShortName(name: number): string {
    if (!this.hasShortNames) return this.readName((name << 8) | this.readByte(), true);
    const named = this.choices.findUnique(name);
    if (named === undefined) return this.readName(name, false);
    this.sum = mixHash(this.sum, named.hash);
    return named.word;
  }

  private readNewWord(tag: number): string {
    switch (tag - this.firstTag) {
      case ValueTag.text:
        return this.readString();
      case ValueTag.long:
        return this.readName((this.readByte() << 16) | (this.readByte() << 8) | this.readByte(), true);
      case ValueTag.joined:
        return this.readParts(this.readByte());
      case ValueTag.hex: {
        const n = this.readSize();
        this.offset += n;
        return bytesToHex(this.bytes.subarray(this.offset - n, this.offset));
      }
      default:
        throw unpackError();
    }
  }

  private readName(name: number, long: boolean): string {
    const named = this.choices.choose(name, long);
    if (named === undefined) return `~${name.toString(16)}`;
    this.sum = mixHash(this.sum, named.hash);
    return named.word;
  }

  /** Reads a text of `n` parts. */
  readParts(n: number): string {
    if (n === 0) return '';
    let text = String(this.read());
    for (let i = 1; i < n; i++) text += `:${this.read()}`;
    return text;
  }

  private readString(): string {
    let text = '';
    for (let n = this.readSize(); n > 0; n--) text += String.fromCharCode(this.readVarint());
    return text;
  }

  /** Reads a count of items, which cannot exceed the bytes left. */
  readSize(): number {
    const n = this.readVarint();
    if (n > this.end - this.offset) throw unpackError();
    return n;
  }

  readVarint(): number {
    const byte = this.readByte();
    return byte < 128 ? byte : this.readLongVarint(byte);
  }

  private readLongVarint(first: number): number {
    let n = first & 127;
    for (let weight = 128; weight <= 2 ** 28; weight *= 128) {
      const byte = this.readByte();
      n += (byte & 127) * weight;
      if (byte < 128) return n;
    }
    throw unpackError();
  }

  readByte(): number {
    if (this.offset >= this.end) throw unpackError();
    return this.bytes[this.offset++] as number;
  }
}
