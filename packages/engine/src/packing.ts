/**
 * Packs plain JSON into a short text, for saves that are kept in large numbers. Dictionary words are written as 15 or
 * 22 bits of their hash. Other versions of the game can therefore read them, even with other words. Repeated words and
 * record shapes are written as references to the first occurrence.
 */

import { type EncodedText, encodeBytes, type IncrementalEncoder } from './base91.js';
import {
  createShape,
  type Dictionary,
  type DictionaryWord,
  haveSameFields,
  mixHash,
  type Shape,
  type TextPart,
  toHex,
} from './dictionary.js';
import { CURRENT_FORMAT, maxWords, ValueTag } from './pack-format.js';

/** Packed JSON, and a checksum over the dictionary words it uses. */
export interface PackedJson {
  readonly text: string;
  readonly sum: string;
}

/** Packs plain JSON. Undefined values are omitted from records and become null in lists. */
export function pack(value: unknown, dictionary: Dictionary): PackedJson {
  const packer = new Packer(dictionary);
  packer.write(value);
  return { text: packer.encode().text, sum: toHex(packer.sum) };
}

const FIRST_TAG = CURRENT_FORMAT.firstTag;
const SHORT_REFERENCES = CURRENT_FORMAT.firstLongReference - CURRENT_FORMAT.firstReference;
const MAX_WORDS = maxWords(CURRENT_FORMAT);
/** From this number of fields it is shorter to mark absent fields than to name all others. */
const MANY_FIELDS = 12;
/** Minimum length of a key or fingerprint that is packed as hex, two digits a byte. */
const MIN_HEX_LENGTH = 16;
const NO_PARTS: readonly TextPart[] = [];
const HEXADECIMAL = /^([0-9a-f]{2})+$/;

/** Writes values as bytes. Keep one to pack in several steps. */
export class Packer {
  /** Checksum over the dictionary words written so far. */
  sum = 0;
  private bytes: Uint8Array;
  private length = 0;
  private readonly dictionary: Dictionary;
  /** Number of this packing. References that words hold from other packings are invalid. */
  private readonly packing: number;
  private wordCount = 0;
  /** Words outside the dictionary that were written. */
  private readonly newWords = new Map<string, number>();
  /** Record shapes that the dictionary does not cache. */
  private readonly uncachedShapes: Shape[] = [];
  private shapeCount = 0;
  /** Index of the last record's shape. */
  private lastShape = -1;

  /** `buffer`: memory to write in. The caller must encode the bytes before the next packer uses it. */
  constructor(dictionary: Dictionary, buffer = new Uint8Array(2048)) {
    this.dictionary = dictionary;
    this.bytes = buffer;
    this.packing = dictionary.nextPacking();
  }

  /** Writes a value of any kind. */
  write(value: unknown): void {
    if (typeof value === 'string') this.writeWord(value);
    else if (typeof value === 'number') this.writeNumber(value);
    else if (value === true) this.writeByte(FIRST_TAG + ValueTag.true);
    else if (value === false) this.writeByte(FIRST_TAG + ValueTag.false);
    else if (value === null || value === undefined) this.writeByte(FIRST_TAG + ValueTag.null);
    else if (Array.isArray(value)) {
      if (value.length === 0) return this.writeByte(FIRST_TAG + ValueTag.empty);
      this.writeByte(FIRST_TAG + ValueTag.list);
      this.writeVarint(value.length);
      for (let i = 0; i < value.length; i++) this.write(value[i]);
    } else this.writeRecord(value as Record<string, unknown>);
  }

  private writeRecord(value: Record<string, unknown>): void {
    const all = Object.keys(value);
    const fields = all.length < MANY_FIELDS ? presentFields(all, value) : all;
    const shape = this.shapeOf(fields);
    const known = shape.lastPacking === this.packing ? shape.index : -1;
    if (known >= 0 && known === this.lastShape) this.writeByte(FIRST_TAG + ValueTag.likePrevious);
    else if (known >= 0) {
      this.writeByte(FIRST_TAG + ValueTag.likeEarlier);
      this.writeVarint(known);
    } else {
      const { shapeWord } = shape;
      if (shapeWord?.isShortUnique || shapeWord?.isLongUnique) {
        this.writeByte(FIRST_TAG + ValueTag.shaped);
        this.writeName(shapeWord);
      } else {
        this.writeByte(FIRST_TAG + ValueTag.record);
        this.writeVarint(fields.length);
        for (let i = 0; i < fields.length; i++) this.writeLookedUp(fields[i] as string, shape.words[i]);
      }
      shape.lastPacking = this.packing;
      shape.index = this.shapeCount++;
    }
    this.lastShape = shape.index;
    for (let i = 0; i < fields.length; i++) {
      const fieldValue = value[fields[i] as string];
      if (fieldValue === undefined) this.writeByte(FIRST_TAG + ValueTag.absent);
      else this.write(fieldValue);
    }
  }

  private shapeOf(fields: readonly string[]): Shape {
    const shape = this.dictionary.shapeOf(fields);
    if (shape) return shape;
    for (let i = this.uncachedShapes.length - 1; i >= 0; i--) {
      const known = this.uncachedShapes[i] as Shape;
      if (haveSameFields(known.fields, fields)) return known;
    }
    const created = createShape(fields, this.dictionary);
    this.uncachedShapes.push(created);
    return created;
  }

  private writeNumber(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < FIRST_TAG) this.writeByte(value);
    else if (Number.isInteger(value) && value > 0 && value < 2 ** 31) {
      this.writeByte(FIRST_TAG + ValueTag.whole);
      this.writeVarint(value);
    } else {
      this.writeByte(FIRST_TAG + ValueTag.number);
      this.writeString(JSON.stringify(value));
    }
  }

  /** Writes a text, by its dictionary name if it has one. */
  writeWord(value: string): void {
    this.writeLookedUp(value, this.dictionary.find(value));
  }

  private writeLookedUp(value: string, named: DictionaryWord | undefined): void {
    if (named?.isShortUnique || named?.isLongUnique) return this.writeName(named);
    const known = this.newWords.get(value);
    if (known !== undefined) return this.writeReference(known);
    this.writeNewWord(value);
    if (this.wordCount < MAX_WORDS) this.newWords.set(value, this.wordCount++);
  }

  private writeName(named: DictionaryWord): void {
    if (named.lastPacking === this.packing) return this.writeReference(named.index);
    if (named.isShortUnique) {
      this.writeByte(CURRENT_FORMAT.firstName + (named.shortName >> 8));
      this.writeByte(named.shortName & 255);
    } else {
      this.writeByte(FIRST_TAG + ValueTag.long);
      this.writeByte(named.longName >> 16);
      this.writeByte((named.longName >> 8) & 255);
      this.writeByte(named.longName & 255);
    }
    this.sum = mixHash(this.sum, named.hash);
    if (this.wordCount >= MAX_WORDS) return;
    named.lastPacking = this.packing;
    named.index = this.wordCount++;
  }

  private writeReference(known: number): void {
    const back = this.wordCount - 1 - known;
    if (back < SHORT_REFERENCES) return this.writeByte(CURRENT_FORMAT.firstReference + back);
    this.writeByte(CURRENT_FORMAT.firstLongReference + ((back - SHORT_REFERENCES) >> 8));
    this.writeByte((back - SHORT_REFERENCES) & 255);
  }

  private writeNewWord(value: string): void {
    const parts = value.includes(':') ? this.dictionary.partsOf(value) : NO_PARTS;
    if (parts.length > 1 && parts.length < 256) {
      this.writeByte(FIRST_TAG + ValueTag.joined);
      this.writeByte(parts.length);
      this.writeParts(parts);
    } else if (value.length >= MIN_HEX_LENGTH && HEXADECIMAL.test(value)) {
      this.writeByte(FIRST_TAG + ValueTag.hex);
      this.writeVarint(value.length / 2);
      for (let i = 0; i < value.length; i += 2) this.writeByte(16 * hexDigitAt(value, i) + hexDigitAt(value, i + 1));
    } else {
      this.writeByte(FIRST_TAG + ValueTag.text);
      this.writeString(value);
    }
  }

  /** Writes the parts of a text that colons separate. */
  writeParts(parts: readonly TextPart[]): void {
    for (const part of parts) {
      if (typeof part === 'number') this.writeNumber(part);
      else if (typeof part === 'string') this.writeLookedUp(part, undefined);
      else this.writeLookedUp(part.word, part);
    }
  }

  private writeString(value: string): void {
    this.writeVarint(value.length);
    for (let i = 0; i < value.length; i++) this.writeVarint(value.charCodeAt(i));
  }

  /** Writes a whole number, seven bits a byte. */
  writeVarint(n: number): void {
    let left = n;
    for (; left > 127; left >>>= 7) this.writeByte((left & 127) | 128);
    this.writeByte(left);
  }

  /** Writes a byte, from 0 to 255. */
  writeByte(byte: number): void {
    if (this.length === this.bytes.length) {
      const more = new Uint8Array(2 * this.length);
      more.set(this.bytes);
      this.bytes = more;
    }
    this.bytes[this.length++] = byte;
  }

  /** Encodes all bytes as text. `encoder`: reuses the text of earlier calls. */
  encode(encoder?: IncrementalEncoder): EncodedText {
    return encoder ? encoder.encode(this.bytes, this.length) : encodeBytes(this.bytes, this.length);
  }
}

/** Returns the fields that have a value. */
function presentFields(fields: string[], value: Record<string, unknown>): string[] {
  for (const field of fields) if (value[field] === undefined) return fields.filter((item) => value[item] !== undefined);
  return fields;
}

function hexDigitAt(hexDigits: string, at: number): number {
  const code = hexDigits.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
}
