import type { ServerMessage } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../storage/wait-until.js';
import { TestServer, type TestTable } from '../tables/test-server.js';

type Refused = ServerMessage & { say: 'refused' };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  await server.stop();
});

/** Opens server-sent events and reads them as they arrive. */
async function openStream(table: TestTable, token: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const response = await fetch(`${server.url}/api/v1/tables/${table.id}/events`, {
    headers: { Authorization: `Bearer ${token}`, ...headers },
    signal: stop.signal,
  });
  const stream = { text: '', over: false };
  const read = async () => {
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
      stream.text += new TextDecoder().decode(part);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      stream.over = true;
    });
  return { response, stream, stop: () => stop.abort() };
}

describe('a listener of server-sent events', () => {
  it('is disconnected at once if a message cannot be sent, and does not wait at a silent stream', async () => {
    const table = await server.startTable();
    const { stream } = await openStream(table, table.host);
    await waitUntil(() => stream.text.includes('"say":"update"'));
    const { storage } = server;
    const { talkSince } = storage;
    storage.talkSince = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    try {
      await server.ask('POST', `/tables/${table.id}/talk`, table.host, {
        text: 'Is anybody there?',
        key: 'talk-unheard',
      });
      await waitUntil(() => stream.over);
    } finally {
      storage.talkSince = talkSince;
    }
  });

  it('reconnects with the last id and receives newer messages once', async () => {
    const table = await server.startTable();
    const talk = (text: string, key: string) =>
      server.ask('POST', `/tables/${table.id}/talk`, table.host, { text, key });
    await talk('Before.', 'talk-before');
    const first = await openStream(table, table.host);
    await waitUntil(() => first.stream.text.includes('Before.'));
    first.stop();
    const id =
      first.stream.text
        .match(/^id: ?(.+)$/gm)
        ?.at(-1)
        ?.replace(/^id: ?/, '') ?? '';
    await talk('Meanwhile.', 'talk-meanwhile');
    const again = await openStream(table, table.host, { 'Last-Event-ID': id });
    await waitUntil(() => again.stream.text.includes('Meanwhile.'));
    expect(again.stream.text).not.toContain('Before.');
    again.stop();
  });

  it('receives nothing after its link is revoked, and is refused when it reconnects', async () => {
    const table = await server.startTable();
    const { stream } = await openStream(table, table.seats[0] as string);
    await waitUntil(() => stream.text.includes('"say":"update"'));
    const { status } = await server.ask('POST', `/tables/${table.id}/links`, table.host, {
      role: 'seat',
      seat: 0,
      only: true,
    });
    expect(status).toBe(200);
    await waitUntil(() => stream.over);
    const { response } = await openStream(table, table.seats[0] as string);
    expect(response.status).toBe(401);
  });
});

describe('a client of a live connection', () => {
  it('receives nothing and cannot answer after its link is revoked', async () => {
    const table = await server.startTable();
    const token = table.seats[0] as string;
    const connection = await server.connect();
    connection.send({ do: 'hello', table: table.id, tokens: [token] });
    await connection.waitForAnswer(1);
    await server.ask('POST', `/tables/${table.id}/links`, table.host, { role: 'seat', seat: 0, only: true });
    await waitUntil(() => connection.closed);
    const again = await server.connect();
    again.send({ do: 'hello', table: table.id, tokens: [token] });
    const { refusal } = await again.waitForMessage((message): message is Refused => message.say === 'refused');
    expect(refusal.code).toBe('unknown-link');
    again.disconnect();
  });

  it('keeps the seat whose link is valid, and loses the other', async () => {
    const table = await server.startTable();
    const connection = await server.connect();
    connection.send({ do: 'hello', table: table.id, tokens: [...table.seats] });
    await connection.waitForAnswer(1);
    expect(connection.table?.you.seats).toEqual([0, 1]);
    await server.ask('POST', `/tables/${table.id}/links`, table.host, { role: 'seat', seat: 1, only: true });
    await waitUntil(() => connection.table?.you.seats.length === 1);
    expect(connection.closed).toBe(false);
    connection.disconnect();
  });

  it('is disconnected when the table is deleted', async () => {
    const table = await server.startTable();
    const connection = await server.connect();
    connection.send({ do: 'hello', table: table.id, tokens: [table.host] });
    await connection.waitForAnswer(1);
    await server.storage.dropTable(table.id);
    await waitUntil(() => connection.closed);
  });
});
