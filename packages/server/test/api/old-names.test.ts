/** Former names in requests: accepted for one version, with a notice. */
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { NEW_TABLE, SETUP, TestServer, type TestTable } from '../tables/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const { name, game, settings } = NEW_TABLE;

/** Sends a request, and returns the reply with its headers. */
async function send(method: string, path: string, token?: string, body?: unknown) {
  const reply = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { headers, status } = reply;
  return {
    status,
    deprecation: headers.get('Deprecation'),
    notice: headers.get('Vigil-Notice'),
    body: (await reply.json()) as TestTable & { readonly notices?: readonly string[]; readonly orders?: unknown },
  };
}

describe('a request', () => {
  it('with current names gets no notice', async () => {
    const table = await send('POST', '/tables', undefined, { name, game, setup: SETUP, settings });
    expect(table).toMatchObject({ status: 200, deprecation: null, notice: null });
    expect(table.body.notices).toBeUndefined();
    const reply = await send('GET', `/tables/${table.body.id}/seats/0/settings`, table.body.seats[0]);
    expect(reply).toMatchObject({ status: 200, deprecation: null });
  });

  it('with the former name of the settings field still works, with a notice', async () => {
    const table = await send('POST', '/tables', undefined, { name, game, setup: SETUP, manners: settings });
    expect(table).toMatchObject({ status: 200, deprecation: expect.stringMatching(/^@\d+$/) });
    expect(table.notice).toMatch(/"manners" is now "settings"/);
    expect(table.body.notices).toEqual([table.notice]);
    const { body } = await server.ask<TableInfo>('GET', `/tables/${table.body.id}`, table.body.host);
    expect(body.settings).toMatchObject(settings);
  });

  it('with both names of a field is refused', async () => {
    const both = await send('POST', '/tables', undefined, { name, game, setup: SETUP, settings, manners: settings });
    expect(both).toMatchObject({ status: 400, body: { refusal: { code: 'bad-request', place: 'body.manners' } } });
  });

  it('with a former address or query parameter still works, with a notice', async () => {
    const { id, seats } = (await send('POST', '/tables', undefined, { name, game, setup: SETUP, settings })).body;
    await server.ask('POST', `/tables/${id}/claim`, seats[0], { seat: 0, name: 'Ada' });
    await server.ask('POST', `/tables/${id}/claim`, seats[1], { seat: 1, name: 'Ben' });
    const settingsReply = await send('GET', `/tables/${id}/seats/0/left`, seats[0]);
    expect(settingsReply).toMatchObject({ status: 200, notice: expect.stringContaining('"left" is now "settings"') });
    const talk = await send('GET', `/tables/${id}/talk?said=0`, seats[0]);
    expect(talk).toMatchObject({ status: 200, body: [], notice: expect.stringContaining('"said" is now "chatSince"') });
    expect(await send('GET', `/tables/${id}/talk?chatSince=0`, seats[0])).toMatchObject({ body: [], notice: null });
  });
});

describe('standing orders', () => {
  it('of a former kind are saved as the current kind, with a notice', async () => {
    const table = await server.startTable();
    const path = `/tables/${table.id}/seats/0`;
    const orders = [{ order: 'let-be', what: 'reactions', turn: 3 }];
    const put = await send('PUT', `${path}/orders`, table.seats[0], { orders });
    expect(put).toMatchObject({ status: 200, body: { notices: [expect.stringContaining('"let-be" is now "pass"')] } });
    const { body } = await send('GET', `${path}/settings`, table.seats[0]);
    expect(body.orders).toEqual([{ order: 'pass', what: 'reactions', turn: 3 }]);
  });
});

describe('a request for a link of the host', () => {
  const linkOf = async (role: string) => {
    const table = await server.startTable();
    const reply = await send('POST', `/tables/${table.id}/links`, table.host, { role, only: true });
    const { token } = reply.body as unknown as { readonly token: string };
    const { body } = await server.ask<TableInfo>('GET', `/tables/${table.id}`, token);
    return { ...reply, isHost: body.you.host, before: await send('GET', `/tables/${table.id}`, table.host) };
  };

  it('is accepted with the former name of the role, with a notice', async () => {
    const { status, notice, isHost, before } = await linkOf('keeper');
    expect({ status, isHost, before: before.status }).toEqual({ status: 200, isHost: true, before: 401 });
    expect(notice).toMatch(/"keeper" is now "host"/);
  });

  it('gets no notice with the current name', async () => {
    expect(await linkOf('host')).toMatchObject({ status: 200, notice: null, isHost: true, before: { status: 401 } });
  });
});

describe('the live connection', () => {
  it('accepts the former field of its first message, with a notice', async () => {
    const table = await server.startTable();
    const receiveReplies = (field: object) =>
      new Promise<readonly string[]>((resolve) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/live`);
        const messages: string[] = [];
        socket.onopen = () =>
          socket.send(JSON.stringify({ do: 'hello', table: table.id, tokens: [table.seats[0]], ...field }));
        socket.onmessage = ({ data }) => {
          messages.push((JSON.parse(String(data)) as { readonly say: string }).say);
          if (messages.at(-1) !== 'update' && messages.at(-1) !== 'refused') return;
          socket.close();
          resolve(messages);
        };
      });
    expect(await receiveReplies({ said: 0 })).toEqual(['notice', 'table', 'update']);
    expect(await receiveReplies({ chatSince: 0 })).toEqual(['table', 'update']);
    expect(await receiveReplies({ chatSince: 0, said: 0 })).toEqual(['refused']);
  });
});
