import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { play } from '@vigil/seat/seat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer } from '../tables/test-server.js';

let served: TestServer;
beforeAll(async () => {
  served = await TestServer.start();
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

describe('bots written by strangers, from what the interface says of itself', () => {
  it('play a table together: one in Python over HTTP, one in TypeScript over the live line', async () => {
    const made = await served.begun();
    // Links as they stand in mails.
    const [one, other] = made.seats.map((token) => `${served.url}/t/${made.id}?decision=1#${token}`) as [
      string,
      string,
    ];
    const python = promisify(execFile)('python3', [
      fileURLToPath(new URL('../../../../examples/seat/seat.py', import.meta.url)),
      one,
      '12',
    ]);
    const given = play(other, 10_000, WebSocket as unknown as new (url: string) => globalThis.WebSocket);
    expect((await python).stdout).toBe('12 answers given\n');
    // The other one plays until the table is closed.
    await served.ask('POST', `/tables/${made.id}/close`, made.host);
    const { logEntries } = await served.game(made);
    const own = logEntries.filter(({ by }) => by === 'seat').map(({ seat }) => seat);
    expect(own.filter((seat) => seat === 0)).toHaveLength(12);
    expect(own.filter((seat) => seat === 1)).toHaveLength(await given);
    expect(await given).toBeGreaterThan(3);
  });
});
