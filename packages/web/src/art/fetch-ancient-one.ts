import type { LargePicture } from './box-art.js';
import { registerBaseArt } from './registry.js';

/**
 * The Ancient Ones of the base game, each in a box of 160 by 90. A table has one of them, so each is fetched
 * separately.
 */
const ANCIENT_ONES = import.meta.glob<LargePicture>('./base/ancient-ones/each/*.ts', { import: 'PICTURE' });
const fetches = new Map<string, Promise<void>>();

/**
 * Fetches the drawing of an Ancient One of the base game, once; undefined if there is none. The fallback is shown if it
 * cannot be fetched.
 */
export function fetchAncientOne(id: string): Promise<void> | undefined {
  const fetch = ANCIENT_ONES[`./base/ancient-ones/each/${id}.ts`];
  if (!fetch) return undefined;
  const now =
    fetches.get(id) ??
    fetch().then(
      (picture) => registerBaseArt('ancientOnes', { [id]: picture }),
      () => undefined,
    );
  fetches.set(id, now);
  return now;
}
