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
const MOST = (1 << 13) - 1;
/** What two signs stand for, by seven bits of the code of each; more where they are no digits. */
const VALUES = new Uint16Array(1 << 14).fill(0xffff);
PAIRS.forEach((codes, value) => {
  VALUES[((codes >> 8) << 7) | (codes & 127)] = value;
});
/** FNV-1a, pair by pair. */
const FIRST_PRINT = 0x811c9dc5;
const PRIME = 0x01000193;
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
let room = new Uint8Array(8192);
/** Bytes that were read, of whatever is read at the time; nobody reads two at once. */
let read = new Uint8Array(8192);
/** So many bytes are a whole number of pairs. */
const WHOLE = 13;

/** The older way: digits of six bits. */
const OLD_VALUES = valuesOf([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']);

function valuesOf(signs: readonly string[]): Uint8Array {
  const values = new Uint8Array(128).fill(255);
  signs.forEach((sign, value) => {
    values[sign.charCodeAt(0)] = value;
  });
  return values;
}

/** Digits, and a fingerprint of what they say. */
export interface Digits {
  readonly text: string;
  readonly print: number;
}

/** The first bytes of a list as text: thirteen bits in two signs, none of which JSON has to escape, and no full stop. */
export function digitsOf(bytes: Uint8Array, length: number): Digits {
  return digitsFrom(bytes, 0, length, FIRST_PRINT);
}

/** Bytes that only become more: what was text before is not written again. */
export class GrowingDigits {
  private text = '';
  private print = FIRST_PRINT;
  /** So many bytes have been written for good. */
  private written = 0;

  /** The first bytes of a list as {@link digitsOf} has them; those that were there before are the same. */
  of(bytes: Uint8Array, length: number): Digits {
    const whole = length - (length % WHOLE);
    if (whole > this.written) {
      const { text, print } = digitsFrom(bytes, this.written, whole, this.print);
      this.text += text;
      this.print = print;
      this.written = whole;
    }
    const rest = digitsFrom(bytes, whole, length, this.print);
    return { text: this.text + rest.text, print: rest.print };
  }
}

function digitsFrom(bytes: Uint8Array, from: number, end: number, before: number): Digits {
  if (2 * (end - from) > room.length) room = new Uint8Array(4 * (end - from));
  const signs = room;
  let print = before;
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = from; i < end; i++) {
    held = (held << 8) | (bytes[i] as number);
    bits += 8;
    if (bits < 13) continue;
    bits -= 13;
    const value = held >> bits;
    held &= (1 << bits) - 1;
    print = printed(print, value);
    const pair = PAIRS[value] as number;
    signs[to++] = pair >> 8;
    signs[to++] = pair & 255;
  }
  // What is left is filled up with nought; how many bytes there were follows from the number of signs, or nearly.
  if (bits > 0) {
    const value = held << (13 - bits);
    print = printed(print, value);
    const pair = PAIRS[value] as number;
    signs[to++] = pair >> 8;
    signs[to++] = pair & 255;
  }
  return { text: DECODER.decode(signs.subarray(0, to)), print };
}

/** What digits say: bytes, `from` the first until before `end`, and their fingerprint. */
export interface Said {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly end: number;
  readonly print: number;
}

/**
 * What each part of a text says, its parts being between full stops; there may be one byte of nought at the end of each. The
 * bytes are there until the next is read. Throws `damaged-save` for other texts.
 */
export function saidBy(text: string): Said[] {
  const { length } = text;
  if (length > room.length) room = new Uint8Array(2 * length);
  if (length > read.length) read = new Uint8Array(2 * length);
  // What is not ASCII takes more bytes than signs.
  const taken = ENCODER.encodeInto(text, room);
  if (taken.read !== length || taken.written !== length) throw damaged();
  const parts: Said[] = [];
  let from = 0;
  let end = 0;
  for (let stop = text.indexOf('.'); stop >= 0; stop = text.indexOf('.', from)) {
    const part = partSaid(room, from, stop, read, end);
    parts.push(part);
    from = stop + 1;
    ({ end } = part);
  }
  parts.push(partSaid(room, from, length, read, end));
  return parts;
}

/** What is said by some of the signs, written into a list of bytes. */
function partSaid(signs: Uint8Array, begin: number, stop: number, bytes: Uint8Array, from: number): Said {
  if ((stop - begin) % 2 !== 0) throw damaged();
  let print = FIRST_PRINT;
  let to = from;
  let at = begin;
  // Eight pairs are thirteen bytes: in one go three times as fast as bit by bit.
  for (; at + 16 <= stop; at += 16) {
    const a = valueAt(signs, at);
    const b = valueAt(signs, at + 2);
    const c = valueAt(signs, at + 4);
    const d = valueAt(signs, at + 6);
    const e = valueAt(signs, at + 8);
    const f = valueAt(signs, at + 10);
    const g = valueAt(signs, at + 12);
    const h = valueAt(signs, at + 14);
    if ((a | b | c | d | e | f | g | h) > MOST) throw damaged();
    print = printed(printed(printed(printed(print, a), b), c), d);
    print = printed(printed(printed(printed(print, e), f), g), h);
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
  let held = 0;
  let bits = 0;
  for (; at < stop; at += 2) {
    const value = valueAt(signs, at);
    if (value > MOST) throw damaged();
    print = printed(print, value);
    held = (held << 13) | value;
    bits += 5;
    bytes[to++] = held >> bits;
    if (bits >= 8) {
      bits -= 8;
      bytes[to++] = held >> bits;
    }
    held &= (1 << bits) - 1;
  }
  return { bytes, from, end: to, print };
}

/** What the two signs from there on stand for; more than {@link MOST} where they are no digits. */
function valueAt(signs: Uint8Array, at: number): number {
  return VALUES[((signs[at] as number) << 7) | (signs[at + 1] as number)] as number;
}

/** A fingerprint with one more pair. */
function printed(print: number, value: number): number {
  return Math.imul(print ^ value, PRIME);
}

/** The bytes of a text in the older way. Throws `damaged-save` for other texts. */
export function oldBytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = OLD_VALUES[text.charCodeAt(i)] ?? 255;
    if (value === 255) throw damaged();
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[to++] = (held >> bits) & 255;
  }
  return bytes;
}

/** For what cannot have been packed. */
export function damaged(): PlayError {
  return new PlayError('damaged-save', 'it cannot be unpacked', 'packed');
}
