import { OpenError } from '../play/open-error.js';
import { t } from './words.js';

/** Maximum length of a game in a link: some browsers do not open longer ones. */
export const MAX_LINK_LENGTH = 64_000;
/** Maximum length of a link's content after unpacking. */
const MAX_UNPACKED_LENGTH = 4_000_000;

/**
 * Returns this page's address with a game after its #: the packed save as JSON, deflated, in URL-safe characters.
 * Rejects with an `OpenError` that states the size if it is too long.
 */
export async function createLink(packed: unknown): Promise<string> {
  const bytes = await transformBytes(
    new TextEncoder().encode(JSON.stringify(packed)),
    new CompressionStream('deflate-raw'),
  );
  const text = toBase64Url(bytes);
  if (text.length > MAX_LINK_LENGTH) {
    throw new OpenError(t('ui.share.too-long', { n: Math.ceil(text.length / 1000), most: MAX_LINK_LENGTH / 1000 }));
  }
  return `${location.origin}${location.pathname}#shared/${text}`;
}

/** Returns the save in a link; the caller verifies its checksum. Fails with one `OpenError` for any unreadable text. */
export async function readLink(text: string): Promise<unknown> {
  try {
    const bytes = await transformBytes(fromBase64Url(text), new DecompressionStream('deflate-raw'));
    const saved: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if ((saved as { format?: unknown } | null)?.format === 'vigil-play') return saved;
  } catch {
    // A truncated and an altered link are reported alike.
  }
  throw createDamagedLinkError();
}

/** Returns the error of an unreadable link. */
export function createDamagedLinkError(exactly?: string): OpenError {
  return new OpenError(t('ui.shared.damaged'), exactly);
}

async function transformBytes(bytes: Uint8Array<ArrayBuffer>, change: TransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MAX_UNPACKED_LENGTH) {
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

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
