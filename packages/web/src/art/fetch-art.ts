import type { BoxArt } from './box-art.js';
import { registerBoxArt } from './registry.js';

/** Drawings of the built-in boxes, by the folders here that are named after their packs. */
const BUILT_IN = import.meta.glob<BoxArt>('./*/index.ts', { import: 'ART' });
const fetches = new Map<string, Promise<void>>();

/** Fetches the drawings of these packs, once. Retries failed ones on the next call. */
export async function fetchArt(packs: readonly string[]): Promise<void> {
  await Promise.all(packs.map(fetchPackArt));
}

function fetchPackArt(pack: string): Promise<void> | undefined {
  const load = BUILT_IN[`./${pack}/index.ts`];
  if (!load) return undefined;
  const promise = fetches.get(pack) ?? load().then(registerBoxArt);
  fetches.set(pack, promise);
  promise.catch(() => fetches.delete(pack));
  return promise;
}
