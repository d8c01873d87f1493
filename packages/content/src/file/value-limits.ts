import type { Path, SchemaViolation } from './document.js';

/** Upper limit of numbers: larger ones are mistakes, and counting up to them would not end. */
const MAX_NUMBER = 100_000;
/** Maximum number of copies of one component. */
const MAX_COPIES = 1000;
/** The stops of a slider. */
const SLIDER_STOPS = 4;

/** Components with integer fields; drawing coordinates may be fractions. */
const COMPONENT_LISTS_WITH_INTEGERS = [
  'cards',
  'monsters',
  'investigators',
  'ancientOnes',
  'gateMarkers',
  'locationCards',
  'gateCards',
];
const OTHER_LISTS_WITH_INTEGERS = ['mythos', 'tableCards', 'decks', 'locations', 'streets', 'worlds'];
const INTEGER_LISTS: readonly string[] = [...COMPONENT_LISTS_WITH_INTEGERS, ...OTHER_LISTS_WITH_INTEGERS];
/** Fields that must be at least 1. */
const AT_LEAST_ONE: Readonly<Record<string, readonly string[]>> = {
  monsters: ['toughness'],
  investigators: ['sanity', 'stamina'],
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/**
 * Finds values that the schema allows but that would break a game or a terminal: impossible numbers, sliders without
 * stops, control characters.
 */
export function findLimitViolations(value: unknown, path: Path = []): SchemaViolation[] {
  if (typeof value === 'string') {
    const code = CONTROL_CHARACTER.exec(value)?.[0].charCodeAt(0);
    if (code === undefined) return [];
    const named = code.toString(16).toUpperCase().padStart(4, '0');
    return [{ path, message: `must not contain the control character U+${named}` }];
  }
  if (typeof value === 'number') {
    const violation = numberViolation(value, path);
    return violation === undefined ? [] : [{ path, message: violation }];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (path.at(-2) === 'sliders' && Array.isArray(value) && value.length !== SLIDER_STOPS) {
    return [{ path, message: `must have ${SLIDER_STOPS} stops, not ${value.length}` }];
  }
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one, i) => [i, one] as const)
    : Object.entries(value);
  return parts.flatMap(([key, part]) => {
    if (typeof key === 'string' && CONTROL_CHARACTER.test(key))
      return [{ path, message: 'has a field with a control character' }];
    return findLimitViolations(part, [...path, key]);
  });
}

function numberViolation(value: number, path: Path): string | undefined {
  const [list, , field] = path;
  const isCopyCount = (path.length === 3 && field === 'count') || list === 'more';
  if (isCopyCount && !(Number.isInteger(value) && value >= 0 && value <= MAX_COPIES)) {
    return `must be a whole number from 0 to ${MAX_COPIES}, not ${value}`;
  }
  if (AT_LEAST_ONE[String(list)]?.includes(String(field)) && path.length === 3 && !(value >= 1)) {
    return `must be at least 1, not ${value}`;
  }
  const isCoordinate = field === 'x' || field === 'y';
  if (INTEGER_LISTS.includes(String(list)) && !isCoordinate && !Number.isInteger(value))
    return `must be a whole number, not ${value}`;
  return Math.abs(value) <= MAX_NUMBER
    ? undefined
    : `must be a number from -${MAX_NUMBER} to ${MAX_NUMBER}, not ${value}`;
}
