/**
 * Hostile requests to every operation of the OpenAPI document, so that no address can be forgotten: strangers send what
 * the document shows, and what is nearly that. VIGIL_HOSTILE multiplies their number.
 */
import type { TableInfo } from '@vigil/table';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { newToken } from '../../src/tables/tokens.js';
import type { OpenApiDocument, Operation } from '../api/document-client.js';
import { newKey, TestServer, type TestTable } from '../tables/test-server.js';

/** Factor for the number of requests. */
const TIMES = Number(process.env.VIGIL_HOSTILE ?? 1);
/** Nearly right requests to each operation. */
const NEARLY = 12;
/** Operations that need no link to a table. Those by mail take its secrets, and answer with a page. */
const PUBLIC = ['createTable', 'listOwnTables', 'recoverLinks'];
const BY_MAIL = ['confirmAddress', 'showConfirmPage', 'showStopPage', 'stopMails', 'getFeed', 'getPushKey'];
const OPEN = [...PUBLIC, ...BY_MAIL];

interface Place {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly it: Operation;
}

let served: TestServer;
let table: TestTable;
let other: TestTable;
let proposal = '';
let places: readonly Place[];
let document: OpenApiDocument;
beforeAll(async () => {
  const settings = notifySettings({ VIGIL_URL: 'https://vigil.example' }, '');
  served = await TestServer.start({}, undefined, (app, storage) =>
    Notify.open(storage, SYSTEM_ENVIRONMENT, settings, createTableReader(app), (...all) =>
      served.reportedErrors.push(all),
    ),
  );
  document = (await served.ask<OpenApiDocument>('GET', '/openapi.json')).body;
  places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ id: it.operationId, method: method.toUpperCase(), path, it })),
  );
  table = await served.startTable({ settings: { pace: 'post', deadline: 48, keeper: true } });
  other = await served.startTable();
  const change = { kind: 'settings', settings: { away: 3 } };
  const { body } = await served.ask<TableInfo>('POST', `/tables/${table.id}/proposals`, table.seats[0], {
    seat: 0,
    change,
  });
  proposal = body.proposals[0]?.id ?? '';
  for (const [what, sent] of [
    ['orders', { orders: [{ order: 'careful' }] }],
    ['plan', { plan: { turn: 1, intents: [{ do: 'go', to: 'woods' }] }, isPrivate: true, comment: 'Nobody knows.' }],
    ['draft', { draft: { decision: '1', option: 'x', narration: 'Not yet.' } }],
  ] as const) {
    const { status } = await served.ask('PUT', `/tables/${table.id}/seats/1/${what}`, table.seats[1], sent);
    expect([what, status]).toEqual([what, 200]);
  }
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

/** Everything at the table that a request could change. */
const stateOf = async ({ id, host, seats }: TestTable) => {
  const { storage } = served;
  const { changedAt: _, ...row } = (await storage.table(id)) ?? ({} as never);
  const links = (await storage.links(id)).map(({ hash, revokedAt }) => [hash, revokedAt]);
  const { spectators: __, changedAt: ___, ...info } = (await served.ask<TableInfo>('GET', `/tables/${id}`, host)).body;
  const addresses = await Promise.all(
    [host, ...seats].map(async (token) => (await served.ask('GET', `/tables/${id}/addresses`, token)).body),
  );
  return {
    row,
    links,
    info,
    addresses,
    seats: await storage.seats(id),
    entries: (await storage.entriesSince(id, 0)).length,
    talk: await storage.talkSince(id, 0),
    votes: await storage.votes(id),
    proposals: await storage.proposals(id),
    waits: await storage.waits([id]),
  };
};

/** The address of an operation with the table's own parameters. */
function addressOf({ path }: Place): string {
  const values: Readonly<Record<string, string>> = { id: table.id, seat: '1', proposal, at: '1', number: '1' };
  return path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x');
}

/** The body that the document shows for an operation. */
function exampleOf({ it: { requestBody } }: Place): Record<string, unknown> | undefined {
  const content = requestBody?.content['application/json'];
  const schema = content?.schema as { readonly $ref?: string; readonly example?: unknown } | undefined;
  const named = schema?.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  const example = content?.example ?? (named as { readonly example?: unknown } | undefined)?.example;
  return example as Record<string, unknown> | undefined;
}

async function send({ method }: Place, address: string, token: string | undefined, body: unknown) {
  const response = await fetch(`${served.url}/api/v1${address}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body) ?? 'null' }),
    // An endless stream of events is left again.
    signal: AbortSignal.timeout(10_000),
  });
  const text = response.headers.get('Content-Type')?.includes('event-stream') ? '' : await response.text();
  if (text === '') await response.body?.cancel();
  return { status: response.status, text };
}

/** Links of a spectator and of another table, and what is no link. */
const strangers = () => [table.spectator, other.host, other.seats[1], newToken(SYSTEM_ENVIRONMENT), 'x', undefined];
const isRefusal = /"code":"(bad-request|unknown-link|unknown-table|not-yours|not-now|stale|too-many|too-large)"/;

it('the document lists all that is asked here', () => {
  const ids = places.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(40);
  expect(ids).toEqual(expect.arrayContaining(OPEN));
  const paths = places.map(({ path }) => path).join(' ');
  for (const part of ['settings', 'roles', 'proposals', 'leave', 'bot', 'orders', 'plan', 'costs', 'draft', 'away'])
    expect(paths).toContain(part);
  for (const part of ['addresses', 'events', 'export', 'recover', 'mine']) expect(paths).toContain(part);
});

it('no stranger does anything by what the document shows, with the very values of the table', async () => {
  const before = await stateOf(table);
  const done: string[] = [];
  for (const place of places.filter(({ id }) => !OPEN.includes(id))) {
    for (const token of strangers()) {
      const body = exampleOf(place);
      const sent = body && { ...body, ...('key' in body && { key: newKey() }), ...('seat' in body && { seat: 1 }) };
      const { status, text } = await send(place, addressOf(place), token, sent);
      if (status < 300 && place.method !== 'GET') done.push(`${place.id} ${strangers().indexOf(token)}: ${text}`);
      if (status >= 300) expect(text, place.id).toMatch(isRefusal);
      expect(text, place.id).not.toMatch(/Nobody knows|Not yet/);
    }
  }
  expect(done).toEqual([]);
  expect(await stateOf(table)).toEqual(before);
});

it('nor by what is nearly that, and none of it is a fault of the server', async () => {
  const before = await stateOf(table);
  const json = fc.jsonValue({ maxDepth: 3 });
  const counts = { sent: 0, refused: 0 };
  for (const place of places) {
    const example = exampleOf(place) ?? {};
    const fields = Object.keys(example);
    const nearly = fc
      .tuple(
        fc.subarray(fields),
        fc.dictionary(fc.constantFrom(...fields, '__proto__', 'seat', 'key', 'x'), json),
        json,
      )
      .map(([keptFields, changed, whole]) =>
        fields.length === 0
          ? whole
          : { ...Object.fromEntries(keptFields.map((field) => [field, example[field]])), ...changed },
      );
    const isOpen = OPEN.includes(place.id) || place.method === 'GET';
    await fc.assert(
      fc.asyncProperty(nearly, fc.nat(5), fc.boolean(), async (body, who, isOdd) => {
        const odd = addressOf(place).replace(/\/1(?=\/|$)/, '/%00');
        const { status, text } = await send(place, isOdd ? odd : addressOf(place), strangers()[who], body);
        counts.sent++;
        if (status >= 300) counts.refused++;
        expect(status, `${place.id} ${JSON.stringify(body)} ${text}`).toBeLessThan(500);
        if (!isOpen) expect(status, `${place.id} ${text}`).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: NEARLY * TIMES },
    );
  }
  expect(counts.refused).toBeGreaterThan(counts.sent / 2);
  expect(await stateOf(table)).toEqual(before);
  console.log(`hostile: ${places.length} operations, ${counts.sent} requests, ${counts.refused} refused`);
});
