import type { BoxFace } from './box-face.js';
import { OTHER_FACES } from './other-faces.js';

type Fetch = () => Promise<BoxFace>;

const HOUSE = import.meta.glob<BoxFace>('./boxes/*/face.tsx', { import: 'FACE' });
const FACES: ReadonlyMap<string, Fetch> = new Map([
  ...Object.entries(HOUSE).map(([path, fetch]) => [path.split('/')[2] ?? '', fetch] as const),
  ...Object.entries(OTHER_FACES),
]);

/** The boxes that show nothing of their own. */
export const NO_FACES: readonly BoxFace[] = [];

/**
 * The faces of the boxes of a table, in the order of its packs; a promise only where there are some to be fetched, the
 * same for the same packs. What could not be fetched is tried again the next time.
 */
export const facesOfPacks = facesIn(FACES);

/** Finds faces among these, by the id of the pack. */
export function facesIn(
  faces: ReadonlyMap<string, Fetch>,
): (packs: readonly string[]) => readonly BoxFace[] | Promise<readonly BoxFace[]> {
  const fetched = new Map<string, Promise<readonly BoxFace[]>>();
  return (packs) => {
    const those = packs.filter((id) => faces.has(id));
    if (those.length === 0) return NO_FACES;
    const key = those.join(' ');
    const before = fetched.get(key);
    if (before) return before;
    const now = Promise.all(those.flatMap((id) => faces.get(id)?.() ?? []));
    fetched.set(key, now);
    now.catch(() => fetched.delete(key));
    return now;
  };
}
