/** Plain JSON from outside may be nested deeper than any stack bears. Nothing that a game writes comes near this. */
const MAX_DEPTH = 100;
/** So much of the way to a place is named. */
const MAX_PATH_LENGTH = 3;

/** The beginning of the way to the first value that is nested too deeply; undefined: none is. */
export function findTooDeep(value: unknown, levels = MAX_DEPTH): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return [];
  for (const key of Object.keys(value)) {
    const below = findTooDeep((value as Record<string, unknown>)[key], levels - 1);
    if (below) return [key, ...below].slice(0, MAX_PATH_LENGTH);
  }
  return undefined;
}
