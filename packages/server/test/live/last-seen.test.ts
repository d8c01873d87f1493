/** The time at which a player was last connected: told to the others, and stored for the next start of the server. */
import type { TableInfo } from '@vigil/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../storage/test-databases.js';
import { waitUntil } from '../storage/wait-until.js';
import { TestServer, type TestTable } from '../tables/test-server.js';

let place: TestDatabase;
let served: TestServer;
let now = Date.UTC(2026, 9, 1);
const environment = { now: () => now, random: (bytes: number) => crypto.getRandomValues(Buffer.alloc(bytes)) };
const start = async () => TestServer.start({ environment }, await place.open());
beforeEach(async () => {
  place = await createTestDatabase();
  served = await start();
});
afterEach(async () => {
  expect(served.reportedErrors).toEqual([]);
  await served.stop();
  await place.remove();
});

const MINUTE = 60_000;
const seatsOf = async (made: TestTable) =>
  (await served.ask<TableInfo>('GET', `/tables/${made.id}`, made.host)).body.seats;

async function connect(made: TestTable, seat: number) {
  const line = await served.connect();
  line.send({ do: 'hello', table: made.id, tokens: [made.seats[seat] ?? ''] });
  await line.waitForMessage(({ say }) => say === 'table');
  return line;
}

it('the others learn when a player leaves, and it is told after a restart as well (BOX-58)', async () => {
  const made = await served.fillTable();
  const [anna, ben] = [await connect(made, 0), await connect(made, 1)];
  expect((await seatsOf(made))[0]).not.toHaveProperty('leftAt');
  now += 10 * MINUTE;
  served.tableApp.live.renewPresence();
  const left = now;
  anna.disconnect();
  const told = await ben.waitForMessage(
    (message) => message.say === 'presence' && message.presence.left?.some(({ seat }) => seat === 0) === true,
  );
  expect(told.say === 'presence' && told.presence.left).toEqual([{ seat: 0, at: left }]);
  expect(await seatsOf(made)).toMatchObject([{ present: false, leftAt: left }, { present: true }]);
  expect((await seatsOf(made))[1]).not.toHaveProperty('leftAt');
  ben.disconnect();
  await waitUntil(async () => (await seatsOf(made)).every(({ present }) => !present));
  await served.stop();
  now += 60 * MINUTE;
  served = await start();
  expect((await seatsOf(made)).map(({ leftAt }) => leftAt)).toEqual([left, left]);
});

it('a server that dies with its connections has stored the time as well, to within some minutes', async () => {
  const made = await served.fillTable();
  await connect(made, 0);
  const began = now;
  await waitUntil(async () => (await served.storage.seats(made.id))[0]?.lastSeenAt === began);
  now += MINUTE;
  served.tableApp.live.renewPresence();
  now += 9 * MINUTE;
  served.tableApp.live.renewPresence();
  await waitUntil(async () => (await served.storage.seats(made.id))[0]?.lastSeenAt === began + 10 * MINUTE);
  // A player who left the seat has never been there.
  await served.ask('POST', `/tables/${made.id}/leave`, made.host, { seat: 1 });
  expect((await seatsOf(made))[1]).not.toHaveProperty('leftAt');
});
