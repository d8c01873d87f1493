/** Several processes at one database, which only PostgreSQL supports. Each storage stands for a process. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Change, ConflictError, type OpenStorage } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildMessage, buildTable } from './row-builders.js';
import { createTestDatabase, type TestDatabase } from './test-databases.js';
import { waitUntil } from './wait-until.js';

let database: TestDatabase;
let one: OpenStorage;
let other: OpenStorage;
const errors: string[] = [];
beforeEach(async () => {
  errors.length = 0;
  database = await createTestDatabase();
  // Both create it at the same time.
  const recordError = (_: unknown, doing: string) => errors.push(doing);
  [one, other] = await Promise.all([database.open({ onError: recordError }), database.open({ onError: recordError })]);
});
afterEach(() => database.remove());

const listeners = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and lower(query) like 'listen%'`.execute(one.db)
  ).rows.map(({ pid }) => pid);

describe('two processes', () => {
  it('that write the same number: exactly one succeeds, each time', async () => {
    await one.createTable(buildTable('race'), [], []);
    for (let after = 0; after < 25; after++) {
      const tries = await Promise.allSettled(
        [one, other, one, other].map((storage, who) =>
          storage.append('race', after, buildEntries(buildAnswer('race', after + 1, { key: `${after}/${who}` }))),
        ),
      );
      const succeeded = tries.flatMap(({ status }, who) => (status === 'fulfilled' ? [`${after}/${who}`] : []));
      expect(succeeded).toHaveLength(1);
      for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(ConflictError);
      expect((await other.entriesSince('race', after)).map(({ key }) => key)).toEqual(succeeded);
    }
  });

  it('that send the same key: it counts once', async () => {
    await one.createTable(buildTable('twice'), [], []);
    const entry = buildAnswer('twice', 1, { key: 'the same' });
    const tries = await Promise.allSettled(
      [one, other].map((storage) => storage.append('twice', 0, buildEntries(entry))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await other.entryByKey('twice', 'the same')).toStrictEqual(entry);
    const messages = await Promise.all([one, other].map((storage) => storage.say(buildMessage('twice', 'Hello'), 'k')));
    expect(messages[0]).toStrictEqual(messages[1]);
  });

  it('that write chat at once number it without gaps', async () => {
    await one.createTable(buildTable('talk'), [], []);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? one : other).say(buildMessage('talk', `${index}`))),
    );
    expect((await one.talkSince('talk', 0)).map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('receive each other’s changes, each once, after they know the table', async () => {
    await one.createTable(buildTable('a'), [], []);
    const changes: Change[] = [];
    other.onChange((change) => changes.push(change));
    await waitUntil(() => changes.some(({ what }) => what === 'talk'));
    changes.length = 0;
    for (let after = 0; after < 10; after++) await one.append('a', after, buildEntries(buildAnswer('a', after + 1)));
    await waitUntil(() => changes.length >= 10);
    expect(changes).toEqual(Array.from({ length: 10 }, (_, i) => ({ table: 'a', number: i + 1, what: 'entries' })));
    expect(errors).toEqual([]);
  });

  it('receive each other’s broadcasts', async () => {
    const whispers: string[] = [];
    other.onBroadcast((table, text) => whispers.push(`${table}: ${text}`));
    await waitUntil(async () => (await listeners()).length === 1);
    one.broadcast('a', 'x'.repeat(9_000));
    one.broadcast('a', 'Ada is here');
    await waitUntil(() => whispers.length > 0);
    expect(whispers).toEqual(['a: Ada is here']);
  });

  it('miss nothing when the connection between them breaks', async () => {
    await one.createTable(buildTable('a'), [], []);
    const changes: Change[] = [];
    other.onChange((change) => changes.push(change));
    for (let round = 0; round < 3; round++) {
      await waitUntil(async () => (await listeners()).length === 1);
      const [pid] = await listeners();
      await sql`select pg_terminate_backend(${pid})`.execute(one.db);
      changes.length = 0;
      await one.append('a', round, buildEntries(buildAnswer('a', round + 1)));
      await waitUntil(() => changes.some(({ number, what }) => number === round + 1 && what === 'entries'));
    }
    expect(errors).toContain('listening to other processes');
  });

  it('find what a third one, which was killed, wrote without notifying them', async () => {
    await one.createTable(buildTable('a'), [], []);
    const changes: Change[] = [];
    other.onChange((change) => changes.push(change));
    await waitUntil(() => changes.some(({ what }) => what === 'talk'));
    changes.length = 0;
    await sql`update tables set number = 1, revision = revision + 1,
      touched_at = extract(epoch from clock_timestamp()) * 1000 where id = 'a'`.execute(one.db);
    await waitUntil(() => changes.some(({ what }) => what === 'entries'));
    expect(changes[0]).toMatchObject({ table: 'a', number: 1 });
  });

  it('go on after all their connections were cut', async () => {
    await one.createTable(buildTable('a'), [], []);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await cut.execute(one.db);
    await waitUntil(() =>
      other.append('a', 0, buildEntries(buildAnswer('a', 1))).then(
        () => true,
        () => false,
      ),
    );
    expect(await one.entriesSince('a', 0)).toHaveLength(1);
  });
});
