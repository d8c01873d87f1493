import type { ServerMessage } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../storage/until.js';
import { TestServer, type TestTable } from '../tables/test-server.js';

type Refused = ServerMessage & { say: 'refused' };

let served: TestServer;
beforeAll(async () => {
  served = await TestServer.start();
});
afterAll(async () => {
  await served.stop();
});

/** Server-sent events that are read as they come. */
async function reading(made: TestTable, token: string, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const response = await fetch(`${served.url}/api/v1/tables/${made.id}/events`, {
    headers: { Authorization: `Bearer ${token}`, ...headers },
    signal: stop.signal,
  });
  const heard = { text: '', over: false };
  const read = async () => {
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
      heard.text += new TextDecoder().decode(part);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      heard.over = true;
    });
  return { response, heard, stop: () => stop.abort() };
}

describe('whoever listens by server-sent events', () => {
  it('is sent away at once to come again where something cannot be told, and is not left at a silent stream', async () => {
    const made = await served.begun();
    const { heard } = await reading(made, made.host);
    await until(() => heard.text.includes('"say":"update"'));
    const { storage } = served;
    const { talkSince } = storage;
    storage.talkSince = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    try {
      await served.ask('POST', `/tables/${made.id}/talk`, made.host, {
        text: 'Is anybody there?',
        key: 'talk-unheard',
      });
      await until(() => heard.over);
    } finally {
      storage.talkSince = talkSince;
    }
  });

  it('comes again with the last id and hears what was said since, once', async () => {
    const made = await served.begun();
    const say = (text: string, key: string) => served.ask('POST', `/tables/${made.id}/talk`, made.host, { text, key });
    await say('Before.', 'talk-before');
    const first = await reading(made, made.host);
    await until(() => first.heard.text.includes('Before.'));
    first.stop();
    const id =
      first.heard.text
        .match(/^id: ?(.+)$/gm)
        ?.at(-1)
        ?.replace(/^id: ?/, '') ?? '';
    await say('Meanwhile.', 'talk-meanwhile');
    const again = await reading(made, made.host, { 'Last-Event-ID': id });
    await until(() => again.heard.text.includes('Meanwhile.'));
    expect(again.heard.text).not.toContain('Before.');
    again.stop();
  });

  it('hears nothing more once his link is withdrawn, and is told so when he comes again', async () => {
    const made = await served.begun();
    const { heard } = await reading(made, made.seats[0] as string);
    await until(() => heard.text.includes('"say":"update"'));
    const { status } = await served.ask('POST', `/tables/${made.id}/links`, made.host, {
      role: 'seat',
      seat: 0,
      only: true,
    });
    expect(status).toBe(200);
    await until(() => heard.over);
    const { response } = await reading(made, made.seats[0] as string);
    expect(response.status).toBe(401);
  });
});

describe('whoever listens at a live line', () => {
  it('hears nothing more and answers nothing once his link is withdrawn', async () => {
    const made = await served.begun();
    const token = made.seats[0] as string;
    const connection = await served.line();
    connection.say({ do: 'hello', table: made.id, tokens: [token] });
    await connection.at(1);
    await served.ask('POST', `/tables/${made.id}/links`, made.host, { role: 'seat', seat: 0, only: true });
    await until(() => connection.closed);
    const again = await served.line();
    again.say({ do: 'hello', table: made.id, tokens: [token] });
    const { refusal } = await again.until((message): message is Refused => message.say === 'refused');
    expect(refusal.code).toBe('unknown-link');
    again.hangUp();
  });

  it('keeps the seat whose link still opens, and loses sight of the other', async () => {
    const made = await served.begun();
    const connection = await served.line();
    connection.say({ do: 'hello', table: made.id, tokens: [...made.seats] });
    await connection.at(1);
    expect(connection.table?.you.seats).toEqual([0, 1]);
    await served.ask('POST', `/tables/${made.id}/links`, made.host, { role: 'seat', seat: 1, only: true });
    await until(() => connection.table?.you.seats.length === 1);
    expect(connection.closed).toBe(false);
    connection.hangUp();
  });

  it('is sent away when the table is taken away for good', async () => {
    const made = await served.begun();
    const connection = await served.line();
    connection.say({ do: 'hello', table: made.id, tokens: [made.host] });
    await connection.at(1);
    await served.storage.dropTable(made.id);
    await until(() => connection.closed);
  });
});
