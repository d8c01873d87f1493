import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Refusal } from '@vigil/table';
import type { Context } from 'hono';
import type { TableApp } from '../table-app.js';
import { RequestError, refusalOf } from '../tables/request-error.js';
import { DEPRECATED_SINCE, noticeOf, type UpgradedInput } from './former-names.js';
import type { ApiReplies, ReplyName } from './replies.js';
import { REPLY_EXAMPLES } from './reply-examples.js';

/** A router below /api/v1 that reports every faulty request in one form. */
export type Api = OpenAPIHono;

/** HTTP status of each refusal. */
const STATUS = {
  'bad-request': 400,
  'unknown-link': 401,
  'not-yours': 403,
  'unknown-table': 404,
  'not-now': 409,
  stale: 409,
  'key-reused': 409,
  taken: 409,
  paused: 409,
  'unknown-decision': 409,
  'unknown-option': 409,
  'undo-barrier': 409,
  'nothing-to-undo': 409,
  'not-opened': 409,
  'too-large': 413,
  'too-many': 429,
  'server-fault': 500,
  'storage-away': 503,
  'storage-full': 507,
} as const;

const REFUSAL = z
  .object({
    refusal: z.object({
      code: z.enum(Object.keys(STATUS) as [keyof typeof STATUS]),
      why: z.string(),
      place: z.string().optional(),
    }),
  })
  .openapi('Refused');

/** Converts an error to a response. Unexpected errors are the server's own fault and are logged. */
export function reportErrors(api: Api, app: TableApp): void {
  api.onError((error, c) => {
    const known = toRefusal(error);
    // Links in mails and feeds contain secrets.
    if (!known) app.onError(c.req.path.replace(/[\w-]{43}/g, '…'), error);
    const refusal = refusalOf(known ?? error);
    // The rest of an oversized body is not read, so the connection cannot be reused.
    const ending = refusal.code === 'too-large' ? { Connection: 'close' } : {};
    return refuse(c, refusal, ending);
  });
}

/** Seconds after which a client may try again when the database does not answer. */
const RETRY_AFTER = '5';

/** Returns the response of a refusal. */
export function refuse(c: Context, refusal: Refusal, headers: Readonly<Record<string, string>> = {}): Response {
  const again = refusal.code === 'storage-away' ? { 'Retry-After': RETRY_AFTER } : {};
  return c.json({ refusal }, STATUS[refusal.code], { 'Cache-Control': 'no-store', ...again, ...headers });
}

function toRefusal(error: Error): RequestError | undefined {
  if (error instanceof RequestError) return error;
  // Never read: the client has hung up.
  if (isCutOff(error)) return new RequestError('bad-request', 'The request was cut off.');
  // Hono's error for a body that is not JSON.
  const { status } = error as { status?: number };
  if (status === 400 || error instanceof SyntaxError) return new RequestError('bad-request', 'This is not JSON.');
  return status === 413 ? new RequestError('too-large', 'This is too large.') : undefined;
}

/** True for Node's error of a request whose client hangs up before its end. */
function isCutOff(error: Error): boolean {
  return error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

/** Returns the secret of a request. Throws {@link RequestError} if there is none. */
export function tokenOf(c: Context): string {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === undefined)
    throw new RequestError('unknown-link', 'Authorization: Bearer <token of a link> is missing.');
  return token;
}

/** The description of a route: its input and output. */
interface RouteDescription<P, Q, B, R extends ReplyName> {
  /** The name by which generated clients call it. */
  readonly name: string;
  readonly summary: string;
  /** The response. */
  readonly returns: string;
  /** The type of a JSON response. */
  readonly reply?: R;
  /** Media type, unless JSON. */
  readonly contentType?: string;
  readonly params?: z.ZodType<P>;
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
  /** True if the route needs no link. */
  readonly isPublic?: true;
  /** Renames former fields in a body and in query parameters. */
  readonly upgrade?: {
    readonly body?: (body: unknown) => UpgradedInput;
    readonly query?: (query: unknown) => UpgradedInput;
  };
  /** Address that replaces this one. */
  readonly replacedBy?: string;
}

type Awaitable<T> = T | Promise<T>;

/** A request whose parts have been validated. */
export interface RouteRequest<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly context: Context;
}

/**
 * Adds a route to the API and to its description. The handler's result is sent as JSON; a `Response` is sent unchanged.
 * Invalid input is refused with its place.
 */
export function route<P = unknown, Q = unknown, B = unknown, R extends ReplyName = never>(
  api: Api,
  method: 'get' | 'post' | 'patch' | 'delete' | 'put',
  path: string,
  description: RouteDescription<P, Q, B, R>,
  handle: (asked: RouteRequest<P, Q, B>) => Awaitable<ApiReplies[R] | Response>,
): void {
  const { name: operationId, summary, returns, reply, params, query, body, isPublic } = description;
  const { contentType = 'application/json', upgrade = {}, replacedBy } = description;
  api.openAPIRegistry.registerPath({
    method,
    path: `/api/v1${path}`,
    operationId,
    summary,
    ...(replacedBy !== undefined && { deprecated: true }),
    ...(!isPublic && { security: [{ link: [] }] }),
    request: {
      ...(params && { params: params as unknown as z.ZodObject }),
      ...(query && { query: query as unknown as z.ZodObject }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: {
      200: { description: returns, content: { [contentType]: replyContent(reply) } },
      default: {
        description: 'The request was refused; the reason is given.',
        content: { 'application/json': { schema: REFUSAL } },
      },
    },
  });
  api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const words = upgrade.query?.(c.req.query()) ?? { input: c.req.query(), notices: [] };
    const sent = body ? assertShallow(await c.req.json()) : undefined;
    const content = upgrade.body?.(sent) ?? { input: sent, notices: [] };
    const notices = [
      ...words.notices,
      ...content.notices,
      ...(replacedBy === undefined ? [] : [noticeOf(path.split('/').at(-1) as string, replacedBy)]),
    ];
    for (const [name, value] of noticeHeaders(notices)) c.header(name, value);
    const asked = {
      params: parseOrRefuse(params, c.req.param(), 'path'),
      query: parseOrRefuse(query, words.input, 'query'),
      body: body ? parseOrRefuse(body, content.input, 'body') : (undefined as B),
      context: c,
    };
    const given = await handle(asked);
    if (given instanceof Response) return given;
    return c.json(withNotices(given ?? null, notices) as never, 200, { 'Cache-Control': 'no-store' });
  });
}

/** Returns the content of a response for the OpenAPI document. Responses of other types than JSON are text. */
function replyContent(reply: ReplyName | undefined) {
  if (reply === undefined) return { schema: { type: 'string' as const } };
  const example = REPLY_EXAMPLES[reply];
  return { schema: { $ref: `#/components/schemas/${reply}` }, ...(example !== undefined && { example }) };
}

/** Headers of a response to a request with former names. */
function noticeHeaders(notices: readonly string[]): readonly (readonly [name: string, value: string])[] {
  if (notices.length === 0) return [];
  return [
    ['Deprecation', DEPRECATED_SINCE],
    ['Vigil-Notice', notices.join('; ')],
  ];
}

/** Adds notices to a response, if it is an object. */
function withNotices(given: unknown, notices: readonly string[]): unknown {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return notices.length > 0 && isObject ? { ...given, notices } : given;
}

/**
 * Maximum nesting of anything sent, imported games included. Deeper values would exhaust the stack of code that walks
 * them.
 */
const MAX_DEPTH = 200;

/** Returns its argument. Throws {@link RequestError} if it is nested too deeply. */
function assertShallow(input: unknown): unknown {
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new RequestError('bad-request', 'This is nested too deeply.');
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return input;
}

function parseOrRefuse<T>(schema: z.ZodType<T> | undefined, input: unknown, where: string): T {
  if (!schema) return undefined as T;
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  // A misspelt field is often the cause of a missing one, so unknown fields are reported first.
  const unknown = error.issues.filter((item) => item.code === 'unrecognized_keys');
  const [issue] = unknown.length > 0 ? unknown : error.issues;
  const place = placeOf(where, issue?.path);
  if (unknown.length === 0) {
    throw new RequestError('bad-request', `${place}: ${issue?.message ?? 'is not valid'}`, place);
  }
  const names = unknown.flatMap(({ path, keys }) => keys.map((key) => placeOf(where, [...path, key])));
  throw new RequestError('bad-request', unknownFields(names), place);
}

/** Maximum number of unknown fields that an error names, and of characters of each part of a place. */
const NAMED_FIELDS = 10;
const PART_LENGTH = 40;

function unknownFields(places: readonly string[]): string {
  const named = places.slice(0, NAMED_FIELDS);
  const more = places.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return `${places.length === 1 ? 'This field is' : 'These fields are'} unknown: ${all.join(', ')}.`;
}

function placeOf(where: string, path: readonly PropertyKey[] = []): string {
  return [where, ...path].map((part) => shorten(String(part))).join('.');
}

function shorten(name: string): string {
  return name.length > PART_LENGTH ? `${name.slice(0, PART_LENGTH)}…` : name;
}
