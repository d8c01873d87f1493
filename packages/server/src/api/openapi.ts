/** The OpenAPI document: routes and requests from their schemas, replies from their types. */
import type { Api } from './api.js';
import replySchemas from './replies.schema.json' with { type: 'json' };

type Schemas = Readonly<Record<string, unknown>>;
type Document = ReturnType<Api['getOpenAPI31Document']>;
type Components = NonNullable<Document['components']>;

const ABOUT = {
  title: 'Vigil: tables over the network',
  description:
    'A link to a seat gives the right to play it. Its token, the part behind the #, is the bearer token of a request. ' +
    '`getGame` returns the open decisions with every legal option, `answer` gives one; ask for the entries after the ' +
    'last number that you know (`since`) to follow the game. Fields may be added to replies at any time. docs/api.md ' +
    'explains how the addresses fit together, and docs/questions.md each question.',
};

/** Returns the document of all routes added so far. Throws if a request and a reply share the name of a schema. */
export function openApiDocument(api: Api, version: string): Document {
  const document = api.getOpenAPI31Document({ openapi: '3.1.0', info: { ...ABOUT, version } });
  requirePathParameters(document);
  const requests = (document.components?.schemas ?? {}) as Schemas;
  const replies = openForAdditions(replySchemas) as Schemas;
  const duplicate = Object.keys(requests).find((name) => Object.hasOwn(replies, name));
  if (duplicate !== undefined) throw new Error(`Both a request and a reply are called ${duplicate}.`);
  const schemas = { ...requests, ...replies } as NonNullable<Components['schemas']>;
  return { ...document, components: { ...document.components, schemas } };
}

/** Path parameters are always required, whatever they are parsed into. */
function requirePathParameters(document: Document): void {
  for (const methods of Object.values(document.paths ?? {})) {
    for (const { parameters = [] } of Object.values(methods) as {
      parameters?: { in?: string; required?: boolean }[];
    }[])
      for (const parameter of parameters) if (parameter.in === 'path') parameter.required = true;
  }
}

/** Returns schemas that allow fields of later versions. */
function openForAdditions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openForAdditions);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key, value]) => key !== 'additionalProperties' || value !== false);
  return Object.fromEntries(entries.map(([key, value]) => [key, openForAdditions(value)]));
}
