import { NotOpened } from '../play/not-opened.js';
import { t } from './words.js';

/** A link holds so many characters of a game at most: longer ones are not opened by every browser. */
export const MOST_IN_LINK = 64_000;
/** What a link holds is so long at most when it is laid out again. */
const MOST_LAID_OUT = 4_000_000;

/**
 * The address of this page that holds a game behind its #: the packed save as JSON, deflated, in letters that an address
 * may hold. Fails with a `NotOpened` that says its size where it is too long.
 */
export async function linkOf(packed: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(packed)), new CompressionStream('deflate-raw'));
  const text = lettersOf(bytes);
  if (text.length > MOST_IN_LINK) {
    throw new NotOpened(t('ui.share.too-long', { n: Math.ceil(text.length / 1000), most: MOST_IN_LINK / 1000 }));
  }
  return `${location.origin}${location.pathname}#shared/${text}`;
}

/** The save that a link holds; its own seal is looked at by whoever opens it. Fails with one `NotOpened` for whatever is no such text. */
export async function savedIn(text: string): Promise<unknown> {
  try {
    const bytes = await through(bytesOf(text), new DecompressionStream('deflate-raw'));
    const saved: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if ((saved as { format?: unknown } | null)?.format === 'vigil-play') return saved;
  } catch {
    // Cut off, or changed on its way: it is the same to whoever opened it.
  }
  throw damagedLink();
}

/** What is said of a link that cannot be read. */
export function damagedLink(exactly?: string): NotOpened {
  return new NotOpened(t('ui.shared.damaged'), exactly);
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: TransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MOST_LAID_OUT) {
      await reader.cancel();
      throw new RangeError('it is too long');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function lettersOf(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
