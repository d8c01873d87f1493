/** Bytes as text that JSON takes as it is. */
import { PlayError } from './errors.js';

/** Digits of 13 bits in two, from 91 signs. */
const SIGNS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (sign) => !'"\\.'.includes(sign),
);
const BASE = SIGNS.length;
const CODES = Uint8Array.from(SIGNS, (sign) => sign.charCodeAt(0));
const VALUES = valuesOf(SIGNS);

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
  const codes: number[] = [];
  let held = 0;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    held = (held << 8) | (bytes[i] as number);
    bits += 8;
    if (bits < 13) continue;
    bits -= 13;
    const value = held >> bits;
    held &= (1 << bits) - 1;
    const high = (value / BASE) | 0;
    codes.push(CODES[high] as number, CODES[value - BASE * high] as number);
  }
  // What is left is filled up with nought; how many bytes there were follows from the number of signs, or nearly.
  if (bits > 0) {
    const value = held << (13 - bits);
    const high = (value / BASE) | 0;
    codes.push(CODES[high] as number, CODES[value - BASE * high] as number);
  }
  let text = '';
  for (let i = 0; i < codes.length; i += 4096) text += String.fromCharCode.apply(undefined, codes.slice(i, i + 4096));
  return text;
}

/** The bytes of a text, with at most one of nought behind them. Throws `damaged-save` for other texts. */
export function bytesOf(text: string): Uint8Array {
  if (text.length % 2 !== 0) throw damaged();
  const bytes = new Uint8Array(Math.floor((text.length * 13) / 16));
  let to = 0;
  let held = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i += 2) {
    const high = VALUES[text.charCodeAt(i)] ?? 255;
    const low = VALUES[text.charCodeAt(i + 1)] ?? 255;
    const value = high * BASE + low;
    if (high === 255 || low === 255 || value > 0x1fff) throw damaged();
    held = (held << 13) | value;
    bits += 13;
    while (bits >= 8) {
      bits -= 8;
      bytes[to++] = held >> bits;
      held &= (1 << bits) - 1;
    }
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
