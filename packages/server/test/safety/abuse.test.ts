import { connect } from 'node:net';
import type { ServerMessage } from '@vigil/table';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { newToken } from '../../src/tables/tokens.js';
import { newKey, TestConnection, TestServer, type TestTable } from '../tables/test-server.js';

let server: TestServer;
let table: TestTable;
let other: TestTable;
beforeAll(async () => {
  server = await TestServer.start();
  table = await server.startTable();
  other = await server.startTable();
  for (let i = 0; i < 6; i++) await server.answerNext(table);
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

/** Number of requests, none of which may have an effect. */
const MANY = 400 * Number(process.env.VIGIL_HOSTILE ?? 1);
const json = fc.jsonValue({ maxDepth: 3 });
const method = fc.constantFrom('POST', 'PATCH', 'GET', 'DELETE', 'PUT');
const path = fc.constantFrom(
  '/answers',
  '/votes',
  '/undo',
  '/agree',
  '/overrides',
  '/talk',
  '/begin',
  '/pause',
  '/close',
  '/links',
  '/claim',
  '/seats/0',
  '/seats/99',
  '/past/-1',
  '/past/1e9',
  '/../tables',
  '/%00',
  '',
);

/** Almost valid requests. */
const almostValid = fc.record(
  {
    decision: fc.oneof(fc.constantFrom('1', '2', '3', '99999', '1.1', '0', '-1', '1e3', ' 1'), json),
    option: fc.oneof(fc.constantFrom('yes', 'pass', '0', '__proto__', 'constructor', ''), json),
    mark: fc.oneof(fc.constantFrom('00000000', 'zzzzzzzz'), json),
    seat: fc.oneof(fc.integer({ min: -2, max: 12 }), json),
    to: fc.oneof(fc.integer({ min: -5, max: 5 }), json),
    seen: fc.oneof(fc.integer({ min: -5, max: 5 }), json),
    undo: fc.oneof(fc.constantFrom('undo.7.0', 'undo.0.0', 'undo.x.y'), json),
    yes: json,
    text: fc.oneof(fc.string({ maxLength: 9000 }), json),
    key: fc.oneof(fc.constantFrom('k', 'key-key-key', '../../etc'), json),
    name: json,
    investigator: json,
    correction: json,
    why: json,
    role: fc.oneof(fc.constantFrom('keeper', 'host', 'seat', 'spectator'), json),
    paused: json,
  },
  { requiredKeys: [] },
);

describe('abusive requests', () => {
  it('change nothing, and are refused with a code, never with a server error', async () => {
    const before = await server.game(table);
    const links = (await server.storage.links(table.id)).length;
    // A spectator may not act at all, nor may the holder of another table's links or of none.
    const token = fc.constantFrom(
      table.spectator,
      other.host,
      other.seats[0],
      newToken(SYSTEM_ENVIRONMENT),
      'x',
      undefined,
    );
    await fc.assert(
      fc.asyncProperty(method, path, token, fc.oneof(almostValid, json), async (requestMethod, subpath, link, body) => {
        const response = await fetch(`${server.url}/api/v1/tables/${table.id}${subpath}`, {
          method: requestMethod,
          headers: {
            'Content-Type': 'application/json',
            ...(link !== undefined && { Authorization: `Bearer ${link}` }),
          },
          ...(requestMethod !== 'GET' && { body: JSON.stringify(body) ?? 'null' }),
        });
        const reply = (await response.json()) as { refusal?: { code: string } };
        if (response.ok) expect(requestMethod).toBe('GET');
        else expect(reply.refusal?.code).toMatch(/^(bad-request|unknown-link|not-yours|not-now|stale)$/);
      }),
      { numRuns: MANY },
    );
    expect(await server.game(table)).toEqual(before);
    expect(await server.storage.links(table.id)).toHaveLength(links);
  });

  it('of a player do only what the player was offered', async () => {
    await fc.assert(
      fc.asyncProperty(almostValid, fc.nat(1), async (body, seat) => {
        const before = await server.game(table);
        const reply = await server.ask<{ number?: number }>('POST', `/tables/${table.id}/answers`, table.seats[seat], {
          key: newKey(),
          ...body,
        });
        const after = await server.game(table);
        if (reply.status !== 200) {
          expect(after).toEqual(before);
          return;
        }
        const decision = before.decisions.find(({ id }) => id === body.decision);
        expect(decision?.by).toContain(seat);
        expect([...(decision?.options ?? []), ...(decision?.asides ?? [])].map(({ id }) => id)).toContain(body.option);
      }),
      { numRuns: MANY / 4 },
    );
  });

  it('are refused on a live connection, which stays open', async () => {
    const before = await server.game(table);
    const connection = await server.connect();
    connection.send({ do: 'hello', table: table.id, tokens: [table.spectator] });
    await connection.waitForAnswer(1);
    const texts = fc.sample(
      fc.oneof(
        fc.string({ maxLength: 200 }),
        json.map((value) => JSON.stringify(value) ?? ''),
        fc
          .tuple(
            fc.constantFrom('answer', 'vote', 'undo', 'agree', 'say', 'look-at', 'past', 'hello', 'nothing'),
            almostValid,
          )
          .map(([what, rest]) => JSON.stringify({ ...rest, do: what })),
      ),
      80,
    );
    for (const text of texts) connection.sendRaw(text);
    connection.send({ do: 'ping' });
    await connection.waitForMessage(({ say }) => say === 'pong');
    const refused = connection.messages.filter(
      (message): message is ServerMessage & { say: 'refused' } => message.say === 'refused',
    );
    expect(refused.length).toBeGreaterThan(60);
    expect(new Set(refused.map(({ refusal }) => refusal.code))).not.toContain('server-fault');
    connection.disconnect();
    expect(await server.game(table)).toEqual(before);
  });

  it('close the connection if they are too large or too many', async () => {
    const connection = await server.connect();
    connection.sendRaw('x'.repeat(100_000));
    await expect(connection.waitForMessage(({ say }) => say === 'table')).rejects.toThrow('closed');
    const flood = await server.connect();
    for (let i = 0; i < 400; i++) flood.send({ do: 'ping' });
    await expect(flood.waitForMessage(({ say }) => say === 'table')).rejects.toThrow('closed');
    const huge = await server.ask('POST', `/tables/${table.id}/talk`, table.host, {
      text: 'x'.repeat(300_000),
      key: newKey(),
    });
    expect(huge.body.refusal?.code).toBe('too-large');
  });

  it('from other sites get no connection', async () => {
    await expect(TestConnection.open(server.url, { Origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(TestConnection.open(server.url, { Origin: 'null' })).rejects.toThrow('403');
    const connection = await TestConnection.open(server.url, { Origin: server.url });
    connection.disconnect();
  });

  it('for a connection at an invalid address, or with an immediate disconnection, do no harm', async () => {
    const requestRaw = (path: string, isAbrupt: boolean) =>
      new Promise<string>((resolve) => {
        let received = '';
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
          if (isAbrupt) setImmediate(() => socket.resetAndDestroy());
        });
        socket.on('data', (part) => {
          received += String(part);
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''));
      });
    for (const path of ['//', 'http://', 'http://[', '*', '/x']) expect(await requestRaw(path, false)).toContain('404');
    for (let i = 0; i < 40; i++) await requestRaw(i % 2 ? '/x' : '/api/v1/live', true);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('with endless nesting are refused', async () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const send = async (method: string, path: string, token: string | undefined, body: string) => {
      const response = await fetch(`${server.url}/api/v1/tables${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body,
      });
      return ((await response.json()) as { refusal?: { code: string } }).refusal?.code;
    };
    const seat = table.seats[0];
    const at = `/${table.id}/seats/0`;
    expect(await send('PUT', `${at}/draft`, seat, `{"draft":${deep}}`)).toBe('bad-request');
    expect(await send('PUT', `${at}/orders`, seat, `{"orders":[{"order":${deep}}]}`)).toBe('bad-request');
    expect(await send('POST', '', undefined, `{"name":"x","game":"arkham","setup":{"a":${deep}},"settings":{}}`)).toBe(
      'bad-request',
    );
    const keeperTable = await server.startTable({ settings: { pace: 'live', keeper: true } });
    const sent = `{"correction":{"do":${deep}},"why":"x","key":"${newKey()}"}`;
    expect(await send('POST', `/${keeperTable.id}/overrides`, keeperTable.host, sent)).toBe('bad-request');
  });

  it('for an invisible name, or one that reverses text, are refused; names in all scripts are accepted', async () => {
    const newTable = await server.fillTable();
    const claimAs = async (name: string) => {
      const path = `/tables/${newTable.id}/claim`;
      return (await server.ask('POST', path, newTable.seats[0], { seat: 0, name })).status;
    };
    for (const name of ['\u3164\u2800', '\u202eanna', 'a\u0000', '\ud800', '\u0301', ' '])
      expect(await claimAs(name)).toBe(400);
    for (const name of ['Ünï', 'مرحبا', 'می‌خواهم', '安娜', '👩‍👩‍👧', '<b>Anna</b>'])
      expect(await claimAs(name)).toBe(200);
  });

  it('with terminal control codes keep only the text, in every field', async () => {
    const keeperTable = await server.startTable({ settings: { pace: 'live', keeper: true } });
    const path = `/tables/${keeperTable.id}`;
    const text = 'a\u001b]0;mine\u0007\u001b[2J\u009b31m\r\nb\u0000';
    const { decisions } = await server.game(keeperTable);
    const open = decisions[0];
    const narration = { decision: open?.id, option: open?.options[0]?.id, narration: text, key: newKey() };
    expect((await server.ask('POST', `${path}/answers`, keeperTable.host, narration)).status).toBe(200);
    await server.ask('POST', `${path}/talk`, keeperTable.host, { text, key: newKey() });
    const { body: messages } = await server.ask<{ text: string }[]>('GET', `${path}/talk`, keeperTable.host);
    expect(messages.map((one) => one.text)).toEqual(['a]0;mine[2J31m\nb', 'a]0;mine[2J31m\nb']);
    const nothing = await server.ask('POST', `${path}/talk`, keeperTable.host, { text: '\u0007', key: newKey() });
    expect(nothing.body.refusal?.code).toBe('bad-request');
    for (let i = 0; i < 30 && !(await server.game(keeperTable)).decisions.some(({ key }) => key === 'q.movement'); i++)
      await server.answerNext(keeperTable);
    const validCorrection = { correction: { do: 'doom', to: 3 }, why: text, key: newKey() };
    expect((await server.ask('POST', `${path}/overrides`, keeperTable.host, validCorrection)).status).toBe(200);
    const { logEntries, events, answers } = await server.game(keeperTable);
    expect(logEntries.at(-1)?.why).toBe('a]0;mine[2J31m\nb');
    expect(events.at(-1)).toMatchObject({ at: answers, event: { type: 'corrected' } });
  });

  it('that are replayed have no second effect', async () => {
    const { decisions, number } = await server.game(table);
    const [open] = decisions;
    const seat = open?.by[0] as number;
    const sent = { decision: open?.id, option: open?.options[0]?.id, mark: open?.mark, key: newKey() };
    await server.ask('POST', `/tables/${table.id}/answers`, table.seats[seat], sent);
    const after = await server.game(table);
    expect(after.number).toBeGreaterThan(number);
    for (const token of [table.seats[seat], table.seats[1 - seat], table.spectator, other.host]) {
      await server.ask('POST', `/tables/${table.id}/answers`, token, sent);
    }
    expect(await server.game(table)).toEqual(after);
  });
});
