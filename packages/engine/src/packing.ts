/**
 * Plain JSON packed into a short text, for saves that are kept in great numbers. Words that a game knows are named by 22
 * bits of their hash, whatever else it knows: another version of the game, which knows more or fewer, reads them as well.
 * What comes again (words, and records with the same fields) is named by when it came first.
 */
import { PlayError } from './errors.js';

/** A word with a name, and where it came in what was packed last with it: of how many, and as which. */
interface Named {
  readonly hash: number;
  readonly name: number;
  /** Whether no other word has the name: then it is written by it. */
  alone: boolean;
  packing: number;
  came: number;
}

/** The words that a game's positions and answers mostly consist of. */
export class Words {
  private readonly all = new Map<string, Named>();
  private readonly byName = new Map<number, string[]>();
  private packings = 0;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.all.has(word)) continue;
      const hash = hashOf(word);
      const name = nameOf(hash);
      const alike = this.byName.get(name);
      for (const other of alike ?? []) (this.all.get(other) as Named).alone = false;
      this.all.set(word, { hash, name, alone: alike === undefined, packing: 0, came: 0 });
      if (alike) alike.push(word);
      else this.byName.set(name, [word]);
    }
  }

  /** A word with its name. */
  named(word: string): Named | undefined {
    return this.all.get(word);
  }

  /** The words of a name. */
  of(name: number): readonly string[] | undefined {
    return this.byName.get(name);
  }

  /** The number of one more packing. */
  next(): number {
    return ++this.packings;
  }
}

/** Packed JSON, and a sum over the words it names. */
export interface Packed {
  readonly text: string;
  readonly sum: string;
}

/*
 * A value begins with a byte. 0 to 107: that number. From 108: as said here. From 128: one of the first 48 words that came;
 * from 176: any that came, with another byte; from 192: a word by its name, with two more.
 */
const TRUE = 108;
const FALSE = 109;
const NULL = 110;
const WHOLE = 111;
const NUMBER = 112;
const TEXT = 113;
const JOINED = 114;
const LIST = 115;
const RECORD = 116;
const ALIKE = 117;
const HEX = 118;
const LEAST_WORD = 128;
const MORE_WORDS = 176;
const NAMED = 192;
const SHORT = MORE_WORDS - LEAST_WORD;
const MOST_WORDS = SHORT + 256 * (NAMED - MORE_WORDS);

/** Packs plain JSON; what is undefined is left out of records, and null in lists. */
export function pack(value: unknown, words: Words): Packed {
  const packer = new Packer(words);
  packer.put(value);
  return { text: packer.text(), sum: hex(packer.sum) };
}

/**
 * Reads what was packed, by whichever words. A word that `words` has no longer is read as `~` and its name. Throws
 * `damaged-save` for what was not packed, or where `sum` shows that a name stood for another word.
 */
export function unpack({ text, sum }: Packed, words: Words): unknown {
  const bytes = bytesOf(text);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const unpacker = new Unpacker(bytes, words, attempt);
    const value = unpacker.whole();
    if (unpacker.unknown || hex(unpacker.sum) === sum) return value;
    if (unpacker.choices >> attempt === 0) break;
  }
  throw new PlayError('damaged-save', 'the save was changed after it was written, or cut short', 'check');
}

/** Keys and fingerprints: two digits a byte. */
const LEAST_KEY = 16;
const HEXADECIMAL = /^([0-9a-f]{2})+$/;
/** Words that share a name are tried in turn: more than a few there never are. */
const MOST_ATTEMPTS = 16;

/** What is packed is written here first: one save after the other. */
let scratch = new Uint8Array(8192);

class Packer {
  sum = 0;
  private bytes = scratch;
  private at = 0;
  private readonly words: Words;
  /** Which packing this is: what a word remembers of another one is over. */
  private readonly packing: number;
  private coming = 0;
  /** The words without a name that came. */
  private readonly others = new Map<string, number>();
  private readonly shapes: Shape[] = [];

  constructor(words: Words) {
    this.words = words;
    this.packing = words.next();
  }

  put(value: unknown): void {
    if (typeof value === 'string') this.word(value);
    else if (typeof value === 'number') this.number(value);
    else if (value === true) this.byte(TRUE);
    else if (value === false) this.byte(FALSE);
    else if (value === null || value === undefined) this.byte(NULL);
    else if (Array.isArray(value)) {
      this.byte(LIST);
      this.count(value.length);
      for (let i = 0; i < value.length; i++) this.put(value[i]);
    } else this.record(value as Record<string, unknown>);
  }

  private record(value: Record<string, unknown>): void {
    const fields: string[] = [];
    const held: unknown[] = [];
    for (const key in value) {
      const field = value[key];
      if (field === undefined) continue;
      fields.push(key);
      held.push(field);
    }
    const known = this.shapes.findIndex((shape) => same(shape, fields));
    if (known >= 0) {
      this.byte(ALIKE);
      this.count(known);
    } else {
      this.byte(RECORD);
      this.count(fields.length);
      for (const field of fields) this.word(field);
      this.shapes.push(fields);
    }
    for (let i = 0; i < held.length; i++) this.put(held[i]);
  }

  private number(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < TRUE) this.byte(value);
    else if (Number.isInteger(value) && value >= 0 && value < 2 ** 31) {
      this.byte(WHOLE);
      this.count(value);
    } else {
      this.byte(NUMBER);
      this.raw(JSON.stringify(value));
    }
  }

  private word(value: string): void {
    const named = this.words.named(value);
    if (named?.alone) {
      if (named.packing === this.packing) return this.again(named.came);
      const { name } = named;
      this.byte(NAMED + (name >> 16));
      this.byte((name >> 8) & 255);
      this.byte(name & 255);
      this.sum = mixed(this.sum, named.hash);
      if (this.coming >= MOST_WORDS) return;
      named.packing = this.packing;
      named.came = this.coming++;
      return;
    }
    const known = this.others.get(value);
    if (known !== undefined) return this.again(known);
    this.spell(value);
    if (this.coming < MOST_WORDS) this.others.set(value, this.coming++);
  }

  private again(known: number): void {
    if (known < SHORT) return this.byte(LEAST_WORD + known);
    this.byte(MORE_WORDS + ((known - SHORT) >> 8));
    this.byte((known - SHORT) & 255);
  }

  private spell(value: string): void {
    const parts = value.split(':');
    if (parts.length > 1 && parts.length < 256) {
      this.byte(JOINED);
      this.byte(parts.length);
      for (const part of parts) this.put(isPlainNumber(part) ? Number(part) : part);
    } else if (value.length >= LEAST_KEY && HEXADECIMAL.test(value)) {
      this.byte(HEX);
      this.count(value.length / 2);
      for (let i = 0; i < value.length; i += 2) this.byte(16 * digitAt(value, i) + digitAt(value, i + 1));
    } else {
      this.byte(TEXT);
      this.raw(value);
    }
  }

  private raw(value: string): void {
    this.count(value.length);
    for (let i = 0; i < value.length; i++) this.count(value.charCodeAt(i));
  }

  /** A whole number, seven bits a byte. */
  private count(n: number): void {
    let left = n;
    for (; left > 127; left >>>= 7) this.byte((left & 127) | 128);
    this.byte(left);
  }

  private byte(byte: number): void {
    if (this.at === this.bytes.length) {
      const more = new Uint8Array(2 * this.at);
      more.set(this.bytes);
      this.bytes = more;
      scratch = more;
    }
    this.bytes[this.at++] = byte;
  }

  text(): string {
    return textOf(this.bytes, this.at);
  }
}

/** The fields of a record. */
type Shape = readonly string[];

class Unpacker {
  sum = 0;
  /** A name that no word has. */
  unknown = false;
  /** For how many names there was a choice, as a number with so many bits. */
  choices = 0;
  private at = 0;
  private readonly bytes: Uint8Array;
  private readonly words: Words;
  private readonly attempt: number;
  private readonly came: string[] = [];
  private readonly shapes: (readonly string[])[] = [];

  constructor(bytes: Uint8Array, words: Words, attempt: number) {
    this.bytes = bytes;
    this.words = words;
    this.attempt = attempt;
  }

  whole(): unknown {
    const value = this.get();
    if (this.at !== this.bytes.length) throw damaged();
    return value;
  }

  private get(): unknown {
    const tag = this.byte();
    if (tag < TRUE) return tag;
    if (tag >= LEAST_WORD) return this.word(tag);
    switch (tag) {
      case TRUE:
        return true;
      case FALSE:
        return false;
      case NULL:
        return null;
      case WHOLE:
        return this.count();
      case NUMBER:
        return Number(this.raw());
      case TEXT:
      case HEX:
      case JOINED:
        return this.word(tag);
      case LIST: {
        const list: unknown[] = [];
        for (let n = this.size(); n > 0; n--) list.push(this.get());
        return list;
      }
      case RECORD: {
        const fields: string[] = [];
        for (let n = this.size(); n > 0; n--) fields.push(this.word(this.byte()));
        this.shapes.push(fields);
        return this.record(fields);
      }
      case ALIKE: {
        const fields = this.shapes[this.count()];
        if (!fields) throw damaged();
        return this.record(fields);
      }
      default:
        throw damaged();
    }
  }

  private record(fields: readonly string[]): Record<string, unknown> {
    const record: Record<string, unknown> = {};
    for (const field of fields) {
      if (field === '__proto__') throw damaged();
      record[field] = this.get();
    }
    return record;
  }

  private word(tag: number): string {
    if (tag >= LEAST_WORD && tag < NAMED) {
      const n = tag < MORE_WORDS ? tag - LEAST_WORD : SHORT + ((tag - MORE_WORDS) << 8) + this.byte();
      const word = this.came[n];
      if (word === undefined) throw damaged();
      return word;
    }
    const word = this.newWord(tag);
    if (this.came.length < MOST_WORDS) this.came.push(word);
    return word;
  }

  private newWord(tag: number): string {
    if (tag >= NAMED) {
      const name = ((tag - NAMED) << 16) | (this.byte() << 8) | this.byte();
      const all = this.words.of(name);
      if (!all) {
        this.unknown = true;
        return `~${name.toString(16)}`;
      }
      const word = all.length === 1 ? (all[0] as string) : this.chosen(all);
      this.sum = mixed(this.sum, hashOf(word));
      return word;
    }
    if (tag === TEXT) return this.raw();
    if (tag === HEX) {
      let text = '';
      for (let n = this.size(); n > 0; n--) text += this.byte().toString(16).padStart(2, '0');
      return text;
    }
    if (tag !== JOINED) throw damaged();
    const parts: string[] = [];
    for (let n = this.byte(); n > 0; n--) parts.push(String(this.get()));
    return parts.join(':');
  }

  /** One of several words of a name: another one at each attempt. */
  private chosen(all: readonly string[]): string {
    const bit = (this.attempt >> this.choicesMade()) & 1;
    this.choices = (this.choices << 1) | 1;
    return all[Math.min(bit, all.length - 1)] as string;
  }

  private choicesMade(): number {
    return 32 - Math.clz32(this.choices);
  }

  private raw(): string {
    let text = '';
    for (let n = this.size(); n > 0; n--) text += String.fromCharCode(this.count());
    return text;
  }

  /** How many things follow; there are not more than bytes left. */
  private size(): number {
    const n = this.count();
    if (n > this.bytes.length - this.at) throw damaged();
    return n;
  }

  private count(): number {
    let n = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      n += (byte & 127) * 2 ** shift;
      if (byte < 128) return n;
    }
    throw damaged();
  }

  private byte(): number {
    if (this.at >= this.bytes.length) throw damaged();
    return this.bytes[this.at++] as number;
  }
}

function same(some: Shape, others: Shape): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

function digitAt(hex: string, at: number): number {
  const code = hex.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
}

/** Whether a text is that of a small number, which comes back as it was. */
function isPlainNumber(text: string): boolean {
  return text.length < 3 && /^(0|[1-9]\d?)$/.test(text);
}

/** FNV-1a of a word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function nameOf(hash: number): number {
  return (hash ^ (hash >>> 22)) & 0x3fffff;
}

function mixed(sum: number, hash: number): number {
  return Math.imul(sum ^ hash, 0x01000193) >>> 0;
}

function hex(n: number): string {
  return n.toString(16).padStart(8, '0');
}

// ---- bytes as text ----

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CODES = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));
const VALUES = new Uint8Array(128).fill(255);
CODES.forEach((code, value) => {
  VALUES[code] = value;
});

/** The first bytes of a list, in digits of six bits. */
function textOf(bytes: Uint8Array, length: number): string {
  const codes = new Array<number>(Math.ceil((length * 4) / 3));
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    held = ((held << 8) | (bytes[i] as number)) & 0xfff;
    for (bits += 8; bits >= 6; bits -= 6) codes[to++] = CODES[(held >> (bits - 6)) & 63] as number;
  }
  if (bits > 0) codes[to++] = CODES[(held << (6 - bits)) & 63] as number;
  let text = '';
  for (let i = 0; i < codes.length; i += 4096) text += String.fromCharCode.apply(undefined, codes.slice(i, i + 4096));
  return text;
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? 255;
    if (value === 255) throw damaged();
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[to++] = (held >> bits) & 255;
  }
  return bytes;
}

function damaged(): PlayError {
  return new PlayError('damaged-save', 'it cannot be unpacked', 'packed');
}
