/** Lost roles in small groups: those who are left vote, and the votes cast decide. */
import type { SeatNumber, TableChange, TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, type TestTable } from '../tables/test-server.js';
import { PostTestServer } from './by-post.js';

let post: PostTestServer;
beforeAll(async () => {
  post = await PostTestServer.start('small groups');
});
afterAll(async () => {
  await post.stop();
  expect(post.server.reportedErrors).toEqual([]);
});

const SHEETS = ['kate-winthrop', 'joe-diamond', 'monterey-jack'];

/** A table whose seat 0 is host and keeper. */
async function begun(players: number): Promise<TestTable> {
  const table = await post.startTable(
    { deadline: 24, keeper: true },
    { investigators: SHEETS.slice(0, players), ancientOne: 'yig', houseRules: { mythosDriver: 'keeper' } },
  );
  for (const role of ['keeper', 'host'])
    await post.server.ask('POST', `/tables/${table.id}/roles`, table.host, { role, to: 0, key: newKey() });
  expect((await info(table, 0)).you).toEqual({ seats: [0], host: true, keeper: true });
  return table;
}

const info = async (table: TestTable, seat: SeatNumber) =>
  (await post.server.ask<TableInfo>('GET', `/tables/${table.id}`, table.seats[seat])).body;

async function propose(table: TestTable, seat: SeatNumber, change: TableChange): Promise<string> {
  const path = `/tables/${table.id}/proposals`;
  const { body } = await post.server.ask<TableInfo>('POST', path, table.seats[seat], { seat, change });
  return body.proposals.find((item) => item.seat === seat)?.id ?? '';
}

const vote = (table: TestTable, seat: SeatNumber, id: string, yes: boolean) =>
  post.server.ask<TableInfo>('POST', `/tables/${table.id}/proposals/${id}`, table.seats[seat], { seat, yes });

const notes = async (table: TestTable) =>
  (await post.server.game(table, table.seats[1])).logEntries.flatMap(({ note }) => note ?? []);

describe('a host and keeper who is gone for good', () => {
  for (const players of [2, 3])
    it(`is succeeded by the one of ${players} players who is left`, async () => {
      const table = await begun(players);
      await propose(table, 1, { kind: 'role', role: 'host', to: 1 });
      await post.advanceHours(23);
      expect((await info(table, 1)).you.host).toBe(false);
      await post.advanceHours(2);
      expect((await info(table, 1)).you).toEqual({ seats: [1], host: true, keeper: false });
      // The new host takes the other role at once.
      const path = `/tables/${table.id}/roles`;
      await post.server.ask('POST', path, table.seats[1], { role: 'keeper', to: 1, key: newKey() });
      expect((await info(table, 1)).you.keeper).toBe(true);
    });

  it('is not succeeded against as many votes as for it', async () => {
    const table = await begun(3);
    const id = await propose(table, 1, { kind: 'role', role: 'host', to: 1 });
    await vote(table, 2, id, false);
    await post.advanceHours(25);
    expect((await info(table, 1)).roles.host).toBe(0);
    expect(await notes(table)).toMatchObject([{ what: 'proposal-failed', result: 'expired' }]);
  });
});

describe('a host who is present', () => {
  for (const players of [2, 3])
    it(`keeps the role among ${players} players by objecting`, async () => {
      const table = await begun(players);
      const id = await propose(table, 1, { kind: 'role', role: 'host', to: 1 });
      expect((await vote(table, 0, id, false)).body.proposals).toEqual([]);
      await post.advanceHours(25);
      expect((await info(table, 1)).roles).toEqual({ host: 0, keeper: 0 });
      expect(await notes(table)).toMatchObject([{ result: 'objection' }]);
    });
});

it('settings still change only if more than half of all players agree', async () => {
  const table = await begun(2);
  await propose(table, 1, { kind: 'settings', settings: { absence: 'bot' } });
  await post.advanceHours(25);
  expect((await info(table, 1)).settings.absence).toBe('wait');
  expect(await notes(table)).toMatchObject([{ result: 'expired' }]);
});
