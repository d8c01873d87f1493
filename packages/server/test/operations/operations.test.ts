import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SYSTEM_ENVIRONMENT, TableApp } from '../../src/index.js';
import { dropIdle } from '../../src/operations/drop-idle-tables.js';
import { OPERATOR_HEADERS, startOperatedServer, TOKEN } from './operated-server.js';

describe('an operator', () => {
  it('sees in /health that the database is gone', async () => {
    let gone = false;
    const ping = async () => {
      if (gone) throw new Error('gone');
    };
    const { get } = await startOperatedServer({}, { ping });
    expect((await get('/health')).status).toBe(200);
    gone = true;
    const ill = await get('/health');
    expect([ill.status, await ill.json()]).toEqual([503, { ok: false, version: '1.2.3' }]);
  });

  it('reads the metrics on the machine itself, and from elsewhere only with the token', async () => {
    const { get, createTable } = await startOperatedServer();
    expect((await createTable()).status).toBe(200);
    const text = await (await get('/metrics')).text();
    expect(text).toContain('vigil_storage_seconds_count{what="createTable",ok="yes"} 1');
    expect(text).toContain('vigil_http_request_seconds_count{method="POST",address="/api/v1/tables",status="200"} 1');
    for (const name of ['vigil_tables_in_memory', 'vigil_live_connections', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text).toContain(name);
    const proxyHeaders = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await get('/metrics', proxyHeaders)).status).toBe(403);
    expect((await get('/metrics', { ...proxyHeaders, ...OPERATOR_HEADERS })).status).toBe(200);
    const { get: other } = await startOperatedServer({ VIGIL_METRICS: 'token' });
    expect((await other('/metrics')).status).toBe(403);
  });

  it('has a page of metrics, for which a browser asks for the token', async () => {
    const { get, createTable } = await startOperatedServer();
    const { id } = (await (await createTable()).json()) as { id: string };
    const challenge = await get('/operator');
    expect([challenge.status, challenge.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('Basic'),
    ]);
    expect((await get('/operator', { Authorization: `Basic ${btoa('me:wrong')}` })).status).toBe(401);
    const page = await get('/operator', { Authorization: `Basic ${btoa(`me:${TOKEN}`)}` });
    const text = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain(id);
    expect(text.replaceAll(/name="formKey" value="[\w-]{43}"/g, '')).not.toMatch(/[\w-]{43}/);
    const { get: none } = await startOperatedServer({ VIGIL_OPERATOR_TOKEN: '' });
    expect(await (await none('/operator')).text()).toContain('<title>Vigil</title>');
  });

  it('reads each request in the log, without personal data', async () => {
    const { get, lines } = await startOperatedServer();
    const secret = 'x'.repeat(43);
    await get(`/api/v1/tables/abc/game`, { Authorization: `Bearer ${secret}` });
    await get(`/feed/${secret}`);
    expect(lines.map((line) => JSON.parse(line)).find(({ path }) => path === '/api/v1/tables/abc/game')).toMatchObject({
      msg: 'request',
      method: 'GET',
    });
    expect(lines.join('')).not.toContain(secret);
  });

  it('is warned once if requests come through a proxy that no setting declares', async () => {
    const warningsIn = (lines: readonly string[]) => lines.filter((line) => line.includes('VIGIL_PROXIES'));
    const proxyHeaders = { 'X-Forwarded-For': '203.0.113.7' };
    const { get, lines } = await startOperatedServer();
    await get('/api/v1/openapi.json');
    expect(warningsIn(lines)).toEqual([]);
    await get('/', proxyHeaders);
    await get('/api/v1/openapi.json', { Forwarded: 'for=203.0.113.7' });
    expect(warningsIn(lines)).toHaveLength(1);
    const declared = await startOperatedServer({ VIGIL_PROXIES: '1' });
    await declared.get('/', proxyHeaders);
    expect(warningsIn(declared.lines)).toEqual([]);
  });

  it('reads no error about clients that hang up in the middle of a request', async () => {
    const { url, lines, get } = await startOperatedServer();
    const { port } = new URL(url);
    const head = 'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    for (const rest of [
      'Content-Length: 5000\r\n\r\n{"name":',
      'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n',
    ]) {
      const client = connect(Number(port), '127.0.0.1');
      await new Promise<void>((resolve) => client.write(head + rest, () => resolve()));
      await setTimeout(50);
      client.destroy();
      await expect.poll(() => lines.filter((line) => line.includes('"POST"')).length).toBeGreaterThan(0);
      expect(lines.filter((line) => !line.includes('"msg":"request"'))).toEqual([]);
      lines.length = 0;
    }
    expect((await get('/health')).status).toBe(200);
  });
});

describe('a server is protected', () => {
  it('against too many requests of one address, and others can go on', async () => {
    const { get } = await startOperatedServer({ VIGIL_REQUESTS_PER_MINUTE: '10', VIGIL_PROXIES: '1' });
    const getFrom = (address: string) => get('/api/v1/openapi.json', { 'X-Forwarded-For': `10.0.0.1, ${address}` });
    for (let i = 0; i < 10; i++) expect((await getFrom('203.0.113.7')).status).toBe(200);
    const refused = await getFrom('203.0.113.7');
    expect([refused.status, await refused.json()]).toMatchObject([429, { refusal: { code: 'too-many' } }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await getFrom('203.0.113.8')).status).toBe(200);
    expect((await get('/')).status).toBe(200);
  });

  it('against guessing of links', async () => {
    const { get } = await startOperatedServer();
    const guess = (n: number) =>
      get('/api/v1/tables/abc/game', { Authorization: `Bearer ${String(n).padStart(43, 'x')}` });
    const statuses = [];
    for (let i = 0; i < 62; i++) statuses.push((await guess(i)).status);
    expect(statuses.slice(0, 2)).toEqual([401, 401]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('against guessing of links, without locking out valid links from the same address', async () => {
    const { get, createTable, url } = await startOperatedServer();
    const { id, host, seats } = (await (await createTable()).json()) as { id: string; host: string; seats: string[] };
    const readTable = (token: string) => get(`/api/v1/tables/${id}`, { Authorization: `Bearer ${token}` });
    for (let i = 0; i < 70; i++) await readTable(String(i).padStart(43, 'x'));
    const wrong = await readTable('x'.repeat(43));
    expect([wrong.status, Number(wrong.headers.get('retry-after')) > 0]).toEqual([429, true]);
    for (const token of [host, ...seats]) expect((await readTable(token)).status).toBe(200);
    expect((await get('/api/v1/openapi.json')).status).toBe(200);
    expect((await createTable()).status).toBe(200);
    // A live connection opens, and stays open for a valid link only.
    const hello = async (token: string) => {
      const connection = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`);
      await new Promise((resolve, reject) => connection.once('open', resolve).once('error', reject));
      const first = new Promise((resolve) =>
        connection.once('message', (data) => resolve(JSON.parse(String(data)).say)),
      );
      const closed = new Promise((resolve) => connection.once('close', (code) => resolve(code)));
      connection.send(JSON.stringify({ do: 'hello', table: id, tokens: [token] }));
      const firstMessage = await first;
      if (firstMessage === 'table') connection.close();
      return [firstMessage, await closed];
    };
    expect(await hello(host)).toEqual(['table', 1005]);
    expect(await hello('y'.repeat(43))).toEqual(['refused', 1008]);
  });

  it('against too many tables: per hour and address, and in all', async () => {
    const few = await startOperatedServer({ VIGIL_NEW_TABLES_PER_HOUR: '2' });
    expect([
      (await few.createTable()).status,
      (await few.createTable()).status,
      (await few.createTable()).status,
    ]).toEqual([200, 200, 429]);
    const full = await startOperatedServer(
      { VIGIL_MAX_TABLES: '3' },
      { counts: async () => ({ tables: 3, playing: 0, entries: 0 }) },
    );
    const refused = await full.createTable();
    expect([refused.status, await refused.json()]).toMatchObject([429, { refusal: { code: 'too-many' } }]);
  });

  it('against other sites: they can change nothing, and get no connection', async () => {
    const { createTable, url } = await startOperatedServer({ VIGIL_ORIGINS: 'https://friend.example' });
    expect((await createTable({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await createTable({ Origin: 'null' })).status).toBe(403);
    expect((await createTable({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    // A form of the server on a page without referrer, such as the one that confirms an address.
    expect((await createTable({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    expect((await createTable({ Origin: url })).status).toBe(200);
    expect((await createTable({ Origin: 'https://friend.example' })).status).toBe(200);
    const connection = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, { origin: 'https://evil.example' });
    await expect(new Promise((_, reject) => connection.once('error', reject))).rejects.toThrow('403');
  });

  it('against too many connections of one address, events included, and wrong links over them', async () => {
    const { url, createTable, get } = await startOperatedServer({
      VIGIL_CONNECTIONS_PER_ADDRESS: '2',
      VIGIL_PROXIES: '1',
    });
    const live = `${url.replace('http', 'ws')}/api/v1/live`;
    const headersFrom = (address: string) => ({ 'X-Forwarded-For': address });
    const openConnection = async (address: string) => {
      const connection = new WebSocket(live, { headers: headersFrom(address) });
      await new Promise((resolve, reject) => connection.once('open', resolve).once('error', reject));
      return connection;
    };
    const { id, host } = (await (await createTable()).json()) as { id: string; host: string };
    const listen = (address: string, signal?: AbortSignal) =>
      fetch(`${url}/api/v1/tables/${id}/events`, {
        headers: { Authorization: `Bearer ${host}`, ...headersFrom(address) },
        ...(signal && { signal }),
      });
    const first = await openConnection('203.0.113.7');
    const over = new AbortController();
    expect((await listen('203.0.113.7', over.signal)).status).toBe(200);
    await expect(openConnection('203.0.113.7')).rejects.toThrow('503');
    const refused = await listen('203.0.113.7');
    expect([refused.status, await refused.json()]).toMatchObject([429, { refusal: { code: 'too-many' } }]);
    const other = await openConnection('203.0.113.8');
    // A closed connection frees its place.
    over.abort();
    first.close();
    await expect
      .poll(() =>
        openConnection('203.0.113.7')
          .then((connection) => connection.close())
          .then(() => 'open', String),
      )
      .toBe('open');
    // A wrong link counts over a live connection as well.
    other.close();
    for (let i = 0; i < 60; i++) {
      const connection = await openConnection('203.0.113.9');
      connection.send(JSON.stringify({ do: 'hello', table: id, tokens: [String(i).padStart(43, 'x')] }));
      await new Promise((resolve) => connection.once('message', resolve));
      connection.close();
      await new Promise((resolve) => connection.once('close', resolve));
    }
    const guess = { ...headersFrom('203.0.113.9'), Authorization: `Bearer ${'x'.repeat(43)}` };
    expect((await get(`/api/v1/tables/${id}`, guess)).status).toBe(429);
    const player = { ...headersFrom('203.0.113.9'), Authorization: `Bearer ${host}` };
    expect((await get(`/api/v1/tables/${id}`, player)).status).toBe(200);
  });

  it('against idle tables, which are deleted', async () => {
    const { createTable, tableApp: app, log } = await startOperatedServer();
    const { id } = (await (await createTable()).json()) as { id: string };
    expect(await dropIdle(app, 400, log)).toBe(0);
    const later = new TableApp({
      storage: app.storage,
      environment: { ...SYSTEM_ENVIRONMENT, now: () => SYSTEM_ENVIRONMENT.now() + 401 * 86_400_000 },
      onError: () => {},
    });
    expect(await dropIdle(later, 0, log)).toBe(0);
    expect(await dropIdle(later, 400, log)).toBe(1);
    expect(await app.storage.table(id)).toBeUndefined();
    await later.close();
  });
});

it('a server that shuts down tells its connections why', async () => {
  const { url, close } = await startOperatedServer();
  const connection = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`);
  await new Promise((resolve) => connection.once('open', resolve));
  const closeReason = new Promise((resolve) => connection.once('close', (code, why) => resolve([code, String(why)])));
  await close();
  expect(await closeReason).toEqual([1001, 'the server is shutting down']);
});
