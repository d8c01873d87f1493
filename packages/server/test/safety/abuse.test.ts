import { connect } from 'node:net';
import type { ServerMessage } from '@vigil/table';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { newToken } from '../../src/tables/tokens.js';
import { newKey, TestConnection, TestServer, type TestTable } from '../tables/test-server.js';

let served: TestServer;
let made: TestTable;
let other: TestTable;
beforeAll(async () => {
  served = await TestServer.start();
  made = await served.begun();
  other = await served.begun();
  for (let i = 0; i < 6; i++) await served.step(made);
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

/** Requests of which none may do anything. */
const MANY = 400;
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

/** A request that was nearly right. */
const nearly = fc.record(
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
    role: fc.oneof(fc.constantFrom('keeper', 'host', 'seat'), json),
    paused: json,
  },
  { requiredKeys: [] },
);

describe('requests that nobody should send', () => {
  it('change nothing, are refused by a code, and are no mistake of the server', async () => {
    const before = await served.game(made);
    const links = (await served.storage.links(made.id)).length;
    // A spectator may do nothing at all, nor may the holder of another table's links, or of none.
    const token = fc.constantFrom(
      made.spectator,
      other.host,
      other.seats[0],
      newToken(SYSTEM_ENVIRONMENT),
      'x',
      undefined,
    );
    await fc.assert(
      fc.asyncProperty(method, path, token, fc.oneof(nearly, json), async (how, where, link, body) => {
        const response = await fetch(`${served.url}/api/v1/tables/${made.id}${where}`, {
          method: how,
          headers: {
            'Content-Type': 'application/json',
            ...(link !== undefined && { Authorization: `Bearer ${link}` }),
          },
          ...(how !== 'GET' && { body: JSON.stringify(body) ?? 'null' }),
        });
        const reply = (await response.json()) as { refusal?: { code: string } };
        if (response.ok) expect(how).toBe('GET');
        else expect(reply.refusal?.code).toMatch(/^(bad-request|unknown-link|not-yours|not-now|stale)$/);
      }),
      { numRuns: MANY },
    );
    expect(await served.game(made)).toEqual(before);
    expect(await served.storage.links(made.id)).toHaveLength(links);
  });

  it('of somebody at the table do only what he was offered', async () => {
    await fc.assert(
      fc.asyncProperty(nearly, fc.nat(1), async (body, seat) => {
        const before = await served.game(made);
        const reply = await served.ask<{ number?: number }>('POST', `/tables/${made.id}/answers`, made.seats[seat], {
          key: newKey(),
          ...body,
        });
        const after = await served.game(made);
        if (reply.status !== 200) {
          expect(after).toEqual(before);
          return;
        }
        const asked = before.decisions.find(({ id }) => id === body.decision);
        expect(asked?.by).toContain(seat);
        expect([...(asked?.options ?? []), ...(asked?.asides ?? [])].map(({ id }) => id)).toContain(body.option);
      }),
      { numRuns: MANY / 4 },
    );
  });

  it('are no messages of the live line either: the line says so, and goes on', async () => {
    const before = await served.game(made);
    const line = await served.line();
    line.say({ do: 'hello', table: made.id, tokens: [made.spectator] });
    await line.at(1);
    const texts = fc.sample(
      fc.oneof(
        fc.string({ maxLength: 200 }),
        json.map((value) => JSON.stringify(value) ?? ''),
        fc
          .tuple(
            fc.constantFrom('answer', 'vote', 'undo', 'agree', 'say', 'look-at', 'past', 'hello', 'nothing'),
            nearly,
          )
          .map(([what, rest]) => JSON.stringify({ ...rest, do: what })),
      ),
      80,
    );
    for (const text of texts) line.sayRaw(text);
    line.say({ do: 'ping' });
    await line.until(({ say }) => say === 'pong');
    const refused = line.heard.filter(
      (message): message is ServerMessage & { say: 'refused' } => message.say === 'refused',
    );
    expect(refused.length).toBeGreaterThan(60);
    expect(new Set(refused.map(({ refusal }) => refusal.code))).not.toContain('server-fault');
    line.hangUp();
    expect(await served.game(made)).toEqual(before);
  });

  it('are cut off when they are too large or too many', async () => {
    const line = await served.line();
    line.sayRaw('x'.repeat(100_000));
    await expect(line.until(({ say }) => say === 'table')).rejects.toThrow('closed');
    const flood = await served.line();
    for (let i = 0; i < 400; i++) flood.say({ do: 'ping' });
    await expect(flood.until(({ say }) => say === 'table')).rejects.toThrow('closed');
    const huge = await served.ask('POST', `/tables/${made.id}/talk`, made.host, {
      text: 'x'.repeat(300_000),
      key: newKey(),
    });
    expect(huge.body.refusal?.code).toBe('too-large');
  });

  it('from pages of other houses get no line', async () => {
    await expect(TestConnection.open(served.url, { Origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(TestConnection.open(served.url, { Origin: 'null' })).rejects.toThrow('403');
    const line = await TestConnection.open(served.url, { Origin: served.url });
    line.hangUp();
  });

  it('for a line at what is no address, or by somebody who hangs up at once, do no harm', async () => {
    const ask = (path: string, roughly: boolean) =>
      new Promise<string>((resolve) => {
        let heard = '';
        const socket = connect(Number(new URL(served.url).port), '127.0.0.1', () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
          if (roughly) setImmediate(() => socket.resetAndDestroy());
        });
        socket.on('data', (part) => {
          heard += String(part);
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
      });
    for (const path of ['//', 'http://', 'http://[', '*', '/x']) expect(await ask(path, false)).toContain('404');
    for (let i = 0; i < 40; i++) await ask(i % 2 ? '/x' : '/api/v1/live', true);
    expect((await fetch(`${served.url}/health`)).status).toBe(200);
  });

  it('nested without an end are refused as such', async () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const send = async (method: string, path: string, token: string | undefined, body: string) => {
      const response = await fetch(`${served.url}/api/v1/tables${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body,
      });
      return ((await response.json()) as { refusal?: { code: string } }).refusal?.code;
    };
    const seat = made.seats[0];
    const at = `/${made.id}/seats/0`;
    expect(await send('PUT', `${at}/draft`, seat, `{"draft":${deep}}`)).toBe('bad-request');
    expect(await send('PUT', `${at}/orders`, seat, `{"orders":[{"order":${deep}}]}`)).toBe('bad-request');
    expect(await send('POST', '', undefined, `{"name":"x","game":"arkham","setup":{"a":${deep}},"settings":{}}`)).toBe(
      'bad-request',
    );
    const kept = await served.begun({ settings: { pace: 'live', keeper: true } });
    const sent = `{"correction":{"do":${deep}},"why":"x","key":"${newKey()}"}`;
    expect(await send('POST', `/${kept.id}/overrides`, kept.host, sent)).toBe('bad-request');
  });

  it('for a name that shows nothing, or turns what stands beside it around, are refused; names of all letters are not', async () => {
    const gathered = await served.gathered();
    const named = async (name: string) => {
      const path = `/tables/${gathered.id}/claim`;
      return (await served.ask('POST', path, gathered.seats[0], { seat: 0, name })).status;
    };
    for (const name of ['\u3164\u2800', '\u202eanna', 'a\u0000', '\ud800', '\u0301', ' '])
      expect(await named(name)).toBe(400);
    for (const name of ['Ünï', 'مرحبا', 'می‌خواهم', '安娜', '👩‍👩‍👧', '<b>Anna</b>'])
      expect(await named(name)).toBe(200);
  });

  it('with orders to a terminal in a text keep the text alone, wherever it is written', async () => {
    const kept = await served.begun({ settings: { pace: 'live', keeper: true } });
    const path = `/tables/${kept.id}`;
    const text = 'a\u001b]0;mine\u0007\u001b[2J\u009b31m\r\nb\u0000';
    const { decisions } = await served.game(kept);
    const open = decisions[0];
    const narration = { decision: open?.id, option: open?.options[0]?.id, narration: text, key: newKey() };
    expect((await served.ask('POST', `${path}/answers`, kept.host, narration)).status).toBe(200);
    await served.ask('POST', `${path}/talk`, kept.host, { text, key: newKey() });
    const { body: said } = await served.ask<{ text: string }[]>('GET', `${path}/talk`, kept.host);
    expect(said.map((one) => one.text)).toEqual(['a]0;mine[2J31m\nb', 'a]0;mine[2J31m\nb']);
    const nothing = await served.ask('POST', `${path}/talk`, kept.host, { text: '\u0007', key: newKey() });
    expect(nothing.body.refusal?.code).toBe('bad-request');
    for (let i = 0; i < 30 && !(await served.game(kept)).decisions.some(({ key }) => key === 'q.movement'); i++)
      await served.step(kept);
    const right = { correction: { do: 'doom', to: 3 }, why: text, key: newKey() };
    expect((await served.ask('POST', `${path}/overrides`, kept.host, right)).status).toBe(200);
    const { logEntries, events, answers } = await served.game(kept);
    expect(logEntries.at(-1)?.why).toBe('a]0;mine[2J31m\nb');
    expect(events.at(-1)).toMatchObject({ at: answers, event: { type: 'corrected' } });
  });

  it('replayed by somebody who overheard them do nothing a second time', async () => {
    const { decisions, number } = await served.game(made);
    const [open] = decisions;
    const seat = open?.by[0] as number;
    const sent = { decision: open?.id, option: open?.options[0]?.id, mark: open?.mark, key: newKey() };
    await served.ask('POST', `/tables/${made.id}/answers`, made.seats[seat], sent);
    const after = await served.game(made);
    expect(after.number).toBeGreaterThan(number);
    for (const token of [made.seats[seat], made.seats[1 - seat], made.spectator, other.host]) {
      await served.ask('POST', `/tables/${made.id}/answers`, token, sent);
    }
    expect(await served.game(made)).toEqual(after);
  });
});
