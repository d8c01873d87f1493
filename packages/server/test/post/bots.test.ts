import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, type TestTable } from '../tables/test-server.js';
import { PostTestServer } from './by-post.js';

let post: PostTestServer;
beforeAll(async () => {
  post = await PostTestServer.start('bots');
});
afterAll(async () => {
  await post.stop();
  expect(post.server.reportedErrors).toEqual([]);
});

const SETUP = { investigators: ['kate-winthrop', 'joe-diamond', 'amanda-sharpe'], ancientOne: 'yig' };
const setBot = (table: TestTable, seat: number, bot: boolean, token = table.host) =>
  post.server.ask<TableInfo>('PUT', `/tables/${table.id}/seats/${seat}/bot`, token, { bot });
const beginGame = (table: TestTable) =>
  post.server.ask('POST', `/tables/${table.id}/begin`, table.host, { key: newKey() });
const claim = (table: TestTable, seat: number, name: string) =>
  post.server.ask<TableInfo>('POST', `/tables/${table.id}/claim`, table.seats[seat], { seat, name });

describe.each([
  ['arkham', 'post', SETUP],
  ['arkham', 'live', SETUP],
  ['haunt', 'live', { investigators: ['bob-jenkins', 'harvey-walters'], ancientOne: 'cthulhu' }],
  ['haunt', 'post', { investigators: ['bob-jenkins', 'harvey-walters'], ancientOne: 'cthulhu' }],
] as const)('a seat of %s given to a careful bot (%s)', (game, pace, setup) => {
  it('is played from the beginning without waiting, votes included [PBP-23, PBP-27]', async () => {
    const table = (
      await post.server.ask<TestTable>('POST', '/tables', undefined, { name: 'Alone', game, setup, settings: { pace } })
    ).body;
    expect((await beginGame(table)).status).toBe(409);
    for (let seat = 1; seat < setup.investigators.length; seat++) {
      expect((await setBot(table, seat, true)).body.seats[seat]).toMatchObject({ bot: true });
    }
    await claim(table, 0, 'Ada');
    expect((await beginGame(table)).status).toBe(200);
    const turnOf = (view: object) => ('day' in view ? (view as { day: number }).day : (view as { turn: number }).turn);
    const update = await post.play(
      table,
      [0],
      (now) => {
        // Open decisions belong only to the person.
        expect(now.waits.map(({ seat }) => seat).filter((seat) => seat !== 0)).toEqual([]);
        return turnOf(now.view) > 2;
      },
      1500,
    );
    expect(update.outcome !== undefined || turnOf(update.view) > 2).toBe(true);
    const bots = update.logEntries.filter(({ by }) => by === 'bot');
    expect(bots.length).toBeGreaterThan(5);
    expect(bots.every(({ seat }) => seat !== 0)).toBe(true);
  }, 180_000);
});

describe('a seat of a bot', () => {
  it('is assigned by the host to an empty seat, or by a player to their own, until a player takes the seat', async () => {
    const table = await post.server.fillTable({ setup: SETUP, settings: { pace: 'post', undo: 'ask' } });
    expect((await setBot(table, 1, true)).body.refusal?.code).toBe('taken');
    expect((await setBot(table, 1, true, table.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await setBot(table, 1, true, table.seats[1])).body.seats[1]).toMatchObject({ bot: true });
    expect((await claim(table, 1, 'Bert')).body.seats[1]).not.toHaveProperty('bot');
    for (const seat of [0, 1, 2]) await setBot(table, seat, true, table.seats[seat]);
    expect((await beginGame(table)).body.refusal?.why).toContain('At least one seat needs a player');
    await setBot(table, 0, false, table.seats[0]);
    await beginGame(table);
    // An undo goes back to an answer of a person and asks no bot. Revealed information still blocks it.
    const undoUntilAllowed = async () => {
      for (let tries = 0; tries < 100; tries++) {
        const { number } = await post.game(table);
        const before = await post.play(
          table,
          [0],
          (now) => now.number > number && now.logEntries.at(-1)?.by === 'bot',
          100,
        );
        const sent = { to: before.answers - 1, seen: before.number, key: newKey() };
        const { status, body } = await post.server.ask('POST', `/tables/${table.id}/undo`, table.seats[0], sent);
        if (status === 200) return before;
        expect(body.refusal?.code).toBe('undo-barrier');
      }
      throw new Error('nothing could be taken back');
    };
    const before = await undoUntilAllowed();
    const after = await post.game(table);
    expect(after.undoRequest).toBeUndefined();
    expect(after.logEntries.some(({ kind }) => kind === 'undo')).toBe(true);
    expect(after.waits.map(({ seat }) => seat)).toEqual([0]);
    expect(after.answers).toBeLessThan(before.answers);
  }, 180_000);
});
