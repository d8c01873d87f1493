/** Encodes bytes as text that JSON need not escape: 13 bits in two of 91 characters. */
import { PlayError } from './errors.js';

/** The 91 characters. */
const ALPHABET = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (character) => !'"\\.'.includes(character),
);
const BASE = ALPHABET.length;
/** The two character codes of each 13-bit value, the first in the higher byte. */
const PAIRS = Uint16Array.from({ length: 1 << 13 }, (_, value) => {
  const code = (digit: number) => (ALPHABET[digit] as string).charCodeAt(0);
  return (code(Math.floor(value / BASE)) << 8) | code(value % BASE);
});
/** The greatest value of a pair. */
const MAX_PAIR = (1 << 13) - 1;
/**
 * Value of each pair, indexed by seven bits of each character code. Greater than {@link MAX_PAIR} for invalid pairs.
 */
const VALUES = new Uint16Array(1 << 14).fill(0xffff);
PAIRS.forEach((codes, value) => {
  VALUES[((codes >> 8) << 7) | (codes & 127)] = value;
});
/** FNV-1a, pair by pair. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Available on every platform, but typed only by the DOM or Node libraries. */
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
declare class TextEncoder {
  encodeInto(text: string, target: Uint8Array): { readonly read: number; readonly written: number };
}
/**
 * Four times as fast as `String.fromCharCode` and six times as fast as character by character. The same holds for the
 * encoder.
 */
const DECODER = new TextDecoder();
const ENCODER = new TextEncoder();
/** Scratch buffer for characters, used for encoding and decoding. */
let textBuffer = new Uint8Array(8192);
/** Scratch buffer for decoded bytes. Safe to share, since decoding is never nested. */
let byteBuffer = new Uint8Array(8192);
/** This many bytes are a whole number of pairs. */
const BYTES_PER_GROUP = 13;

/** The encoding of the first format: six bits a character. */
const BASE64_VALUES = createValueTable([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']);

function createValueTable(characters: readonly string[]): Uint8Array {
  const values = new Uint8Array(128).fill(255);
  characters.forEach((character, value) => {
    values[character.charCodeAt(0)] = value;
  });
  return values;
}

/** Encoded text, and a hash of its content. */
export interface EncodedText {
  readonly text: string;
  readonly hash: number;
}

/** Encodes the first `length` bytes. The text contains no character that JSON escapes, and no full stop. */
export function encodeBytes(bytes: Uint8Array, length: number): EncodedText {
  return encodeRange(bytes, 0, length, FNV_OFFSET);
}

/** Encoder for bytes that only grow: finished text is not encoded again. */
export class IncrementalEncoder {
  private text = '';
  private hash = FNV_OFFSET;
  /** Number of bytes already encoded for good. */
  private written = 0;

  /** Encodes the first `length` bytes as {@link encodeBytes}. Bytes encoded before must not have changed. */
  encode(bytes: Uint8Array, length: number): EncodedText {
    const whole = length - (length % BYTES_PER_GROUP);
    if (whole > this.written) {
      const { text, hash } = encodeRange(bytes, this.written, whole, this.hash);
      this.text += text;
      this.hash = hash;
      this.written = whole;
    }
    const rest = encodeRange(bytes, whole, length, this.hash);
    return { text: this.text + rest.text, hash: rest.hash };
  }
}

function encodeRange(bytes: Uint8Array, from: number, end: number, previousHash: number): EncodedText {
  if (2 * (end - from) > textBuffer.length) textBuffer = new Uint8Array(4 * (end - from));
  const codes = textBuffer;
  let hash = previousHash;
  let to = 0;
  let buffer = 0;
  let bits = 0;
  for (let i = from; i < end; i++) {
    buffer = (buffer << 8) | (bytes[i] as number);
    bits += 8;
    if (bits < 13) continue;
    bits -= 13;
    const value = buffer >> bits;
    buffer &= (1 << bits) - 1;
    hash = mixPair(hash, value);
    const pair = PAIRS[value] as number;
    codes[to++] = pair >> 8;
    codes[to++] = pair & 255;
  }
  // The last bits are padded with zeros. The number of bytes follows from the text length, up to one zero byte.
  if (bits > 0) {
    const value = buffer << (13 - bits);
    hash = mixPair(hash, value);
    const pair = PAIRS[value] as number;
    codes[to++] = pair >> 8;
    codes[to++] = pair & 255;
  }
  return { text: DECODER.decode(codes.subarray(0, to)), hash };
}

/** A decoded part: `bytes` from `from` until before `end`, and their hash. */
export interface DecodedPart {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly end: number;
  readonly hash: number;
}

/**
 * Decodes a text whose parts are separated by full stops. Each part may end with one extra zero byte. The bytes are
 * valid until the next call.
 *
 * Throws `damaged-save` for other texts.
 */
export function decodeParts(text: string): DecodedPart[] {
  const { length } = text;
  if (length > textBuffer.length) textBuffer = new Uint8Array(2 * length);
  if (length > byteBuffer.length) byteBuffer = new Uint8Array(2 * length);
  // Characters outside ASCII take more than one byte.
  const encoded = ENCODER.encodeInto(text, textBuffer);
  if (encoded.read !== length || encoded.written !== length) throw unpackError();
  const parts: DecodedPart[] = [];
  let from = 0;
  let end = 0;
  for (let stop = text.indexOf('.'); stop >= 0; stop = text.indexOf('.', from)) {
    const part = decodePart(textBuffer, from, stop, byteBuffer, end);
    parts.push(part);
    from = stop + 1;
    ({ end } = part);
  }
  parts.push(decodePart(textBuffer, from, length, byteBuffer, end));
  return parts;
}

/** Decodes a range of characters into a list of bytes. */
function decodePart(codes: Uint8Array, begin: number, stop: number, bytes: Uint8Array, from: number): DecodedPart {
  if ((stop - begin) % 2 !== 0) throw unpackError();
  let hash = FNV_OFFSET;
  let to = from;
  let at = begin;
  // Eight pairs are thirteen bytes; together three times as fast as bit by bit.
  for (; at + 16 <= stop; at += 16) {
    const a = pairAt(codes, at);
    const b = pairAt(codes, at + 2);
    const c = pairAt(codes, at + 4);
    const d = pairAt(codes, at + 6);
    const e = pairAt(codes, at + 8);
    const f = pairAt(codes, at + 10);
    const g = pairAt(codes, at + 12);
    const h = pairAt(codes, at + 14);
    if ((a | b | c | d | e | f | g | h) > MAX_PAIR) throw unpackError();
    hash = mixPair(mixPair(mixPair(mixPair(hash, a), b), c), d);
    hash = mixPair(mixPair(mixPair(mixPair(hash, e), f), g), h);
    bytes[to] = a >> 5;
    bytes[to + 1] = (a << 3) | (b >> 10);
    bytes[to + 2] = b >> 2;
    bytes[to + 3] = (b << 6) | (c >> 7);
    bytes[to + 4] = (c << 1) | (d >> 12);
    bytes[to + 5] = d >> 4;
    bytes[to + 6] = (d << 4) | (e >> 9);
    bytes[to + 7] = e >> 1;
    bytes[to + 8] = (e << 7) | (f >> 6);
    bytes[to + 9] = (f << 2) | (g >> 11);
    bytes[to + 10] = g >> 3;
    bytes[to + 11] = (g << 5) | (h >> 8);
    bytes[to + 12] = h;
    to += 13;
  }
  let buffer = 0;
  let bits = 0;
  for (; at < stop; at += 2) {
    const value = pairAt(codes, at);
    if (value > MAX_PAIR) throw unpackError();
    hash = mixPair(hash, value);
    buffer = (buffer << 13) | value;
    bits += 5;
    bytes[to++] = buffer >> bits;
    if (bits >= 8) {
      bits -= 8;
      bytes[to++] = buffer >> bits;
    }
    buffer &= (1 << bits) - 1;
  }
  return { bytes, from, end: to, hash };
}

/** Returns the value of the pair at `at`; greater than {@link MAX_PAIR} if invalid. */
function pairAt(codes: Uint8Array, at: number): number {
  return VALUES[((codes[at] as number) << 7) | (codes[at + 1] as number)] as number;
}

/** Adds a pair to a hash. */
function mixPair(hash: number, value: number): number {
  return Math.imul(hash ^ value, FNV_PRIME);
}

/** Decodes text of the first format. Throws `damaged-save` for other texts. */
export function decodeBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let to = 0;
  let buffer = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = BASE64_VALUES[text.charCodeAt(i)] ?? 255;
    if (value === 255) throw unpackError();
    buffer = ((buffer << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[to++] = (buffer >> bits) & 255;
  }
  return bytes;
}

/** Returns the error for content that cannot have been packed. */
export function unpackError(): PlayError {
  return new PlayError('damaged-save', 'it cannot be unpacked', 'packed');
}
