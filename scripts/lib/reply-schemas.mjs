/** The JSON Schemas of the server's replies, generated from their types (packages/server/src/api/replies.ts). */
import { join } from 'node:path';
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  ExposeNodeParser,
  SchemaGenerator,
} from 'ts-json-schema-generator';
import { root } from './run.mjs';

const FILE = join(root, 'packages/server/src/api/replies.ts');
const TYPES = ['ApiReplies', 'ApiRequestParts'];

/** The text of the schemas by name, one line for each. */
export function replySchemas() {
  const definitions = {};
  const { getDefinitionName } = ExposeNodeParser.prototype;
  ExposeNodeParser.prototype.getDefinitionName = nameByPackage(getDefinitionName);
  try {
    for (const type of TYPES) Object.assign(definitions, definitionsOf(type));
  } finally {
    ExposeNodeParser.prototype.getDefinitionName = getDefinitionName;
  }
  const lines = Object.entries(definitions)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => ` ${JSON.stringify(name)}: ${JSON.stringify(presentForm(schema))}`);
  return `{\n${lines.join(',\n')}\n}\n`.replaceAll('#/definitions/', '#/components/schemas/');
}

/** A schema as JSON Schema 2020-12 writes it: tuples have `prefixItems`. */
function presentForm(schema) {
  if (Array.isArray(schema)) return schema.map(presentForm);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, presentForm(value)]));
  if (!Array.isArray(inner.items)) return inner;
  const { items, additionalItems: _, ...others } = inner;
  return { ...others, prefixItems: items };
}

/** Several packages have types of the same names. */
function nameByPackage(getDefinitionName) {
  return function getName(node, context) {
    const full = getDefinitionName.call(this, node, context);
    const name = full.replace(/<.*>$/, '');
    const [, folder] = /\/(engine|rules\/(?:src|dist)\/(?:arkham|haunt))\//.exec(node.getSourceFile().fileName) ?? [];
    const prefix = PREFIXES[folder?.split('/').at(-1)] ?? '';
    return name.startsWith(prefix) || SHARED.has(name) ? name : `${prefix}${name}`;
  };
}

/** Prefixes of names by folder. Of the engine only the parts of a saved game need one. */
const PREFIXES = { arkham: 'Arkham', haunt: 'Haunt', engine: 'Saved' };
const SHARED = new Set(['Args', 'Decision', 'Message', 'PublicAside', 'PublicOption', 'ReplayNotice', 'Seat']);

/**
 * Decisions are published by their general type: that of every single question is a schema of its own
 * (docs/decision.schema.json).
 */
const GENERAL_TYPES = { TypedDecision: { file: /\/engine\/(?:src|dist)\/decision\.(?:d\.)?ts$/, name: 'Decision' } };

/** The definitions that a table of types uses, and a definition for each of its entries. */
function definitionsOf(type) {
  const config = {
    ...DEFAULT_CONFIG,
    path: FILE,
    tsconfig: join(root, 'packages/server/tsconfig.json'),
    type,
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: 'extended',
    encodeRefs: false,
  };
  const program = createProgram(config);
  const parser = createParser(program, config, (chain) => chain.addNodeParser(generalizer(program, chain)));
  const { definitions } = new SchemaGenerator(program, parser, createFormatter(config), config).createSchema(type);
  const { [type]: table, ...others } = definitions;
  const named = Object.entries(table.properties).filter(([name, { $ref }]) => $ref !== `#/definitions/${name}`);
  return { ...others, ...Object.fromEntries(named) };
}

/** A parser that replaces types by more general ones. */
function generalizer(program, chain) {
  const generalOf = (node) => (node.type === undefined ? undefined : GENERAL_TYPES[node.name?.text]);
  return {
    supportsNode: (node) => generalOf(node) !== undefined,
    createType: (node, context, reference) => {
      const { file, name } = generalOf(node);
      const source = program.getSourceFiles().find(({ fileName }) => file.test(fileName));
      const general = source?.statements.find((statement) => statement.name?.text === name);
      return chain.createType(general, context, reference);
    },
  };
}
