import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError, type EntryRow, type OpenStorage } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildMessage, buildTable, buildWait, NOON } from './row-builders.js';
import { createTestDatabase, type TestDatabase } from './test-databases.js';

let database: TestDatabase;
let storage: OpenStorage;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await database.open();
});
afterAll(() => database.remove());

async function createTable(id: string): Promise<string> {
  await storage.createTable(buildTable(id), [], []);
  return id;
}

describe('entries', () => {
  it('are read as they were written, in their order', async () => {
    const t = await createTable('order');
    const events = [
      { event: { type: 'x' }, at: 1, sheets: ['base:one'], hits: [5, 6] },
    ] as unknown as EntryRow['events'];
    const all: EntryRow[] = [
      buildAnswer(t, 1, { body: { kind: 'began' }, seat: undefined, key: undefined, answers: 0 }),
      buildAnswer(t, 2, { events }),
      buildAnswer(t, 3, { body: { kind: 'undo', answers: 1, rollback: false }, key: undefined }),
      buildAnswer(t, 4, { body: { kind: 'override', correction: { sanity: 3 }, why: 'A slip' }, seat: undefined }),
      buildAnswer(t, 5, { body: { kind: 'version', version: 'arkham@2' } }),
    ];
    await storage.append(t, 0, buildEntries(...all.slice(0, 2)));
    await storage.append(t, 2, buildEntries(...all.slice(2)));
    expect(await storage.entriesSince(t, 0)).toStrictEqual(all);
    expect(await storage.entriesSince(t, 2, 2)).toStrictEqual(all.slice(2, 4));
    expect(await storage.entriesSince(t, 5)).toEqual([]);
    expect(await storage.entryByKey(t, 'key 4')).toStrictEqual(all[3]);
    expect(await storage.entryByKey(t, 'key 9')).toBeUndefined();
    expect(await storage.table(t)).toMatchObject({ number: 5, changedAt: NOON + 5 });
  });

  it('change their table in the same transaction', async () => {
    const t = await createTable('with');
    const change = { status: 'ended', outcome: { kind: 'won' }, version: 'arkham@3' } as const;
    await storage.append(t, 0, { ...buildEntries(buildAnswer(t, 1)), table: change });
    expect(await storage.table(t)).toMatchObject({ number: 1, ...change });
  });

  it('are refused without a change if another was faster', async () => {
    const t = await createTable('late');
    await storage.append(t, 0, { ...buildEntries(buildAnswer(t, 1)), waits: [buildWait(t, '2', 0)] });
    const late = {
      ...buildEntries(buildAnswer(t, 1, { key: 'another' })),
      table: { status: 'ended' },
      waits: [],
    } as const;
    await expect(storage.append(t, 0, late)).rejects.toThrow(ConflictError);
    expect(await storage.table(t)).toMatchObject({ number: 1, status: 'playing' });
    expect(await storage.entriesSince(t, 0)).toStrictEqual([buildAnswer(t, 1)]);
    expect(await storage.waits([t])).toHaveLength(1);
  });

  it('are refused without a change if their key was used', async () => {
    const t = await createTable('again');
    await storage.append(t, 0, buildEntries(buildAnswer(t, 1)));
    const again = {
      entries: [buildAnswer(t, 2), buildAnswer(t, 3, { key: 'key 1' })],
      waits: [buildWait(t, '2', 0)],
      narration: buildMessage(t, 'We go on', { kind: 'narration' }),
    };
    await expect(storage.append(t, 1, again)).rejects.toThrow(ConflictError);
    expect(await storage.table(t)).toMatchObject({ number: 1, changedAt: NOON + 1 });
    expect(await storage.entriesSince(t, 0)).toHaveLength(1);
    expect(await storage.waits([t])).toEqual([]);
    expect(await storage.talkSince(t, 0)).toEqual([]);
    const other = await createTable('again elsewhere');
    await storage.append(other, 0, buildEntries(buildAnswer(other, 1)));
  });

  it('are refused for an unknown table', async () => {
    await expect(storage.append('nowhere', 0, buildEntries(buildAnswer('nowhere', 1)))).rejects.toThrow(ConflictError);
  });

  it('have consecutive numbers and belong to their table', async () => {
    const t = await createTable('row');
    await expect(storage.append(t, 0, buildEntries(buildAnswer(t, 2)))).rejects.toThrow('cannot follow entry');
    await expect(storage.append(t, 0, buildEntries(buildAnswer('order', 1)))).rejects.toThrow('cannot follow entry');
    expect(await storage.entriesSince(t, 0)).toEqual([]);
  });

  it('of a long game can be written at once', async () => {
    const t = await createTable('long');
    await storage.append(t, 0, buildEntries(...Array.from({ length: 1234 }, (_, index) => buildAnswer(t, index + 1))));
    expect((await storage.entriesSince(t, 0)).map(({ number }) => number)).toEqual(
      Array.from({ length: 1234 }, (_, index) => index + 1),
    );
  });

  it('sent by several writers at once: at each number exactly one is saved', async () => {
    const t = await createTable('race');
    for (let after = 0; after < 10; after++) {
      const tries = await Promise.allSettled(
        Array.from({ length: 6 }, (_, who) =>
          storage.append(t, after, buildEntries(buildAnswer(t, after + 1, { key: `${after} of ${who}` }))),
        ),
      );
      const succeeded = tries.flatMap(({ status }, who) => (status === 'fulfilled' ? [who] : []));
      expect(succeeded).toHaveLength(1);
      for (const attempts of tries)
        if (attempts.status === 'rejected') expect(attempts.reason).toBeInstanceOf(ConflictError);
      expect((await storage.entriesSince(t, after))[0]?.key).toBe(`${after} of ${succeeded[0]}`);
    }
  });

  it('bring their narration with them', async () => {
    const t = await createTable('told');
    await storage.say(buildMessage(t, 'Ready?'));
    const narration = buildMessage(t, 'The door creaks.', { kind: 'narration', number: 1 });
    await storage.append(t, 0, { ...buildEntries(buildAnswer(t, 1)), narration });
    expect((await storage.talkSince(t, 0)).map(({ n, text }) => [n, text])).toEqual([
      [1, 'Ready?'],
      [2, 'The door creaks.'],
    ]);
  });
});

describe('a snapshot', () => {
  it('is the newest up to a number', async () => {
    const t = await createTable('snapshots');
    for (const number of [0, 10, 20]) await storage.putSnapshot({ table: t, number, saved: { number }, at: NOON });
    expect(await storage.snapshot(t)).toStrictEqual({ table: t, number: 20, saved: { number: 20 }, at: NOON });
    expect((await storage.snapshot(t, 19))?.number).toBe(10);
    expect((await storage.snapshot(t, 20))?.number).toBe(20);
    await storage.putSnapshot({ table: t, number: 20, saved: 'again', at: NOON + 1 });
    expect(await storage.snapshot(t)).toStrictEqual({ table: t, number: 20, saved: 'again', at: NOON + 1 });
    expect(await storage.snapshot('none')).toBeUndefined();
  });

  it('is deleted when its table has three newer ones', async () => {
    const t = await createTable('many snapshots');
    const other = await createTable('another with snapshots');
    const put = (id: string, number: number) => storage.putSnapshot({ table: id, number, saved: { number }, at: NOON });
    await put(other, 1);
    for (const number of [0, 10, 20, 30, 40]) await put(t, number);
    const dueUntil = async (number: number) => (await storage.snapshot(t, number))?.number;
    expect(await Promise.all([40, 39, 29, 19, 9].map(dueUntil))).toEqual([40, 30, 20, undefined, undefined]);
    // Saving the same snapshot again deletes none.
    await put(t, 40);
    expect(await dueUntil(29)).toBe(20);
    expect((await storage.snapshot(other))?.number).toBe(1);
  });
});

describe('a wait', () => {
  it('is replaced, and keeps its beginning, deadline and reminders if it goes on', async () => {
    const t = await createTable('waits');
    const first = [
      buildWait(t, '1', 0, { due: NOON + 50 }),
      buildWait(t, '1', 1),
      buildWait(t, 'poll', 1, { kind: 'poll' }),
    ];
    await storage.append(t, 0, { ...buildEntries(buildAnswer(t, 1)), waits: first });
    expect(await storage.waits([t])).toStrictEqual(first);
    await storage.setReminded(buildWait(t, '1', 0), NOON + 20);
    const later = { since: NOON + 30, due: NOON + 99 };
    await storage.append(t, 1, {
      ...buildEntries(buildAnswer(t, 2)),
      waits: [buildWait(t, '1', 0, later), buildWait(t, '2', 1, later), buildWait(t, 'poll', 1, later)],
    });
    expect(await storage.waits([t])).toStrictEqual([
      buildWait(t, '1', 0, { due: NOON + 50, reminders: 1, remindedAt: NOON + 20 }),
      buildWait(t, '2', 1, later),
      buildWait(t, 'poll', 1, later),
    ]);
    expect(await storage.waits([])).toEqual([]);
    expect(await storage.waits([t, 'none'])).toHaveLength(3);
  });

  it('is due at tables that are played and not paused, the oldest first', async () => {
    const tables = { due: {}, paused: { pausedAt: NOON }, over: { status: 'ended' } } as const;
    for (const [id, more] of Object.entries(tables)) {
      await storage.createTable(buildTable(id, more), [], []);
      const waits = [buildWait(id, '1', 0, { due: 900 }), buildWait(id, '2', 0, { due: 800 }), buildWait(id, '3', 0)];
      await storage.append(id, 0, { ...buildEntries(buildAnswer(id, 1)), waits });
    }
    const due = async (now: number, limit = 10) =>
      (await storage.dueWaits(now, limit)).map((wait) => [wait.table, wait.decision]);
    expect(await due(799)).toEqual([]);
    expect(await due(900)).toEqual([
      ['due', '2'],
      ['due', '1'],
    ]);
    expect(await due(900, 1)).toEqual([['due', '2']]);
    await storage.setDue('due', '2', 0, undefined);
    await storage.setDue('due', '3', 0, 850);
    expect(await due(900)).toEqual([
      ['due', '3'],
      ['due', '1'],
    ]);
    await storage.setDue('due', '1', 0, NOON + 1000);
    await storage.setDue('due', '3', 0, NOON + 1000);
  });

  it('is shifted by the time that did not count for its seat, with its deadline and reminder', async () => {
    const t = await createTable('shifted');
    const earlier = { since: 500, due: 900, remindedAt: 700, reminders: 1 };
    const waits = [buildWait(t, '1', 0, earlier), buildWait(t, '2', 0, { since: 600 }), buildWait(t, '1', 1, earlier)];
    await storage.append(t, 0, { ...buildEntries(buildAnswer(t, 1)), waits });
    await storage.shiftWaits(t, 0, NOON);
    const of0 = (await storage.waits([t])).filter(({ seat }) => seat === 0);
    expect(of0.map(({ since, due, remindedAt }) => [since, due, remindedAt])).toEqual([
      [NOON + 500, NOON + 900, NOON + 700],
      [NOON + 600, undefined, undefined],
    ]);
    expect((await storage.waits([t])).find(({ seat }) => seat === 1)).toMatchObject(earlier);
  });

  it('is reminded of once by the first process, and again later', async () => {
    const t = await createTable('reminders');
    const wait = buildWait(t, '1', 0, { since: 500 });
    await storage.append(t, 0, {
      ...buildEntries(buildAnswer(t, 1)),
      waits: [wait, buildWait(t, '2', 1, { since: 400 })],
    });
    const day = 24 * 3_600_000;
    const waitingDecisions = async (before: number) =>
      (await storage.waitsToRemind(before + day, 10)).map(({ decision }) => decision);
    expect(await waitingDecisions(399)).toEqual([]);
    expect(await waitingDecisions(500)).toEqual(['2', '1']);
    expect((await storage.waitsToRemind(500 + day, 10, 1)).map(({ decision }) => decision)).toEqual(['1']);
    await storage.setReminded(wait, 600);
    await storage.setReminded(wait, 601);
    expect(await waitingDecisions(550)).toEqual(['2']);
    expect((await storage.waits([t])).find(({ decision }) => decision === '1')).toMatchObject({
      reminders: 1,
      remindedAt: 600,
    });
    expect(await waitingDecisions(600)).toEqual(['2', '1']);
  });
});

describe('votes', () => {
  it('count as cast last, until their poll is over', async () => {
    const t = await createTable('votes');
    const vote = { table: t, decision: 'p', seat: 0, option: 'yes', at: NOON };
    await storage.putVote(vote);
    await storage.putVote({ ...vote, seat: 1, at: NOON + 1 });
    await storage.putVote({ ...vote, option: 'no', at: NOON + 2 });
    await storage.putVote({ ...vote, decision: 'q', at: NOON + 3 });
    expect((await storage.votes(t)).map(({ decision, seat, option }) => [decision, seat, option])).toEqual([
      ['p', 1, 'yes'],
      ['p', 0, 'no'],
      ['q', 0, 'yes'],
    ]);
    await storage.append(t, 0, { ...buildEntries(buildAnswer(t, 1)), pollsOver: ['p'] });
    expect((await storage.votes(t)).map(({ decision }) => decision)).toEqual(['q']);
    await storage.dropVotes(t, 'q');
    expect(await storage.votes(t)).toEqual([]);
  });
});
