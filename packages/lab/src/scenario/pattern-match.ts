/** Any text. */
export const ANYTHING = Symbol('anything');

/** The form of option ids: literal text, one of several words, or any text. */
export type Parts = readonly (string | Iterable<string> | typeof ANYTHING)[];

/**
 * True if a pattern with `*` for any text could match an id of this form, regardless of case. Follows the form and
 * tracks the reachable positions in the pattern.
 */
export function canMatchPattern(text: string, parts: Parts): boolean {
  const pattern = text.toLowerCase();
  let at = skipWildcards(pattern, [0]);
  for (const part of parts) {
    if (at.size === 0) return false;
    if (part === ANYTHING) at = skipWildcards(pattern, rangeOf(Math.min(...at), pattern.length));
    else if (typeof part === 'string') at = advance(pattern, at, part);
    else at = new Set([...part].flatMap((word) => [...advance(pattern, at, word)]));
  }
  return at.has(pattern.length);
}

/** Returns the positions in a pattern reached from others by the letters of a word. */
function advance(pattern: string, from: ReadonlySet<number>, word: string): Set<number> {
  let at = new Set(from);
  for (const letter of word.toLowerCase()) {
    if (at.size === 0) break;
    const next: number[] = [];
    for (const place of at) {
      if (pattern[place] === '*') next.push(place);
      else if (pattern[place] === letter) next.push(place + 1);
    }
    at = skipWildcards(pattern, next);
  }
  return at;
}

/** Returns the positions, and those after a `*` that matches nothing. */
function skipWildcards(pattern: string, places: Iterable<number>): Set<number> {
  const found = new Set<number>();
  for (let place of places) {
    found.add(place);
    while (pattern[place] === '*') found.add(++place);
  }
  return found;
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
