/** Keys of requests. A request repeated with the same key has one effect. */
import type { EntryRow } from '../storage/rows.js';
import type { Storage } from '../storage/storage.js';
import { RequestError } from './request-error.js';
import { hashOf } from './tokens.js';

/** Length of a fingerprint, in hex digits. */
const FINGERPRINT_LENGTH = 16;

/** The key of a request, and a fingerprint of everything else in it. */
export interface RequestKey {
  readonly key: string;
  readonly request: string;
}

/** Returns the key of a request with its fingerprint. */
export function requestKey(key: string, kind: string, content: readonly unknown[]): RequestKey {
  const text = JSON.stringify([kind, ...content.map((item) => item ?? null)]);
  return { key, request: hashOf(text).slice(0, FINGERPRINT_LENGTH) };
}

/**
 * Returns the entry of an earlier request with the same key. Throws {@link RequestError} if that request had other
 * contents; entries of old versions do not say.
 */
export async function earlierEntry(
  { id, deps }: { readonly id: string; readonly deps: { readonly storage: Pick<Storage, 'entryByKey'> } },
  { key, request }: RequestKey,
): Promise<EntryRow | undefined> {
  const before = await deps.storage.entryByKey(id, key);
  if (before?.request !== undefined && before.request !== request) throw keyReused();
  return before;
}

/** Returns the refusal of a request whose key was used for another one. */
export function keyReused(): RequestError {
  return new RequestError('key-reused', 'This key was already used for another request. Choose a new one.', 'key');
}
