import type { Misfit, Path } from './document.js';

/** More than anything in a game: a number beyond it is a slip, and what counts up to it would never end. */
const MOST = 100_000;
/** Nobody has more copies of one component. */
const MOST_COPIES = 1000;
/** The stops of a slider. */
const STOPS = 4;

/** What no type says of a pack and would break a game: numbers that can be nothing's, sliders without their stops. */
export function slipsIn(value: unknown, path: Path = []): Misfit[] {
  if (typeof value === 'number') {
    const slip = numberSlip(value, path);
    return slip === undefined ? [] : [{ path, message: slip }];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (path.at(-2) === 'sliders' && Array.isArray(value) && value.length !== STOPS) {
    return [{ path, message: `must have ${STOPS} stops, not ${value.length}` }];
  }
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one, i) => [i, one] as const)
    : Object.entries(value);
  return parts.flatMap(([key, one]) => slipsIn(one, [...path, key]));
}

function numberSlip(value: number, path: Path): string | undefined {
  const [list, , field] = path;
  const copies = (path.length === 3 && field === 'count') || list === 'more';
  if (copies && !(Number.isInteger(value) && value >= 0 && value <= MOST_COPIES)) {
    return `must be a whole number from 0 to ${MOST_COPIES}, not ${value}`;
  }
  return Math.abs(value) <= MOST ? undefined : `must be a number from -${MOST} to ${MOST}, not ${value}`;
}
