/**
 * Plain JSON packed into a short text, for saves that are kept in great numbers. Words that a game knows are named by 15 bits
 * of their hash, or 22, whatever else it knows: another version of the game, which knows more or fewer, reads them as well.
 * What comes again (words, and records with the same fields) is named by when it came first.
 */
import { mostWords, NOW, Special } from './dialect.js';
import { type Digits, digitsOf, type GrowingDigits } from './digits.js';
import { hex, mixed, type Named, newShape, type Part, type Shape, sameFields, type Words } from './words.js';

/** Packed JSON, and a sum over the words it names. */
export interface Packed {
  readonly text: string;
  readonly sum: string;
}

/** Packs plain JSON; what is undefined is left out of records, and null in lists. */
export function pack(value: unknown, words: Words): Packed {
  const packer = new Packer(words);
  packer.put(value);
  return { text: packer.digits().text, sum: hex(packer.sum) };
}

const AT_SPECIAL = NOW.special;
const SHORT = NOW.more - NOW.words;
const MOST_WORDS = mostWords(NOW);
/** Of so many fields it is shorter to say which are absent than to name all others. */
const MANY_FIELDS = 12;
/** Keys and fingerprints: two digits a byte. */
const LEAST_KEY = 16;
const NO_PARTS: readonly Part[] = [];
const HEXADECIMAL = /^([0-9a-f]{2})+$/;

/** Writes bytes; whoever packs bit by bit keeps one. */
export class Packer {
  sum = 0;
  private bytes: Uint8Array;
  private at = 0;
  private readonly words: Words;
  /** Which packing this is: what a word remembers of another one is over. */
  private readonly packing: number;
  private coming = 0;
  /** The words without a name that came. */
  private readonly others = new Map<string, number>();
  /** Shapes of records that came and that the words do not remember. */
  private readonly rare: Shape[] = [];
  private shapes = 0;
  /** As which shape the last record came. */
  private before = -1;

  /** `room`: to write in, for whoever takes the text before the next packs there. */
  constructor(words: Words, room = new Uint8Array(2048)) {
    this.words = words;
    this.bytes = room;
    this.packing = words.next();
  }

  put(value: unknown): void {
    if (typeof value === 'string') this.word(value);
    else if (typeof value === 'number') this.number(value);
    else if (value === true) this.byte(AT_SPECIAL + Special.true);
    else if (value === false) this.byte(AT_SPECIAL + Special.false);
    else if (value === null || value === undefined) this.byte(AT_SPECIAL + Special.null);
    else if (Array.isArray(value)) {
      if (value.length === 0) return this.byte(AT_SPECIAL + Special.empty);
      this.byte(AT_SPECIAL + Special.list);
      this.count(value.length);
      for (let i = 0; i < value.length; i++) this.put(value[i]);
    } else this.record(value as Record<string, unknown>);
  }

  private record(value: Record<string, unknown>): void {
    const all = Object.keys(value);
    const fields = all.length < MANY_FIELDS ? present(all, value) : all;
    const shape = this.shapeOf(fields);
    const known = shape.packing === this.packing ? shape.came : -1;
    if (known >= 0 && known === this.before) this.byte(AT_SPECIAL + Special.same);
    else if (known >= 0) {
      this.byte(AT_SPECIAL + Special.alike);
      this.count(known);
    } else {
      const { whole } = shape;
      if (whole?.alone || whole?.aloneLong) {
        this.byte(AT_SPECIAL + Special.shaped);
        this.name(whole);
      } else {
        this.byte(AT_SPECIAL + Special.record);
        this.count(fields.length);
        for (let i = 0; i < fields.length; i++) this.wordOf(fields[i] as string, shape.named[i]);
      }
      shape.packing = this.packing;
      shape.came = this.shapes++;
    }
    this.before = shape.came;
    for (let i = 0; i < fields.length; i++) {
      const held = value[fields[i] as string];
      if (held === undefined) this.byte(AT_SPECIAL + Special.absent);
      else this.put(held);
    }
  }

  private shapeOf(fields: readonly string[]): Shape {
    const shape = this.words.shapeOf(fields);
    if (shape) return shape;
    for (let i = this.rare.length - 1; i >= 0; i--) {
      const known = this.rare[i] as Shape;
      if (sameFields(known.fields, fields)) return known;
    }
    const fresh = newShape(fields, this.words);
    this.rare.push(fresh);
    return fresh;
  }

  private number(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < AT_SPECIAL) this.byte(value);
    else if (Number.isInteger(value) && value > 0 && value < 2 ** 31) {
      this.byte(AT_SPECIAL + Special.whole);
      this.count(value);
    } else {
      this.byte(AT_SPECIAL + Special.number);
      this.raw(JSON.stringify(value));
    }
  }

  /** A text, by its name where it has one. */
  word(value: string): void {
    this.wordOf(value, this.words.named(value));
  }

  private wordOf(value: string, named: Named | undefined): void {
    if (named?.alone || named?.aloneLong) return this.name(named);
    const known = this.others.get(value);
    if (known !== undefined) return this.again(known);
    this.spell(value);
    if (this.coming < MOST_WORDS) this.others.set(value, this.coming++);
  }

  private name(named: Named): void {
    if (named.packing === this.packing) return this.again(named.came);
    if (named.alone) {
      this.byte(NOW.named + (named.short >> 8));
      this.byte(named.short & 255);
    } else {
      this.byte(AT_SPECIAL + Special.long);
      this.byte(named.long >> 16);
      this.byte((named.long >> 8) & 255);
      this.byte(named.long & 255);
    }
    this.sum = mixed(this.sum, named.hash);
    if (this.coming >= MOST_WORDS) return;
    named.packing = this.packing;
    named.came = this.coming++;
  }

  private again(known: number): void {
    const back = this.coming - 1 - known;
    if (back < SHORT) return this.byte(NOW.words + back);
    this.byte(NOW.more + ((back - SHORT) >> 8));
    this.byte((back - SHORT) & 255);
  }

  private spell(value: string): void {
    const parts = value.includes(':') ? this.words.partsOf(value) : NO_PARTS;
    if (parts.length > 1 && parts.length < 256) {
      this.byte(AT_SPECIAL + Special.joined);
      this.byte(parts.length);
      this.parts(parts);
    } else if (value.length >= LEAST_KEY && HEXADECIMAL.test(value)) {
      this.byte(AT_SPECIAL + Special.hex);
      this.count(value.length / 2);
      for (let i = 0; i < value.length; i += 2) this.byte(16 * digitAt(value, i) + digitAt(value, i + 1));
    } else {
      this.byte(AT_SPECIAL + Special.text);
      this.raw(value);
    }
  }

  /** What stands between the colons of a text. */
  parts(parts: readonly Part[]): void {
    for (const part of parts) {
      if (typeof part === 'number') this.number(part);
      else if (typeof part === 'string') this.wordOf(part, undefined);
      else this.wordOf(part.word, part);
    }
  }

  private raw(value: string): void {
    this.count(value.length);
    for (let i = 0; i < value.length; i++) this.count(value.charCodeAt(i));
  }

  /** A whole number, seven bits a byte. */
  count(n: number): void {
    let left = n;
    for (; left > 127; left >>>= 7) this.byte((left & 127) | 128);
    this.byte(left);
  }

  byte(byte: number): void {
    if (this.at === this.bytes.length) {
      const more = new Uint8Array(2 * this.at);
      more.set(this.bytes);
      this.bytes = more;
    }
    this.bytes[this.at++] = byte;
  }

  /** All bytes as text; of what goes on growing, with what was text before. */
  digits(before?: GrowingDigits): Digits {
    return before ? before.of(this.bytes, this.at) : digitsOf(this.bytes, this.at);
  }
}

/** The fields that a record has a value for. */
function present(fields: string[], value: Record<string, unknown>): string[] {
  for (const field of fields) if (value[field] === undefined) return fields.filter((one) => value[one] !== undefined);
  return fields;
}

function digitAt(hexDigits: string, at: number): number {
  const code = hexDigits.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
}
