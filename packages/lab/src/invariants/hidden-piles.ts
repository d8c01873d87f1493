/** Decks, the cup and other lists that views only count. Whatever leaves one must be an undo barrier. */

/** Path of a list in the state. */
type ListPath = readonly string[];

/** Contents of hidden piles, in the order of their paths. */
export type HiddenPiles = readonly (readonly unknown[])[];

/** Returns the paths of the lists in a state of which its view shows only the number of elements. */
export function listHiddenPiles(state: unknown, view: unknown, path: ListPath = []): ListPath[] {
  if (Array.isArray(state)) return typeof view === 'number' ? [path] : [];
  if (typeof state !== 'object' || state === null || typeof view !== 'object' || view === null) return [];
  return Object.entries(state).flatMap(([key, value]) => listHiddenPiles(value, Reflect.get(view, key), [...path, key]));
}

/** Returns the present contents of the piles. A pile that has gone is empty. */
export function copyPiles(state: unknown, paths: readonly ListPath[]): HiddenPiles {
  return paths.map((path) => {
    let value: unknown = state;
    for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return Array.isArray(value) ? [...value] : [];
  });
}

/** Returns what has left the piles that have become smaller. */
export function findDrawn(before: HiddenPiles, after: HiddenPiles): unknown[] {
  return before.flatMap((pile, i) => {
    const left = [...(after[i] ?? [])];
    if (left.length >= pile.length) return [];
    return pile.filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  });
}
