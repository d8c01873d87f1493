/** JSON Schemas of the state of boxes, as written in scenarios. */
import type { JsonSchema } from '@vigil/rules';
import type { Cast } from './cast.js';
import type { Path } from './fault.js';
import type { Who } from './format.js';

/** A reference to an investigator, as `$defs/who` of the published schema. */
export const WHO: JsonSchema = {
  anyOf: [
    { type: 'string', minLength: 1 },
    { type: 'integer', minimum: 0 },
  ],
};
const A_SEAT = '#/$defs/who';

type Properties = Readonly<Record<string, JsonSchema>>;

/** Returns the fields of an object schema; undefined for other schemas. */
export function propertiesOf({ properties }: JsonSchema): Properties | undefined {
  return properties as Properties | undefined;
}

/** Makes fields optional, except in lists: omitted values stay as at the start of a game. */
export function makePartial(schema: JsonSchema): JsonSchema {
  const properties = propertiesOf(schema);
  if (!properties) return schema;
  const { required: _, ...rest } = schema;
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, makePartial(one)])),
  };
}

/** `null` for an optional field means that it is absent. */
export function nullsAllowed(schema: JsonSchema): JsonSchema {
  const properties = propertiesOf(schema);
  if (!properties) return schema;
  const needed = (schema.required ?? Object.keys(properties)) as readonly string[];
  const orNull = (jsonSchema: JsonSchema): JsonSchema => {
    if (Array.isArray(jsonSchema.enum)) return { enum: [...jsonSchema.enum, null] };
    return typeof jsonSchema.type === 'string' ? { ...jsonSchema, type: [jsonSchema.type, 'null'] } : jsonSchema;
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
  const { propertyNames } = schema as { readonly propertyNames?: JsonSchema };
  const keyOf = (name: string) => (propertyNames?.$ref === A_SEAT ? cast.seatOf(name, [...path, name]) : name);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      keyOf(name),
      withSeats(one, fieldOf(schema, name) ?? {}, cast, [...path, name]),
    ]),
  );
}

/** Returns the schema of a field; undefined: there is no such field. */
export function fieldOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const properties = propertiesOf(schema);
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  const { additionalProperties } = schema;
  return typeof additionalProperties === 'object' ? (additionalProperties as JsonSchema) : undefined;
}

/** Returns the schema of a list entry; undefined: the list is never so long. */
export function itemOf({ items, prefixItems, maxItems }: JsonSchema, i: number): JsonSchema | undefined {
  if (typeof maxItems === 'number' && i >= maxItems) return undefined;
  if (Array.isArray(prefixItems)) return prefixItems[i] as JsonSchema | undefined;
  return items as JsonSchema | undefined;
}
