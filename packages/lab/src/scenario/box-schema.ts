/** JSON Schemas of what boxes keep on a table, as scenarios may write it. */
import type { JsonSchema } from '@vigil/rules';
import type { Cast } from './cast.js';
import type { Path } from './fault.js';
import type { Who } from './format.js';

/** An investigator, as `$defs/who` of the published schema has it. */
export const WHO: JsonSchema = {
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'integer', minimum: 0 },
  ],
};
const A_SEAT = '#/$defs/who';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The fields of an object; undefined: it is no object with fields. */
export function propertiesOf({ properties }: JsonSchema): Properties | undefined {
  return properties as Properties | undefined;
}

/** Of objects some fields are enough, except in lists: what is not said stays as it is at the beginning of a game. */
export function partial(schema: JsonSchema): JsonSchema {
  const properties = propertiesOf(schema);
  if (!properties) return schema;
  const { required: _, ...rest } = schema;
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, partial(one)])),
  };
}

/** `null` for a field that may be missing says that there is no such thing. */
export function nullsAllowed(schema: JsonSchema): JsonSchema {
  const properties = propertiesOf(schema);
  if (!properties) return schema;
  const needed = (schema.required ?? Object.keys(properties)) as readonly string[];
  const orNull = (one: JsonSchema): JsonSchema => {
    if (Array.isArray(one.enum)) return { enum: [...one.enum, null] };
    return typeof one.type === 'string' ? { ...one, type: [one.type, 'null'] } : one;
  };
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        name,
        needed.includes(name) ? nullsAllowed(one) : orNull(nullsAllowed(one)),
      ]),
    ),
  };
}

/** Replaces names of investigators in a value by their seats. Throws `ScenarioError` for an unknown name. */
export function withSeats(value: unknown, schema: JsonSchema, cast: Cast, path: Path): unknown {
  if (schema.$ref === A_SEAT) return cast.seatOf(value as Who, path);
  if (Array.isArray(value)) {
    return value.map((one, i) => withSeats(one, itemOf(schema, i) ?? {}, cast, [...path, i]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      withSeats(one, fieldOf(schema, name) ?? {}, cast, [...path, name]),
    ]),
  );
}

/** The schema of a field; undefined: there is none of that name. */
export function fieldOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const properties = propertiesOf(schema);
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  const { additionalProperties } = schema;
  return typeof additionalProperties === 'object' ? (additionalProperties as JsonSchema) : undefined;
}

/** The schema of an entry of a list; undefined: the list is never so long. */
export function itemOf({ items, prefixItems, maxItems }: JsonSchema, i: number): JsonSchema | undefined {
  if (typeof maxItems === 'number' && i >= maxItems) return undefined;
  if (Array.isArray(prefixItems)) return prefixItems[i] as JsonSchema | undefined;
  return items as JsonSchema | undefined;
}
