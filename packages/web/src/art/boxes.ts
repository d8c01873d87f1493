import type { BoxArt } from './box-art.js';
import { keepArt } from './registry.js';

/** The drawings of the boxes of this house, by the folders here that are named after their packs. */
const HOUSE = import.meta.glob<BoxArt>('./*/index.ts', { import: 'ART' });
const fetched = new Map<string, Promise<void>>();

/** Fetches what is drawn for these packs, once; what could not be fetched is tried again the next time. */
export async function fetchArt(packs: readonly string[]): Promise<void> {
  await Promise.all(packs.map(ofPack));
}

function ofPack(pack: string): Promise<void> | undefined {
  const fetch = HOUSE[`./${pack}/index.ts`];
  if (!fetch) return undefined;
  const now = fetched.get(pack) ?? fetch().then(keepArt);
  fetched.set(pack, now);
  now.catch(() => fetched.delete(pack));
  return now;
}
