import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { play } from '@vigil/seat/seat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer } from '../tables/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

describe('example bots that use only the documented interface', () => {
  it('play at one table: one in Python over HTTP, one in TypeScript over the live connection', async () => {
    const table = await server.startTable();
    // Links as in mails.
    const [one, other] = table.seats.map((token) => `${server.url}/t/${table.id}?decision=1#${token}`) as [
      string,
      string,
    ];
    const python = promisify(execFile)('python3', [
      fileURLToPath(new URL('../../../../examples/seat/seat.py', import.meta.url)),
      one,
      '12',
    ]);
    const answer = play(other, 10_000, WebSocket as unknown as new (url: string) => globalThis.WebSocket);
    expect((await python).stdout).toBe('12 answers given\n');
    // The other one plays until the table is closed.
    await server.ask('POST', `/tables/${table.id}/close`, table.host);
    const { logEntries } = await server.game(table);
    const entries = logEntries.filter(({ by }) => by === 'seat').map(({ seat }) => seat);
    expect(entries.filter((seat) => seat === 0)).toHaveLength(12);
    expect(entries.filter((seat) => seat === 1)).toHaveLength(await answer);
    expect(await answer).toBeGreaterThan(3);
  });
});
