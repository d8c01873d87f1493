/** Bytes as text that JSON takes as it is. */
import { PlayError } from './errors.js';

/** Digits of 13 bits in two, from 91 signs. */
const SIGNS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (sign) => !'"\\.'.includes(sign),
);
const BASE = SIGNS.length;
/** The codes of the two signs for a value, the first in the higher byte. */
const PAIRS = Uint16Array.from({ length: 1 << 13 }, (_, value) => {
  const code = (digit: number) => (SIGNS[digit] as string).charCodeAt(0);
  return (code(Math.floor(value / BASE)) << 8) | code(value % BASE);
});
/** The greatest value of a pair. */
const MAX_PAIR = (1 << 13) - 1;
/** What two signs stand for, by seven bits of the code of each; more where they are no digits. */
const VALUES = new Uint16Array(1 << 14).fill(0xffff);
PAIRS.forEach((codes, value) => {
  VALUES[((codes >> 8) << 7) | (codes & 127)] = value;
});
/** FNV-1a, pair by pair. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** What every platform has; its types come with one of them. */
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
declare class TextEncoder {
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}
/** Four times as fast as `String.fromCharCode`, and six times as fast as sign by sign; the other way as well. */
const DECODER = new TextDecoder();
const ENCODER = new TextEncoder();
/** Where signs are written before they become a text, and before they are read. */
let textBuffer = new Uint8Array(8192);
/** Bytes that were read, of whatever is read at the time; nobody reads two at once. */
let byteBuffer = new Uint8Array(8192);
/** So many bytes are a whole number of pairs. */
const BYTES_PER_GROUP = 13;

/** The older way: digits of six bits. */
const BASE64_VALUES = createValueTable([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']);

function createValueTable(signs: readonly string[]): Uint8Array {
  const values = new Uint8Array(128).fill(255);
  signs.forEach((sign, value) => {
    values[sign.charCodeAt(0)] = value;
  });
  return values;
}

/** Digits, and a fingerprint of what they say. */
export interface EncodedText {
  readonly text: string;
  readonly hash: number;
}

/** The first bytes of a list as text: thirteen bits in two signs, none of which JSON has to escape, and no full stop. */
export function encodeBytes(bytes: Uint8Array, length: number): EncodedText {
  return encodeRange(bytes, 0, length, FNV_OFFSET);
}

/** Bytes that only become more: what was text before is not written again. */
export class IncrementalEncoder {
  private text = '';
  private hash = FNV_OFFSET;
  /** So many bytes have been written for good. */
  private written = 0;

  /** The first bytes of a list as {@link encodeBytes} has them; those that were there before are the same. */
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
  const signs = textBuffer;
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
    signs[to++] = pair >> 8;
    signs[to++] = pair & 255;
  }
  // What is left is filled up with nought; how many bytes there were follows from the number of signs, or nearly.
  if (bits > 0) {
    const value = buffer << (13 - bits);
    hash = mixPair(hash, value);
    const pair = PAIRS[value] as number;
    signs[to++] = pair >> 8;
    signs[to++] = pair & 255;
  }
  return { text: DECODER.decode(signs.subarray(0, to)), hash };
}

/** What digits say: bytes, `from` the first until before `end`, and their fingerprint. */
export interface DecodedPart {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly end: number;
  readonly hash: number;
}

/**
 * What each part of a text says, its parts being between full stops; there may be one byte of nought at the end of each. The
 * bytes are there until the next is read. Throws `damaged-save` for other texts.
 */
export function decodeParts(text: string): DecodedPart[] {
  const { length } = text;
  if (length > textBuffer.length) textBuffer = new Uint8Array(2 * length);
  if (length > byteBuffer.length) byteBuffer = new Uint8Array(2 * length);
  // What is not ASCII takes more bytes than signs.
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

/** What is said by some of the signs, written into a list of bytes. */
function decodePart(signs: Uint8Array, begin: number, stop: number, bytes: Uint8Array, from: number): DecodedPart {
  if ((stop - begin) % 2 !== 0) throw unpackError();
  let hash = FNV_OFFSET;
  let to = from;
  let at = begin;
  // Eight pairs are thirteen bytes: in one go three times as fast as bit by bit.
  for (; at + 16 <= stop; at += 16) {
    const a = pairAt(signs, at);
    const b = pairAt(signs, at + 2);
    const c = pairAt(signs, at + 4);
    const d = pairAt(signs, at + 6);
    const e = pairAt(signs, at + 8);
    const f = pairAt(signs, at + 10);
    const g = pairAt(signs, at + 12);
    const h = pairAt(signs, at + 14);
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
    const value = pairAt(signs, at);
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

/** What the two signs from there on stand for; more than {@link MAX_PAIR} where they are no digits. */
function pairAt(signs: Uint8Array, at: number): number {
  return VALUES[((signs[at] as number) << 7) | (signs[at + 1] as number)] as number;
}

/** A fingerprint with one more pair. */
function mixPair(hash: number, value: number): number {
  return Math.imul(hash ^ value, FNV_PRIME);
}

/** The bytes of a text in the older way. Throws `damaged-save` for other texts. */
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

/** For what cannot have been packed. */
export function unpackError(): PlayError {
  return new PlayError('damaged-save', 'it cannot be unpacked', 'packed');
}
