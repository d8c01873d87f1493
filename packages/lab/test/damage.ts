/** Ways to damage plain JSON, for tests of invalid input. */
import fc from 'fast-check';

/** Unexpected values: other types, numbers out of range, control characters, nested lists. */
const UNEXPECTED: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'x',
  '\u001b[31mred\u0007\u0000',
  'constructor',
  '__proto__',
  -1,
  1.5,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { toString: 1, valueOf: null, constructor: 'x' },
  JSON.parse('{"__proto__": {"polluted": true}, "hasOwnProperty": 1}'),
];

const KEYS = ['__proto__', 'constructor', 'toString', 'length', '', '0', '\u001b[2J', 'hasOwnProperty'];

/** A change of plain JSON. `path`: indexes that lead to the place; `valueIndex`: index of the unexpected value or key. */
export interface Damage {
  readonly path: readonly number[];
  readonly kind: 'delete' | 'swap' | 'key' | 'double' | 'deep';
  readonly valueIndex: number;
}

export const damages: fc.Arbitrary<readonly Damage[]> = fc.array(
  fc.record({
    path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 }),
    kind: fc.constantFrom('delete', 'swap', 'swap', 'swap', 'key', 'double', 'deep'),
    valueIndex: fc.nat(UNEXPECTED.length - 1),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Number of nested lists that exceeds the stack of any machine. */
const DEPTH = 60_000;

/** Returns a value in nested lists. */
export function nestInLists(value: unknown, depth = DEPTH): unknown {
  let deep = value;
  for (let n = 0; n < depth; n++) deep = [deep];
  return deep;
}

/** Returns a copy with all damages. */
export function applyDamages<T>(value: T, all: readonly Damage[]): unknown {
  let root: unknown = JSON.parse(JSON.stringify(value));
  for (const one of all) root = applyDamage(root, one);
  return root;
}

function applyDamage(root: unknown, { path, kind, valueIndex }: Damage): unknown {
  const holder = { root };
  let at: Record<string, unknown> = holder;
  let key = 'root';
  for (const n of path) {
    const inside = at[key];
    if (typeof inside !== 'object' || inside === null) break;
    const keys = Object.keys(inside);
    if (keys.length === 0) break;
    at = inside as Record<string, unknown>;
    key = keys[n % keys.length] as string;
  }
  if (kind === 'delete') {
    if (Array.isArray(at)) at.splice(Number(key), 1);
    else if (at !== holder) delete at[key];
  } else if (kind === 'key' && !Array.isArray(at)) {
    Object.defineProperty(at, KEYS[valueIndex % KEYS.length] as string, {
      value: at[key],
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else if (kind === 'double' && Array.isArray(at)) at.push(at[Number(key)]);
  else at[key] = kind === 'deep' ? nestInLists(1) : structuredClone(UNEXPECTED[valueIndex]);
  return holder.root;
}

/** Returns true for an internal error, which no input may cause. */
export function isProgramError(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
}
