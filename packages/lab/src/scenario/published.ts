/** Generated parts of the published JSON Schema of scenarios: state of boxes, house rules, and definitions. */
import { arkhamRulesOf, type Box, contentOfBoxes, hauntRulesOf, type JsonSchema } from '@vigil/rules';
import { makePartial, nullsAllowed, propertiesOf } from './box-schema.js';
import { boxSchemas } from './boxes.js';

/** Number of ids above which they are not listed. */
const MAX_LISTED = 60;

interface PublishedSchema {
  $defs: Record<string, JsonSchema>;
}

/** A component list of packs and its entry in `define`. */
type Fields = Record<string, JsonSchema>;

/**
 * Returns docs/scenario.schema.json with new generated parts; the rest is written by hand. `now`: its current text.
 * `packSchema`: the schema of packs.
 */
export function scenarioSchema(now: string, packSchema: string, boxes: readonly Box[]): string {
  const published = JSON.parse(now) as PublishedSchema;
  const { $defs } = published;
  const content = contentOfBoxes(boxes);
  const schemas = new Map([...boxSchemas(hauntRulesOf(boxes), content), ...boxSchemas(arkhamRulesOf(boxes), content)]);
  $defs.boxes = {
    ...$defs.boxes,
    properties: Object.fromEntries(
      [...schemas].map(([id, schema]) => [id, shortenSchema(makePartial(nullsAllowed(schema)))] as const),
    ),
  };
  const rules = propertiesOf($defs.arkham ?? {})?.houseRules ?? {};
  Object.assign(rules, {
    properties: {
      ...propertiesOf(rules),
      ...Object.fromEntries(Object.entries(houseRulesOf(boxes)).map(([rule, values]) => [rule, { enum: values }])),
    },
  });
  defineAll($defs, JSON.parse(packSchema) as JsonSchema);
  return `${JSON.stringify(published, null, 2)}\n`;
}

/** Returns the house rules of all boxes, with all their values. */
function houseRulesOf(boxes: readonly Box[]): Readonly<Record<string, readonly string[]>> {
  const rules: Record<string, readonly string[]> = {};
  for (const { pack } of boxes) {
    for (const [rule, values] of Object.entries(pack.houseRules ?? {})) {
      rules[rule] = [...new Set([...(rules[rule] ?? []), ...values])];
    }
  }
  return rules;
}

/** Replaces long lists of ids by any id. */
function shortenSchema(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.enum) && schema.enum.length > MAX_LISTED) return { $ref: '#/$defs/id' };
  const properties = propertiesOf(schema);
  if (properties) {
    const all = Object.entries(properties).map(([name, one]) => [name, shortenSchema(one)] as const);
    if (all.length <= MAX_LISTED) return { ...schema, properties: Object.fromEntries(all) };
    return { type: 'object', additionalProperties: all[0]?.[1] ?? {} };
  }
  const { items, prefixItems, additionalProperties } = schema;
  return {
    ...schema,
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: shortenSchema(additionalProperties as JsonSchema),
    }),
    ...(typeof items === 'object' && { items: shortenSchema(items as JsonSchema) }),
    ...(Array.isArray(prefixItems) && { prefixItems: prefixItems.map(shortenSchema) }),
  };
}

/** Fields that packs may set are allowed in `define`, and `null` removes them. */
function defineAll($defs: PublishedSchema['$defs'], pack: JsonSchema): void {
  const components = pack.$defs as Readonly<Record<string, JsonSchema>>;
  for (const [list, { items }] of Object.entries(propertiesOf($defs.define ?? {}) ?? {}) as [
    string,
    { items: JsonSchema },
  ][]) {
    const own = replaceWithReferences(items, $defs);
    const inPack = propertiesOf(pack)?.[list]?.items as JsonSchema | undefined;
    const fields = propertiesOf(own) as Fields;
    for (const name of Object.keys(propertiesOf(replaceWithReferences(inPack ?? {}, components)) ?? {}))
      fields[name] ??= {};
    for (const [name, one] of Object.entries(fields)) if (name !== 'id' && name !== 'like') fields[name] = orNull(one);
  }
}

function replaceWithReferences(schema: JsonSchema, $defs: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : ($defs[name] ?? {});
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf, ...rest } = schema;
  if (Object.keys(schema).length === 0) return schema;
  if (Array.isArray(schema.enum))
    return schema.enum.includes(null) ? schema : { ...schema, enum: [...schema.enum, null] };
  if ('const' in schema) return { enum: [schema.const, null] };
  if (Array.isArray(anyOf)) {
    return anyOf.some((jsonSchema: JsonSchema) => jsonSchema.type === 'null')
      ? schema
      : { anyOf: [...anyOf, { type: 'null' }], ...rest };
  }
  if (Array.isArray(type)) return type.includes('null') ? schema : { ...schema, type: [...type, 'null'] };
  return typeof type === 'string' ? { ...schema, type: [type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}
