/**
 * A client generated from the OpenAPI document alone. It checks every request that it sends and every reply against the
 * schemas.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import strictReplies from '../../src/api/replies.schema.json' with { type: 'json' };

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
  readonly security?: unknown;
}

type Content = Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** One call: path and query parameters, a body, the token of a link. */
export interface Call {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly token?: string;
}

const JSON_TYPE = 'application/json';

/** Reads the document and checks values against its schemas. */
export class DocumentSchemas {
  readonly operations: ReadonlyMap<
    string,
    { readonly method: string; readonly path: string; readonly operation: Operation }
  >;
  private readonly ajv: Ajv2020;

  /** `strict`: replies may have no field that the types do not name. */
  constructor(document: OpenApiDocument, strict: boolean) {
    const { schemas } = document.components;
    this.ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
    this.ajv.addSchema({ $id: 'doc', components: { schemas: strict ? { ...schemas, ...strictReplies } : schemas } });
    this.operations = new Map(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, operation]) => [operation.operationId, { method, path, operation }] as const,
        ),
      ),
    );
  }

  /** Returns the faults of the body of a request. */
  requestFaults(operation: Operation, body: unknown): string {
    return this.faults(`${operation.operationId} request`, operation.requestBody?.content[JSON_TYPE]?.schema, body);
  }

  /** Returns the faults of a reply of this status. */
  replyFaults({ operationId, responses }: Operation, status: number, reply: unknown): string {
    const response = responses[String(status)] ?? responses.default;
    const kind = status === 200 ? 'reply' : 'refusal';
    return this.faults(`${operationId} ${kind}`, response?.content[JSON_TYPE]?.schema, reply);
  }

  private faults(name: string, schema: object | undefined, value: unknown): string {
    if (schema === undefined) return value === undefined ? '' : `${name}: no schema`;
    const validate = this.validator(name, schema);
    if (validate(value)) return '';
    return `${name}: ${this.ajv.errorsText(validate.errors)} ${JSON.stringify(validate.errors?.slice(0, 3))}`;
  }

  private validator(name: string, schema: object): ValidateFunction {
    const known = this.ajv.getSchema(name);
    if (known) return known;
    const document = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/')) as object;
    return this.ajv.addSchema(document, name).getSchema(name) as ValidateFunction;
  }
}

/** Calls operations by their ids. */
export class DocumentClient {
  readonly schemas: DocumentSchemas;
  private readonly server: string;

  private constructor(server: string, schemas: DocumentSchemas) {
    this.server = server;
    this.schemas = schemas;
  }

  static async open(server: string, strict = true): Promise<DocumentClient> {
    const response = await fetch(`${server}/api/v1/openapi.json`);
    return new DocumentClient(server, new DocumentSchemas((await response.json()) as OpenApiDocument, strict));
  }

  /** Calls an operation. Throws if it is refused, or if request, reply or refusal is not as described. */
  async call<T>(id: string, { params = {}, body, token }: Call = {}): Promise<T> {
    const entry = this.schemas.operations.get(id);
    if (!entry) throw new Error(`There is no operation ${id}.`);
    const { method, path, operation } = entry;
    const requestFaults = this.schemas.requestFaults(operation, body);
    if (requestFaults) throw new Error(requestFaults);
    const response = await fetch(`${this.server}${addressOf(path, operation, params)}`, {
      method: method.toUpperCase(),
      headers: {
        ...(operation.security !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.headers.get('content-type')?.startsWith(JSON_TYPE)) return (await response.text()) as T;
    const reply: unknown = await response.json();
    const replyFaults = this.schemas.replyFaults(operation, response.status, reply);
    if (replyFaults) throw new Error(replyFaults);
    if (!response.ok) throw new Error(`${id}: ${JSON.stringify(reply)}`);
    return reply as T;
  }
}

function addressOf(path: string, { parameters = [] }: Operation, params: NonNullable<Call['params']>): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: location } of parameters) {
    const value = params[name];
    if (location === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
