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
const seatsOf = async (table: TestTable) =>
  (await served.ask<TableInfo>('GET', `/tables/${table.id}`, table.host)).body.seats;

async function connect(table: TestTable, seat: number) {
  const line = await served.connect();
  line.send({ do: 'hello', table: table.id, tokens: [table.seats[seat] ?? ''] });
  await line.waitForMessage(({ say }) => say === 'table');
  return line;
}

it('the others learn when a player leaves, also after a restart [BOX-58]', async () => {
  const table = await served.fillTable();
  const [anna, ben] = [await connect(table, 0), await connect(table, 1)];
  expect((await seatsOf(table))[0]).not.toHaveProperty('leftAt');
  now += 10 * MINUTE;
  served.tableApp.live.renewPresence();
  const leftAt = now;
  anna.disconnect();
  const departure = await ben.waitForMessage(
    (message) => message.say === 'presence' && message.presence.left?.some(({ seat }) => seat === 0) === true,
  );
  expect(departure.say === 'presence' && departure.presence.left).toEqual([{ seat: 0, at: leftAt }]);
  expect(await seatsOf(table)).toMatchObject([{ present: false, leftAt }, { present: true }]);
  expect((await seatsOf(table))[1]).not.toHaveProperty('leftAt');
  ben.disconnect();
  await waitUntil(async () => (await seatsOf(table)).every(({ present }) => !present));
  await served.stop();
  now += 60 * MINUTE;
  served = await start();
  expect((await seatsOf(table)).map(({ leftAt }) => leftAt)).toEqual([leftAt, leftAt]);
});

it('a server that dies with its connections has stored the time as well, to within some minutes', async () => {
  const table = await served.fillTable();
  await connect(table, 0);
  const began = now;
  await waitUntil(async () => (await served.storage.seats(table.id))[0]?.lastSeenAt === began);
  now += MINUTE;
  served.tableApp.live.renewPresence();
  now += 9 * MINUTE;
  served.tableApp.live.renewPresence();
  await waitUntil(async () => (await served.storage.seats(table.id))[0]?.lastSeenAt === began + 10 * MINUTE);
  // A player who left the seat has never been there.
  await served.ask('POST', `/tables/${table.id}/leave`, table.host, { seat: 1 });
  expect((await seatsOf(table))[1]).not.toHaveProperty('leftAt');
});
