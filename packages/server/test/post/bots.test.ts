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
  expect(post.served.reportedErrors).toEqual([]);
});

const SETUP = { investigators: ['kate-winthrop', 'joe-diamond', 'amanda-sharpe'], ancientOne: 'yig' };
const give = (made: TestTable, seat: number, bot: boolean, token = made.host) =>
  post.served.ask<TableInfo>('PUT', `/tables/${made.id}/seats/${seat}/bot`, token, { bot });
const begin = (made: TestTable) => post.served.ask('POST', `/tables/${made.id}/begin`, made.host, { key: newKey() });
const claim = (made: TestTable, seat: number, name: string) =>
  post.served.ask<TableInfo>('POST', `/tables/${made.id}/claim`, made.seats[seat], { seat, name });

describe.each([
  ['arkham', 'post', SETUP],
  ['arkham', 'live', SETUP],
  ['haunt', 'live', { investigators: ['bob-jenkins', 'harvey-walters'], ancientOne: 'cthulhu' }],
  ['haunt', 'post', { investigators: ['bob-jenkins', 'harvey-walters'], ancientOne: 'cthulhu' }],
] as const)('a seat of %s given to a careful bot (%s)', (game, pace, setup) => {
  it('is played from the beginning, and nobody waits for it, votes included [PBP-23, PBP-27]', async () => {
    const made = (
      await post.served.ask<TestTable>('POST', '/tables', undefined, { name: 'Alone', game, setup, settings: { pace } })
    ).body;
    expect((await begin(made)).status).toBe(409);
    for (let seat = 1; seat < setup.investigators.length; seat++) {
      expect((await give(made, seat, true)).body.seats[seat]).toMatchObject({ bot: true });
    }
    await claim(made, 0, 'Ada');
    expect((await begin(made)).status).toBe(200);
    const turn = (view: object) => ('day' in view ? (view as { day: number }).day : (view as { turn: number }).turn);
    const update = await post.play(
      made,
      [0],
      (now) => {
        // Open decisions belong to the person only.
        expect(now.waits.map(({ seat }) => seat).filter((seat) => seat !== 0)).toEqual([]);
        return turn(now.view) > 2;
      },
      1500,
    );
    expect(update.outcome !== undefined || turn(update.view) > 2).toBe(true);
    const bots = update.logEntries.filter(({ by }) => by === 'bot');
    expect(bots.length).toBeGreaterThan(5);
    expect(bots.every(({ seat }) => seat !== 0)).toBe(true);
  }, 180_000);
});

describe('a seat of a bot', () => {
  it('is given by the host where nobody sits, by others their own; who sits down there plays himself', async () => {
    const made = await post.served.gathered({ setup: SETUP, settings: { pace: 'post', undo: 'ask' } });
    expect((await give(made, 1, true)).body.refusal?.code).toBe('taken');
    expect((await give(made, 1, true, made.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await give(made, 1, true, made.seats[1])).body.seats[1]).toMatchObject({ bot: true });
    expect((await claim(made, 1, 'Bert')).body.seats[1]).not.toHaveProperty('bot');
    for (const seat of [0, 1, 2]) await give(made, seat, true, made.seats[seat]);
    expect((await begin(made)).body.refusal?.why).toContain('At least one seat needs a player');
    await give(made, 0, false, made.seats[0]);
    await begin(made);
    // An undo takes back to what a person did, and asks no bot; what was revealed since then still stands.
    const undone = async () => {
      for (let tries = 0; tries < 100; tries++) {
        const { number } = await post.game(made);
        const before = await post.play(
          made,
          [0],
          (now) => now.number > number && now.logEntries.at(-1)?.by === 'bot',
          100,
        );
        const sent = { to: before.answers - 1, seen: before.number, key: newKey() };
        const { status, body } = await post.served.ask('POST', `/tables/${made.id}/undo`, made.seats[0], sent);
        if (status === 200) return before;
        expect(body.refusal?.code).toBe('undo-barrier');
      }
      throw new Error('nothing could be taken back');
    };
    const before = await undone();
    const after = await post.game(made);
    expect(after.undoRequest).toBeUndefined();
    expect(after.logEntries.some(({ kind }) => kind === 'undo')).toBe(true);
    expect(after.waits.map(({ seat }) => seat)).toEqual([0]);
    expect(after.answers).toBeLessThan(before.answers);
  }, 180_000);
});
