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
/** More arguments at once a call may not take. */
const MOST_CODES = 4096;

/** The older way: digits of six bits. */
const OLD_VALUES = valuesOf([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']);

function valuesOf(signs: readonly string[]): Uint8Array {
  const values = new Uint8Array(128).fill(255);
  signs.forEach((sign, value) => {
    values[sign.charCodeAt(0)] = value;
  });
  return values;
}

/** The first bytes of a list as text: thirteen bits in two signs, none of which JSON has to escape, and no full stop. */
export function textOf(bytes: Uint8Array, length: number): string {
  const codes = new Array<number>(2 * Math.ceil((8 * length) / 13));
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    held = (held << 8) | (bytes[i] as number);
    bits += 8;
    if (bits < 13) continue;
    bits -= 13;
    const pair = PAIRS[held >> bits] as number;
    held &= (1 << bits) - 1;
    codes[to++] = pair >> 8;
    codes[to++] = pair & 255;
  }
  // What is left is filled up with nought; how many bytes there were follows from the number of signs, or nearly.
  if (bits > 0) {
    const pair = PAIRS[held << (13 - bits)] as number;
    codes[to++] = pair >> 8;
    codes[to++] = pair & 255;
  }
  if (to <= MOST_CODES) return String.fromCharCode.apply(undefined, codes);
  let text = '';
  for (let i = 0; i < to; i += MOST_CODES) {
    text += String.fromCharCode.apply(undefined, codes.slice(i, i + MOST_CODES));
  }
  return text;
}

/** The bytes of a text, or of a part of one, with at most one of nought behind them. Throws `damaged-save` for other texts. */
export function bytesOf(text: string, from = 0, end = text.length): Uint8Array {
  if ((end - from) % 2 !== 0) throw damaged();
  const bytes = new Uint8Array(Math.floor(((end - from) * 13) / 16));
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = from; i < end; i += 2) {
    const high = text.charCodeAt(i);
    const low = text.charCodeAt(i + 1);
    const value = (high | low) < 128 ? (VALUES[(high << 7) | low] as number) : NONE;
    if (value === NONE) throw damaged();
    held = (held << 13) | value;
    bits += 5;
    bytes[to++] = held >> bits;
    if (bits >= 8) {
      bits -= 8;
      bytes[to++] = held >> bits;
    }
    held &= (1 << bits) - 1;
  }
  return bytes;
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
