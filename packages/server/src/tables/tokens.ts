/** The secrets of a table: tokens of its links, and its seed. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { seedHashOf } from '@vigil/engine';
import type { Environment } from '../environment.js';

const TOKEN_BYTES = 32;
/** The format of `newToken`: 256 bits. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Letters and digits that are not easily confused. */
const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

/** Creates a secret for a link. */
export function newToken({ random }: Environment): string {
  return random(TOKEN_BYTES).toString('base64url');
}

/** True if a value has the form of a secret. */
export function isToken(token: unknown): token is string {
  return typeof token === 'string' && TOKEN.test(token);
}

/** Returns the hash that is saved for a secret. It recognises the secret but does not reveal it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** True if two secrets are equal. The time taken does not reveal where they differ. */
export function sameSecret(item: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(item)), Buffer.from(hashOf(other)));
}

/** Creates the public id of a new table. */
export function newTableId({ random }: Environment): string {
  // 248 is the last multiple of 31 below 256: bytes above it would favour some letters.
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of random(ID_LENGTH)) {
      if (byte < 248 && id.length < ID_LENGTH) id += ID_LETTERS[byte % ID_LETTERS.length];
    }
  }
  return id;
}

/** Creates the seed of a new game, 256 bits in hex, and its hash, published when the table opens. */
export function newSeed({ random }: Environment): { readonly seed: string; readonly seedHash: string } {
  const seed = random(32).toString('hex');
  return { seed, seedHash: seedHashOf(seed) };
}
