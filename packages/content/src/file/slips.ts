import type { Misfit, Path } from './document.js';

/** More than anything in a game: a number beyond it is a slip, and what counts up to it would never end. */
const MOST = 100_000;
/** Nobody has more copies of one component. */
const MOST_COPIES = 1000;
/** The stops of a slider. */
const STOPS = 4;

/** Components that are counted with; what is drawn lies at any point. */
const COUNTED = ['cards', 'monsters', 'investigators', 'ancientOnes', 'gateMarkers', 'locationCards', 'gateCards'];
const COUNTED_TOO = ['mythos', 'tableCards', 'decks', 'locations', 'streets', 'worlds'];
const WHOLE: readonly string[] = [...COUNTED, ...COUNTED_TOO];
/** Figures of a component that must be at least one. */
const AT_LEAST_ONE: Readonly<Record<string, readonly string[]>> = {
  monsters: ['toughness'],
  investigators: ['sanity', 'stamina'],
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/**
 * Faults of a pack that no type rules out and that would break a game or a terminal: numbers that can be nothing's, sliders without their
 * stops, characters that no font shows.
 */
export function slipsIn(value: unknown, path: Path = []): Misfit[] {
  if (typeof value === 'string') {
    const code = CONTROL.exec(value)?.[0].charCodeAt(0);
    if (code === undefined) return [];
    const named = code.toString(16).toUpperCase().padStart(4, '0');
    return [{ path, message: `must not contain the control character U+${named}` }];
  }
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
  return parts.flatMap(([key, one]) => {
    if (typeof key === 'string' && CONTROL.test(key))
      return [{ path, message: 'has a field with a control character' }];
    return slipsIn(one, [...path, key]);
  });
}

function numberSlip(value: number, path: Path): string | undefined {
  const [list, , field] = path;
  const copies = (path.length === 3 && field === 'count') || list === 'more';
  if (copies && !(Number.isInteger(value) && value >= 0 && value <= MOST_COPIES)) {
    return `must be a whole number from 0 to ${MOST_COPIES}, not ${value}`;
  }
  if (AT_LEAST_ONE[String(list)]?.includes(String(field)) && path.length === 3 && !(value >= 1)) {
    return `must be at least 1, not ${value}`;
  }
  const drawn = field === 'x' || field === 'y';
  if (WHOLE.includes(String(list)) && !drawn && !Number.isInteger(value)) return `must be a whole number, not ${value}`;
  return Math.abs(value) <= MOST ? undefined : `must be a number from -${MOST} to ${MOST}, not ${value}`;
}
