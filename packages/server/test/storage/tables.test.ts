import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError, type OpenStorage } from '../../src/storage/index.js';
import {
  buildAnswer,
  buildEntries,
  buildLink,
  buildMessage,
  buildSeat,
  buildTable,
  buildWait,
  NOON,
} from './row-builders.js';
import { createTestDatabase, type TestDatabase } from './test-databases.js';

let database: TestDatabase;
let storage: OpenStorage;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await database.open();
});
afterAll(() => database.remove());

describe('a table', () => {
  it('is read as it was written, with missing fields as undefined', async () => {
    const table = buildTable('whole', {
      imported: { saved: [1, 'ä', null] },
      outcome: { kind: 'won' },
      pausedAt: NOON + 5,
    });
    await storage.createTable(table, [], []);
    expect(await storage.table('whole')).toStrictEqual(table);
    const bare = buildTable('bare', { setup: undefined });
    await storage.createTable(bare, [], []);
    expect(await storage.table('bare')).toStrictEqual(bare);
    expect(await storage.table('none')).toBeUndefined();
  });

  it('is created completely or not at all', async () => {
    const twice = [buildLink('half', 'same'), buildLink('half', 'same')];
    await expect(storage.createTable(buildTable('half'), [buildSeat('half', 0)], twice)).rejects.toThrow(ConflictError);
    expect(await storage.table('half')).toBeUndefined();
    expect(await storage.seats('half')).toEqual([]);
  });

  it('is created once', async () => {
    await storage.createTable(buildTable('once'), [], []);
    await expect(storage.createTable(buildTable('once'), [], [])).rejects.toThrow(ConflictError);
  });

  it('changes only in the named fields, and fields named as undefined are cleared', async () => {
    await storage.createTable(buildTable('changed', { pausedAt: NOON }), [], []);
    await storage.changeTable('changed', { name: 'Another', pausedAt: undefined, changedAt: NOON + 7 });
    expect(await storage.table('changed')).toStrictEqual(
      buildTable('changed', { name: 'Another', changedAt: NOON + 7 }),
    );
  });

  it('is deleted with all that belongs to it, and nothing else', async () => {
    for (const id of ['gone', 'stays']) {
      await storage.createTable(buildTable(id), [buildSeat(id, 0)], [buildLink(id, `link of ${id}`)]);
      await storage.append(id, 0, { ...buildEntries(buildAnswer(id, 1)), waits: [buildWait(id, '2', 0)] });
      await storage.putSnapshot({ table: id, number: 1, saved: {}, at: NOON });
      await storage.putVote({ table: id, decision: '2', seat: 0, option: 'yes', at: NOON });
      await storage.say(buildMessage(id, 'Hello'));
    }
    await storage.dropTable('gone');
    const rows = async (id: string) => [
      await storage.table(id),
      await storage.link(`link of ${id}`),
      await storage.snapshot(id),
      ...(await storage.seats(id)),
      ...(await storage.entriesSince(id, 0)),
      ...(await storage.waits([id])),
      ...(await storage.votes(id)),
      ...(await storage.talkSince(id, 0)),
    ];
    expect((await rows('gone')).filter((row) => row !== undefined)).toEqual([]);
    expect((await rows('stays')).filter((row) => row !== undefined)).toHaveLength(8);
  });

  it('saves proposals and votes: one proposal of each seat, each vote once', async () => {
    await storage.createTable(buildTable('votes'), [], []);
    const change = { kind: 'role', role: 'host', to: 1 } as const;
    const proposal = {
      table: 'votes',
      id: 'p',
      seat: 0,
      change,
      at: NOON,
      due: NOON + 5,
      votes: [{ seat: 0, yes: true }],
    };
    await storage.putProposal({ ...proposal, id: 'earlier', due: NOON });
    await storage.putProposal(proposal);
    expect(await storage.proposals('votes')).toEqual([proposal]);
    const votes = await Promise.all([1, 2, 3].map((seat) => storage.voteOnProposal('votes', 'p', seat, seat !== 2)));
    expect(votes.map((voted) => voted?.id)).toEqual(['p', 'p', 'p']);
    await storage.voteOnProposal('votes', 'p', 1, false);
    const [voted] = await storage.proposals('votes');
    expect(voted?.votes.toSorted((one, other) => one.seat - other.seat)).toEqual([
      { seat: 0, yes: true },
      { seat: 1, yes: false },
      { seat: 2, yes: false },
      { seat: 3, yes: true },
    ]);
    expect((await storage.dueProposals(NOON + 4, 10)).map(({ table }) => table)).not.toContain('votes');
    expect((await storage.dueProposals(NOON + 5, 10)).map(({ id }) => id)).toEqual(['p']);
    expect(await storage.voteOnProposal('votes', 'earlier', 1, true)).toBeUndefined();
    // The entry that applies a proposal deletes it. Without the proposal nothing is written.
    const decided = { ...buildEntries(buildAnswer('votes', 1)), proposal: 'p', table: { roles: { host: 1 } } };
    await storage.append('votes', 0, decided);
    expect([(await storage.table('votes'))?.roles, await storage.proposals('votes')]).toEqual([{ host: 1 }, []]);
    await expect(
      storage.append('votes', 1, { ...buildEntries(buildAnswer('votes', 2)), proposal: 'p' }),
    ).rejects.toThrow(ConflictError);
    expect((await storage.table('votes'))?.number).toBe(1);
    expect(await storage.dropProposal('votes', 'p')).toBe(false);
  });

  it('that is idle is found, the oldest first', async () => {
    for (const [index, id] of ['idle-b', 'idle-c', 'idle-a'].entries()) {
      await storage.createTable(buildTable(id, { changedAt: 1000 + index }), [], []);
    }
    expect(await storage.idleTables(1002, 10)).toEqual(['idle-b', 'idle-c']);
    expect(await storage.idleTables(2000, 2)).toEqual(['idle-b', 'idle-c']);
    await storage.say(buildMessage('idle-b', 'We are still here', { at: NOON }));
    expect(await storage.idleTables(2000, 10)).toEqual(['idle-c', 'idle-a']);
  });

  it('is counted', async () => {
    const before = await storage.counts();
    await storage.createTable(buildTable('counted'), [], []);
    await storage.createTable(buildTable('over', { status: 'ended' }), [], []);
    await storage.append('counted', 0, buildEntries(buildAnswer('counted', 1), buildAnswer('counted', 2)));
    expect(await storage.counts()).toEqual({
      tables: before.tables + 2,
      playing: before.playing + 1,
      entries: before.entries + 2,
    });
  });
});

describe('a seat', () => {
  it('saves the settings of its player', async () => {
    await storage.createTable(buildTable('seats'), [buildSeat('seats', 1), buildSeat('seats', 0)], []);
    const change = { seen: 7, away: { from: 1, until: 2 }, orders: [{ order: 'skip' }], plan: null, draft: { a: 1 } };
    await storage.changeSeat('seats', 1, change);
    expect(await storage.seats('seats')).toStrictEqual([buildSeat('seats', 0), buildSeat('seats', 1, change)]);
    await storage.changeSeat('seats', 1, { away: undefined, draft: undefined });
    expect((await storage.seats('seats'))[1]).toStrictEqual(
      buildSeat('seats', 1, { ...change, away: undefined, draft: undefined }),
    );
    await storage.changeSeat('seats', 1, {});
  });

  it('is taken by the first claim', async () => {
    await storage.createTable(buildTable('claims'), [buildSeat('claims', 0)], []);
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const claims = await Promise.all(
      names.map((name) => storage.claimSeat('claims', 0, { name, language: 'en', claimedAt: NOON })),
    );
    expect(claims.filter((isSuccess) => isSuccess)).toHaveLength(1);
    const [seat] = await storage.seats('claims');
    expect(seat?.name).toBe(names[claims.indexOf(true)]);
    expect(await storage.claimSeat('claims', 5, { name: 'Ada', language: 'en', claimedAt: NOON })).toBe(false);
  });
});

describe('a link', () => {
  it('is found by its hash, also after it is revoked', async () => {
    const links = [
      buildLink('links', 'first of 0'),
      buildLink('links', 'second of 0', { createdAt: NOON + 1 }),
      buildLink('links', 'of 1', { seat: 1, createdAt: NOON + 2 }),
      buildLink('links', 'of the host', { role: 'host', seat: undefined, createdAt: NOON + 3 }),
    ];
    await storage.createTable(buildTable('links'), [], links.slice(0, 1));
    await storage.addLinks(links.slice(1));
    await storage.addLinks([]);
    expect(await storage.links('links')).toStrictEqual(links);
    expect(await storage.link('of 1')).toStrictEqual(links[2]);
    expect(await storage.link('nothing')).toBeUndefined();

    await storage.revokeLinks('links', 'seat', 0, NOON + 9, 'second of 0');
    const revoked = async () => (await storage.links('links')).filter((link) => link.revokedAt !== undefined);
    expect(await revoked()).toStrictEqual([{ ...links[0], revokedAt: NOON + 9 }]);
    await storage.revokeLinks('links', 'seat', undefined, NOON + 10);
    expect((await revoked()).map(({ hash, revokedAt }) => [hash, revokedAt])).toEqual([
      ['first of 0', NOON + 9],
      ['second of 0', NOON + 10],
      ['of 1', NOON + 10],
    ]);
    expect((await storage.link('first of 0'))?.revokedAt).toBe(NOON + 9);
  });
});

describe('chat', () => {
  it('is numbered without gaps, also if several players write at once', async () => {
    await storage.createTable(buildTable('talk'), [], []);
    const messages = await Promise.all(
      Array.from({ length: 20 }, (_, index) => storage.say(buildMessage('talk', `Remark ${index}`))),
    );
    expect(messages.map(({ n }) => n).sort((one, other) => one - other)).toEqual(messages.map((_, index) => index + 1));
    const all = await storage.talkSince('talk', 0);
    expect(all.map(({ n }) => n)).toEqual(messages.map((_, index) => index + 1));
    expect((await storage.talkSince('talk', 15, 3)).map(({ n }) => n)).toEqual([16, 17, 18]);
  });

  it('is saved once if it is sent twice with the same key', async () => {
    await storage.createTable(buildTable('keys'), [], []);
    const [one, other] = await Promise.all([
      storage.say(buildMessage('keys', 'Hello'), 'k'),
      storage.say(buildMessage('keys', 'Hello'), 'k'),
    ]);
    expect(other).toStrictEqual(one);
    const again = await storage.say(buildMessage('keys', 'Hello again'), 'k');
    expect(again).toStrictEqual(one);
    expect(await storage.talkSince('keys', 0)).toStrictEqual([one]);
  });

  it('is saved as it was written, without characters that no text contains', async () => {
    await storage.createTable(buildTable('signs'), [], []);
    const text = `<b>"quoted"</b> 'single' \\ ; -- äöß 你好 🎲\n`;
    expect((await storage.say(buildMessage('signs', text))).text).toBe(text);
    await storage.say(buildMessage('signs', 'a\0b'));
    expect((await storage.talkSince('signs', 0)).map((messages) => messages.text)).toEqual([text, 'ab']);
  });

  it('needs a table', async () => {
    await expect(storage.say(buildMessage('nowhere', 'Hello'))).rejects.toThrow(ConflictError);
  });
});

describe('shared data of all processes', () => {
  it('include a secret that is created once', async () => {
    const secrets = await Promise.all(['a', 'b', 'c'].map((value) => storage.secret('push', () => value)));
    expect(new Set(secrets).size).toBe(1);
    expect(await storage.secret('push', () => 'later')).toBe(secrets[0]);
    expect(await storage.secret('other', () => 'another')).toBe('another');
  });

  it('include a lease that one process has at a time', async () => {
    expect(await storage.lease('reminders', 'one', 100, 200)).toBe(true);
    expect(await storage.lease('reminders', 'other', 150, 250)).toBe(false);
    expect(await storage.lease('reminders', 'one', 150, 260)).toBe(true);
    expect(await storage.lease('reminders', 'other', 259, 400)).toBe(false);
    expect(await storage.lease('reminders', 'other', 260, 400)).toBe(true);
    expect(await storage.lease('digests', 'one', 260, 400)).toBe(true);
    const hands = await Promise.all(
      Array.from({ length: 8 }, (_, index) => storage.lease('raced', `process ${index}`, 0, 10)),
    );
    expect(hands.filter((isSuccess) => isSuccess)).toHaveLength(1);
  });
});

it('answers a ping', async () => {
  await storage.ping();
});
