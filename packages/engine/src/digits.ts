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
/** What two signs stand for, by seven bits of the code of each; {@link NONE} where they are no digits. */
const NONE = 0xffff;
const VALUES = new Uint16Array(1 << 14).fill(NONE);
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
/** Four times as fast as `String.fromCharCode`, and six times as fast as sign by sign. */
const DECODER = new TextDecoder();
/** Where signs are written before they become a text. */
let room = new Uint8Array(8192);
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
    print = Math.imul(print ^ value, PRIME);
    const pair = PAIRS[value] as number;
    signs[to++] = pair >> 8;
    signs[to++] = pair & 255;
  }
  // What is left is filled up with nought; how many bytes there were follows from the number of signs, or nearly.
  if (bits > 0) {
    const value = held << (13 - bits);
    print = Math.imul(print ^ value, PRIME);
    const pair = PAIRS[value] as number;
    signs[to++] = pair >> 8;
    signs[to++] = pair & 255;
  }
  return { text: DECODER.decode(signs.subarray(0, to)), print };
}

/** What digits say, and their fingerprint. */
export interface Said {
  readonly bytes: Uint8Array;
  readonly print: number;
}

/** The bytes of a text, or of a part of one, with at most one of nought behind them. Throws `damaged-save` for other texts. */
export function saidBy(text: string, from = 0, end = text.length): Said {
  if ((end - from) % 2 !== 0) throw damaged();
  const bytes = new Uint8Array(Math.floor(((end - from) * 13) / 16));
  let print = FIRST_PRINT;
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = from; i < end; i += 2) {
    const high = text.charCodeAt(i);
    const low = text.charCodeAt(i + 1);
    const value = (high | low) < 128 ? (VALUES[(high << 7) | low] as number) : NONE;
    if (value === NONE) throw damaged();
    print = Math.imul(print ^ value, PRIME);
    held = (held << 13) | value;
    bits += 5;
    bytes[to++] = held >> bits;
    if (bits >= 8) {
      bits -= 8;
      bytes[to++] = held >> bits;
    }
    held &= (1 << bits) - 1;
  }
  return { bytes, print };
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
