/** Comparison keywords that an expected value may use instead of equality. */
interface Comparison {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly not?: unknown;
  readonly has?: readonly unknown[];
  readonly hasNot?: readonly unknown[];
  readonly inAnyOrder?: readonly unknown[];
}

export const COMPARISONS = ['atLeast', 'atMost', 'not', 'has', 'hasNot', 'inAnyOrder'];

/** Additional equality: `a ghoul` and the token `ghoul-2`, for example. */
export type IsSame = (expected: unknown, actual: unknown) => boolean;

/** True if a value matches: equal, an object with at least the expected fields, or by a comparison. */
export function matches(expected: unknown, actual: unknown, same: IsSame): boolean {
  if (isComparison(expected)) return satisfiesComparison(expected, actual, same);
  if (expected === null) return actual === null || actual === undefined;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((part, i) => matches(part, actual[i], same));
  }
  if (typeof expected === 'object') {
    if (typeof actual !== 'object' || actual === null) return false;
    return Object.entries(expected).every(([key, part]) => matches(part, Reflect.get(actual, key), same));
  }
  return expected === actual || same(expected, actual);
}

function satisfiesComparison(expected: Comparison, actual: unknown, same: IsSame): boolean {
  const { atLeast, atMost, has, hasNot, inAnyOrder } = expected;
  if (atLeast !== undefined && !(typeof actual === 'number' && actual >= atLeast)) return false;
  if (atMost !== undefined && !(typeof actual === 'number' && actual <= atMost)) return false;
  if ('not' in expected && matches(expected.not, actual, same)) return false;
  const list: readonly unknown[] = Array.isArray(actual) ? actual : [];
  if (has && !isWithin(has, list, same)) return false;
  if (hasNot?.some((part) => list.some((one) => matches(part, one, same)))) return false;
  return !inAnyOrder || (inAnyOrder.length === list.length && isWithin(inAnyOrder, list, same));
}

/** True if each of the expected values matches a different actual value. */
export function isWithin(expected: readonly unknown[], actual: readonly unknown[], same: IsSame): boolean {
  const left = [...actual];
  return expected.every((part) => {
    const at = left.findIndex((one) => matches(part, one, same));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function isComparison(value: unknown): value is Comparison {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => COMPARISONS.includes(key));
}
