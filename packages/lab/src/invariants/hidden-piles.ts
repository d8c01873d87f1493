/** Decks, the cup and other lists that views only count. An answer that shows something of one is an undo barrier. */

/** Path of a list in the state. */
type ListPath = readonly string[];

/** A hidden pile and its contents in order. */
interface HiddenPile {
  readonly path: ListPath;
  readonly contents: readonly unknown[];
}

/** Returns the paths of the lists in a state of which its view shows only the number of elements. */
export function listHiddenPiles(state: unknown, view: unknown, path: ListPath = []): ListPath[] {
  if (Array.isArray(state)) return typeof view === 'number' ? [path] : [];
  if (typeof state !== 'object' || state === null || typeof view !== 'object' || view === null) return [];
  return Object.entries(state).flatMap(([key, value]) =>
    listHiddenPiles(value, Reflect.get(view, key), [...path, key]),
  );
}

/** Returns the present contents of the piles. A pile that has gone is empty. */
export function copyPiles(state: unknown, paths: readonly ListPath[]): readonly HiddenPile[] {
  return paths.map((path) => {
    let value: unknown = state;
    for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return { path, contents: Array.isArray(value) ? [...value] : [] };
  });
}

/** Returns the components that have left piles. */
export function findDrawn(before: readonly HiddenPile[], after: readonly HiddenPile[]): unknown[] {
  return before.flatMap(({ contents }, i) => {
    const left = [...(after[i]?.contents ?? [])];
    if (left.length >= contents.length) return [];
    return contents.filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  });
}

/** True for a pile whose cards are read without leaving it: a location deck. */
const isReadInPlace = ({ path }: HiddenPile) => path.includes('locations');

/**
 * Returns a component that was hidden until an answer: it left its pile, or is a card of a location deck, `seen` names
 * it, and nothing `shown` before did.
 */
export function findRevealed(
  before: readonly HiddenPile[],
  after: readonly HiddenPile[],
  shown: readonly unknown[],
  seen: readonly unknown[],
): string | undefined {
  const drawn = findDrawn(before, after);
  const read = before.filter(isReadInPlace).flatMap(({ contents }) => contents);
  if (drawn.length === 0 && read.length === 0) return undefined;
  const named = stringsIn(seen);
  const candidates = [...drawn, ...read].map(String).filter((one) => named.has(one));
  if (candidates.length === 0) return undefined;
  const known = JSON.stringify(shown);
  return candidates.find((one) => !known.includes(one));
}

/** Returns all strings that are values within a value. Names of fields are no components. */
function stringsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) stringsIn(one, found);
  return found;
}
