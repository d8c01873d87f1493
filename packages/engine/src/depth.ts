/**
 * Maximum nesting of JSON from outside. Deeper values could overflow the stack; games write nothing near this depth.
 */
const MAX_DEPTH = 100;
/** Number of path segments that error messages show. */
const MAX_PATH_LENGTH = 3;

/** Returns the start of the path to the first value that is nested too deeply, or undefined. */
export function findTooDeep(value: unknown, levels = MAX_DEPTH): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return [];
  for (const key of Object.keys(value)) {
    const below = findTooDeep((value as Record<string, unknown>)[key], levels - 1);
    if (below) return [key, ...below].slice(0, MAX_PATH_LENGTH);
  }
  return undefined;
}
