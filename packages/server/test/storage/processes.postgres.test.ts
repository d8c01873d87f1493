/** Abilities that only PostgreSQL has: several processes at one database. Each storage here is one. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Change, ConflictError, type OpenStorage } from '../../src/storage/index.js';
import { createTestDatabase, type TestDatabase } from './places.js';
import { anAnswer, appended, aRemark, aTable } from './rows.js';
import { until } from './until.js';

let place: TestDatabase;
let one: OpenStorage;
let other: OpenStorage;
const troubles: string[] = [];
beforeEach(async () => {
  troubles.length = 0;
  place = await createTestDatabase();
  // Both make it at the same time.
  const trouble = (_: unknown, doing: string) => troubles.push(doing);
  [one, other] = await Promise.all([place.open({ onError: trouble }), place.open({ onError: trouble })]);
});
afterEach(() => place.remove());

const listeners = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and lower(query) like 'listen%'`.execute(one.db)
  ).rows.map(({ pid }) => pid);

describe('two processes', () => {
  it('that answer at the same number: exactly one wins, each time', async () => {
    await one.createTable(aTable('race'), [], []);
    for (let after = 0; after < 25; after++) {
      const tries = await Promise.allSettled(
        [one, other, one, other].map((storage, who) =>
          storage.append('race', after, appended(anAnswer('race', after + 1, { key: `${after}/${who}` }))),
        ),
      );
      const won = tries.flatMap(({ status }, who) => (status === 'fulfilled' ? [`${after}/${who}`] : []));
      expect(won).toHaveLength(1);
      for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(ConflictError);
      expect((await other.entriesSince('race', after)).map(({ key }) => key)).toEqual(won);
    }
  });

  it('that send the same key: it counts once', async () => {
    await one.createTable(aTable('twice'), [], []);
    const entry = anAnswer('twice', 1, { key: 'the same' });
    const tries = await Promise.allSettled([one, other].map((storage) => storage.append('twice', 0, appended(entry))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await other.entryByKey('twice', 'the same')).toStrictEqual(entry);
    const said = await Promise.all([one, other].map((storage) => storage.say(aRemark('twice', 'Hello'), 'k')));
    expect(said[0]).toStrictEqual(said[1]);
  });

  it('that talk at once number what is said without gaps', async () => {
    await one.createTable(aTable('talk'), [], []);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? one : other).say(aRemark('talk', `${index}`))),
    );
    expect((await one.talkSince('talk', 0)).map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('hear of each other, and each of a change once, once it knows the table', async () => {
    await one.createTable(aTable('a'), [], []);
    const heard: Change[] = [];
    other.onChange((change) => heard.push(change));
    await until(() => heard.some(({ what }) => what === 'talk'));
    heard.length = 0;
    for (let after = 0; after < 10; after++) await one.append('a', after, appended(anAnswer('a', after + 1)));
    await until(() => heard.length >= 10);
    expect(heard).toEqual(Array.from({ length: 10 }, (_, i) => ({ table: 'a', number: i + 1, what: 'entries' })));
    expect(troubles).toEqual([]);
  });

  it('whisper to each other', async () => {
    const whispers: string[] = [];
    other.onBroadcast((table, text) => whispers.push(`${table}: ${text}`));
    await until(async () => (await listeners()).length === 1);
    one.broadcast('a', 'x'.repeat(9_000));
    one.broadcast('a', 'Ada is here');
    await until(() => whispers.length > 0);
    expect(whispers).toEqual(['a: Ada is here']);
  });

  it('miss nothing when the line between them breaks', async () => {
    await one.createTable(aTable('a'), [], []);
    const heard: Change[] = [];
    other.onChange((change) => heard.push(change));
    for (let round = 0; round < 3; round++) {
      await until(async () => (await listeners()).length === 1);
      const [pid] = await listeners();
      await sql`select pg_terminate_backend(${pid})`.execute(one.db);
      heard.length = 0;
      await one.append('a', round, appended(anAnswer('a', round + 1)));
      await until(() => heard.some(({ number, what }) => number === round + 1 && what === 'entries'));
    }
    expect(troubles).toContain('listening to other processes');
  });

  it('find what a third one wrote without telling, as one that was killed', async () => {
    await one.createTable(aTable('a'), [], []);
    const heard: Change[] = [];
    other.onChange((change) => heard.push(change));
    await until(() => heard.some(({ what }) => what === 'talk'));
    heard.length = 0;
    await sql`update tables set number = 1, revision = revision + 1,
      touched_at = extract(epoch from clock_timestamp()) * 1000 where id = 'a'`.execute(one.db);
    await until(() => heard.some(({ what }) => what === 'entries'));
    expect(heard[0]).toMatchObject({ table: 'a', number: 1 });
  });

  it('go on when all their connections were cut', async () => {
    await one.createTable(aTable('a'), [], []);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await cut.execute(one.db);
    await until(() =>
      other.append('a', 0, appended(anAnswer('a', 1))).then(
        () => true,
        () => false,
      ),
    );
    expect(await one.entriesSince('a', 0)).toHaveLength(1);
  });
});
