/**
 * The JSON Schemas of pack files and of events, generated from the types of the language. Unions become conditions on a
 * distinguishing field, so that an error names the intended sentence.
 */
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { root } from './run.mjs';

/** Required fields of a pack; all others are optional. */
const REQUIRED_FIELDS = ['id', 'name', 'version'];
/** Fields that the game sets; files have none of them. */
const INTERNAL_FIELDS = ['fromFile'];

/** The text of the pack schema, indented by so many blanks a level. */
export function packSchema(indent = 2) {
  const definitions = definitionsFrom('components.ts', 'Pack');
  const pack = definitions.Pack;
  for (const field of INTERNAL_FIELDS) delete pack.properties[field];
  pack.required = REQUIRED_FIELDS;
  const { Pack: _, ...rest } = definitions;
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://vigil.invalid/pack.schema.json',
    title: 'A Vigil pack',
    description: 'Components as data. See docs/packs.md.',
    ...pack,
    $defs: rest,
  };
  return textOf(whole, indent);
}

/** The text of the schema of events. */
export function eventSchema() {
  const { Event, ...rest } = definitionsFrom('events.ts', 'Event');
  const { allOf, ...one } = Event;
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://vigil.invalid/event.schema.json',
    title: 'A Vigil event',
    description: 'An event of a game. `seat`: the number of a place at the table, from 0.',
    ...one,
  };
  // One line per event keeps diffs readable.
  const events = allOf.map((event) => `  ${JSON.stringify(event)}`).join(',\n');
  const defs = Object.entries(rest).map(([name, part]) => `  ${JSON.stringify(name)}: ${JSON.stringify(part)}`);
  const text = `${JSON.stringify(head).slice(0, -1)},\n "allOf": [\n${events}\n ],\n "$defs": {\n${defs.join(',\n')}\n }\n}\n`;
  return text.replaceAll('#/definitions/', '#/$defs/');
}

function textOf(schema, indent) {
  return `${JSON.stringify(schema, null, indent).replaceAll('#/definitions/', '#/$defs/')}\n`;
}

/** JSON Schema definitions of a type of the language and of all types it uses. */
function definitionsFrom(file, type) {
  const schema = createGenerator({
    path: join(root, 'packages/rules/src/language', file),
    tsconfig: join(root, 'packages/rules/tsconfig.json'),
    type,
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: 'basic',
  }).createSchema(type);
  return Object.fromEntries(Object.entries(schema.definitions).map(([name, schema]) => [name, splitUnions(schema)]));
}

/** A schema whose unions are conditions. */
function splitUnions(schema) {
  if (Array.isArray(schema)) return schema.map(splitUnions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, splitUnions(value)]));
  const branches = inner.anyOf;
  if (Array.isArray(inner.items)) return tuple(inner);
  if (!Array.isArray(branches)) return inner;
  const { anyOf: _, ...others } = inner;
  const objects = branches.filter(isObject);
  if (objects.length < 2 || branches.some(({ $ref }) => $ref)) return inner;
  const conditions = splitByTag(objects) ?? splitByField(objects);
  if (!conditions) return inner;
  if (objects.length === branches.length) return { ...others, ...conditions };
  const plain = branches.filter((branch) => !isObject(branch));
  return {
    ...others,
    if: { type: 'object' },
    then: conditions,
    else: plain.length === 1 ? plain[0] : { anyOf: plain },
  };
}

/** A tuple, as later drafts of JSON Schema write it. */
function tuple({ items, additionalItems: _, ...others }) {
  return { ...others, prefixItems: items };
}

function isObject({ type, properties }) {
  return type === 'object' && properties !== undefined;
}

/** Conditions on a field that all branches have, with different values. */
function splitByTag(branches) {
  for (const tag of Object.keys(branches[0].properties)) {
    const values = branches.map(({ properties, required = [] }) =>
      required.includes(tag) ? valuesOf(properties[tag]) : undefined,
    );
    const all = values.flat();
    if (all.includes(undefined) || new Set(all).size < all.length) continue;
    return {
      type: 'object',
      required: [tag],
      properties: { [tag]: { enum: all } },
      allOf: branches.map((branch, i) => ({
        if: { required: [tag], properties: { [tag]: { enum: values[i] } } },
        then: branch,
      })),
    };
  }
  return undefined;
}

function valuesOf({ const: only, enum: some } = {}) {
  return only === undefined ? (some ?? [undefined]) : [only];
}

/** Conditions on a field that only one branch has. */
function splitByField(branches) {
  const fields = branches.map(({ required = [], properties }) =>
    required.find((field) =>
      branches.every((other) => other.properties === properties || !(field in other.properties)),
    ),
  );
  if (fields.includes(undefined)) return undefined;
  return {
    type: 'object',
    anyOf: fields.map((field) => ({ required: [field] })),
    allOf: branches.map((branch, i) => ({ if: { required: [fields[i]] }, then: branch })),
  };
}
