/**
 * Shapes of plain JSON, for positions and set-ups from outside. A value that does not match throws a
 * {@link ValidationError} with its place. Additional fields are allowed, since boxes have fields of their own.
 */

/** Error of a value from outside. `place`: its location; empty for the whole value. */
export class ValidationError extends Error {
  readonly place: string;
  readonly why: string;

  constructor(place: string, why: string) {
    super(place === '' ? why : `${place}: ${why}`);
    this.name = 'ValidationError';
    this.place = place;
    this.why = why;
  }
}

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Throws a {@link ValidationError} if the value does not match. `at`: the location of the value. */
export interface Shape {
  (value: unknown, at: string): void;
  /** The same as a JSON Schema, for editors; objects allow no other fields. Undefined for custom shapes. */
  readonly schema?: JsonSchema;
}

/** Adds a lazily built schema to a shape: most shapes of a table never need theirs. */
function withSchema(shape: (value: unknown, at: string) => void, schema: () => JsonSchema): Shape {
  return Object.defineProperty(shape, 'schema', { get: schema, configurable: true });
}

/** Returns the JSON Schema of a shape. Without one, everything matches. */
export function schemaOf({ schema = {} }: Shape): JsonSchema {
  return schema;
}

/** Above any number that occurs at a table. A larger number is a mistake, and loops up to it would never end. */
const MAX_NUMBER = 100_000;

/** A whole number in a range. */
export function integer(least = -MAX_NUMBER, max = MAX_NUMBER): Shape {
  const check = (value: unknown, at: string) => {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= max) return;
    throw new ValidationError(at, `${describeValue(value)} is not a whole number from ${least} to ${max}`);
  };
  return withSchema(check, () => ({ type: 'integer', minimum: least, maximum: max }));
}

/** A count from 0. */
export const count = (max = MAX_NUMBER): Shape => integer(0, max);

export const text: Shape = withSchema(
  (value, at) => {
    if (typeof value !== 'string') throw new ValidationError(at, `${describeValue(value)} is not a text`);
  },
  () => ({ type: 'string' }),
);

export const flag: Shape = withSchema(
  (value, at) => {
    if (typeof value !== 'boolean') throw new ValidationError(at, `${describeValue(value)} is neither true nor false`);
  },
  () => ({ type: 'boolean' }),
);

/** A seat, from 0. People may write a name for it. */
export const seatNumber: Shape = withSchema(integer(0, 7), () => ({ $ref: '#/$defs/who' }));

/** Values by seat. People may write names for the seats. */
export function seatTable(entry: Shape): Shape {
  const check = (value: unknown, at: string) => {
    for (const [seat, one] of Object.entries(record(value, at))) {
      seatNumber(/^\d+$/.test(seat) ? Number(seat) : seat, at);
      entry(one, join(at, seat));
    }
  };
  const schema = () => ({
    type: 'object',
    propertyNames: schemaOf(seatNumber),
    additionalProperties: schemaOf(entry),
  });
  return withSchema(check, schema);
}

/** One of several words. */
export function oneOf(...words: readonly string[]): Shape {
  const check = (value: unknown, at: string) => {
    if (!words.includes(value as string))
      throw new ValidationError(at, `${describeValue(value)} is none of ${words.join(', ')}`);
  };
  return withSchema(check, () => wordsSchema(words));
}

/** The id of a component. `all`: the existing components by id. */
export function knownId(all: { has(id: string): boolean; keys?(): Iterable<string> }, what: string): Shape {
  const check = (value: unknown, at: string) => {
    if (typeof value !== 'string' || !all.has(value))
      throw new ValidationError(at, `there is no ${what} ${describeValue(value)}`);
  };
  return withSchema(check, () => wordsSchema([...(all.keys?.() ?? [])]));
}

/** JSON Schema does not allow an empty enum. */
function wordsSchema(words: readonly string[]): JsonSchema {
  return words.length === 0 ? { not: {} } : { enum: [...new Set(words)] };
}

/** A list. `n`: its exact length. */
export function list(entry: Shape, n?: number): Shape {
  const check = (value: unknown, at: string) => {
    if (!Array.isArray(value)) throw new ValidationError(at, `${describeValue(value)} is not a list`);
    if (n !== undefined && value.length !== n) throw new ValidationError(at, `has ${value.length} entries, not ${n}`);
    for (let i = 0; i < value.length; i++) entry(value[i], `${at}[${i}]`);
  };
  const many = n === undefined ? {} : { minItems: n, maxItems: n };
  return withSchema(check, () => ({ type: 'array', items: schemaOf(entry), ...many }));
}

/** A list of limited length. */
export function listUpTo(max: number, entry: Shape): Shape {
  const any = list(entry);
  const check = (value: unknown, at: string) => {
    any(value, at);
    const { length } = value as readonly unknown[];
    if (length > max) throw new ValidationError(at, `has ${length} entries, at most ${max} are possible`);
  };
  return withSchema(check, () => ({ ...schemaOf(any), maxItems: max }));
}

/** A list of two. */
export function pair(first: Shape, second: Shape): Shape {
  const check = (value: unknown, at: string) => {
    list(() => {}, 2)(value, at);
    const [one, other] = value as [unknown, unknown];
    first(one, `${at}[0]`);
    second(other, `${at}[1]`);
  };
  const two = () => [schemaOf(first), schemaOf(second)];
  return withSchema(check, () => ({ type: 'array', prefixItems: two(), items: false, minItems: 2, maxItems: 2 }));
}

/** Values by ids. */
export function table(key: Shape, entry: Shape): Shape {
  const check = (value: unknown, at: string) => {
    for (const [id, one] of Object.entries(record(value, at))) {
      key(id, at);
      entry(one, join(at, id));
    }
  };
  return withSchema(check, () => tableSchema(schemaOf(key), schemaOf(entry)));
}

function tableSchema(key: JsonSchema, entry: JsonSchema): JsonSchema {
  const { enum: ids } = key;
  if (!Array.isArray(ids)) return { type: 'object', additionalProperties: entry };
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(ids.map((id) => [id, entry])) };
}

/** An object with at least these fields. Those with a question mark are optional. */
export function fields(shapes: Readonly<Record<string, Shape>>): Shape {
  const each = Object.entries(shapes).map(([name, shape]) => {
    const bare = name.replace(/\?$/, '');
    return [bare, shape, bare !== name] as const;
  });
  const check = (value: unknown, at: string) => {
    const has = record(value, at);
    for (const [name, shape, optional] of each) {
      const one = has[name];
      if (one === undefined) {
        if (optional) continue;
        throw new ValidationError(join(at, name), 'is missing');
      }
      shape(one, join(at, name));
    }
  };
  const schema = () => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(each.map(([name, shape]) => [name, schemaOf(shape)])),
    required: each.flatMap(([name, , optional]) => (optional ? [] : [name])),
  });
  return withSchema(check, schema);
}

/** Throws if an id occurs twice. `ids`: the ids with their locations. */
export function assertUnique(ids: Iterable<readonly [id: string, at: string]>): void {
  const seen = new Map<string, string>();
  for (const [id, at] of ids) {
    const before = seen.get(id);
    if (before !== undefined) throw new ValidationError(at, `"${id}" is at ${before} already`);
    seen.set(id, at);
  }
}

/** Returns the error of a value, if any. */
export function validate(shape: Shape, value: unknown): ValidationError | undefined {
  try {
    shape(value, '');
    return undefined;
  } catch (error) {
    return error instanceof ValidationError
      ? error
      : new ValidationError('', error instanceof Error ? error.message : String(error));
  }
}

function record(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new ValidationError(at, `${describeValue(value)} is not an object`);
}

function join(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}

/** Formats a value briefly. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
