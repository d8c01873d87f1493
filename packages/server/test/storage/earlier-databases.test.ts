/** Tables that version 0.2 stored, in `fixtures/tables/0.2.json`, with the former names of fields. */
import { readFileSync } from 'node:fs';
import type { ExportedTable, TableInfo, TableUpdate } from '@vigil/table';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenStorage } from '../../src/index.js';
import { up as createTables } from '../../src/storage/database/migrations/0001-tables.js';
import { up as createNotify } from '../../src/storage/database/migrations/0002-notify.js';
import { up as createReminding } from '../../src/storage/database/migrations/0003-reminding.js';
import { openStorage } from '../../src/storage/index.js';
import { TestServer, type TestTable } from '../tables/test-server.js';
import { createTestDatabase, type TestDatabase } from './test-databases.js';

type Row = Readonly<Record<string, string | number | null>>;

interface StoredTables {
  readonly tables: Readonly<Record<'arkham' | 'haunt' | 'finished', TestTable>>;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

const FILE = new URL('../../../../fixtures/tables/0.2.json', import.meta.url);
const { tables, rows } = JSON.parse(readFileSync(FILE, 'utf8')) as StoredTables;

const MESSAGE = { table: tables.finished.id, role: 'keeper', name: '', text: 'Well met.', number: 1, at: 1 };
const FEED = { table: tables.finished.id, channel: 'feed', shape: 'standard', target: '', preferences: '{}' };
/** Rows of the same version that the file lacks: addresses and messages of a host. */
const HOSTS_ROWS: StoredTables['rows'] = {
  talk: [
    { ...MESSAGE, n: 101, kind: 'talk' },
    { ...MESSAGE, n: 102, kind: 'narration' },
  ],
  notify_addresses: [
    { ...FEED, id: 'of-host', role: 'keeper', state: 'off', link: '', created_at: 1, since: 1 },
    { ...FEED, id: 'of-seat', role: 'seat', seat: 0, state: 'off', link: '', created_at: 1, since: 1 },
  ],
};

let database: TestDatabase;
let upgraded: OpenStorage;
let server: TestServer;
beforeEach(async () => {
  database = await createTestDatabase();
  const storage = await openStorage(database.options);
  await createEarlierDatabase(storage);
  await storage.close();
  upgraded = await database.open();
  server = await TestServer.start({}, upgraded);
});
afterEach(async () => {
  await server.stop();
  await database.remove();
});

/** Creates the database as version 0.2 left it. */
async function createEarlierDatabase({ db }: OpenStorage): Promise<void> {
  for (const up of [createTables, createNotify, createReminding]) await up(db as never);
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null)`.execute(
    db,
  );
  await sql`insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)`.execute(db);
  for (const name of ['0001-tables', '0002-notify', '0003-reminding'])
    await sql`insert into kysely_migration values (${name}, '2026-11-29T00:00:00.000Z')`.execute(db);
  for (const stored of [rows, HOSTS_ROWS]) {
    for (const [table, all] of Object.entries(stored)) {
      for (const row of all) {
        const columns = Object.keys(row).map((name) => sql.ref(name));
        const values = Object.values(row).map((value) => sql`${value}`);
        await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db);
      }
    }
  }
}

const get = async <T>(path: string, token: string | undefined): Promise<T> => {
  const { status, body } = await server.ask<T & object>('GET', path, token);
  expect(status).toBe(200);
  return body as T;
};

describe('a database of version 0.2', () => {
  it('keeps its tables with their settings, chat and orders', async () => {
    const { arkham, haunt, finished } = tables;
    expect(await get<TableInfo>(`/tables/${arkham.id}`, arkham.host)).toMatchObject({
      status: 'playing',
      settings: { pace: 'live', keeper: true },
      setup: { packs: ['base', 'dunwich', 'kingsport'] },
      imported: false,
    });
    expect(await get<readonly object[]>(`/tables/${arkham.id}/talk`, arkham.host)).toHaveLength(1);
    expect(await get<TableInfo>(`/tables/${haunt.id}`, haunt.host)).toMatchObject({ settings: { reminder: 12 } });
    expect(await get<object>(`/tables/${haunt.id}/seats/0/settings`, haunt.seats[0])).toMatchObject({
      orders: [{ order: 'pass', what: 'reactions', turn: 40 }],
    });
    expect(await get<TableInfo>(`/tables/${finished.id}`, finished.host)).toMatchObject({
      status: 'ended',
      imported: true,
    });
  });

  it('continues the games that are played, and takes the next answer', async () => {
    for (const { id, host, seats } of [tables.arkham, tables.haunt]) {
      const before = await get<TableUpdate>(`/tables/${id}/game`, host);
      const open = before.decisions.find(({ options }) => options.length > 0);
      const [option] = open?.options ?? [];
      const [seat = 0] = open?.by ?? [];
      expect(before.logEntries.length).toBeGreaterThan(0);
      const { status } = await server.ask('POST', `/tables/${id}/answers`, seats[seat], {
        seat,
        decision: open?.id,
        option: option?.id,
        key: `after-upgrade-${seat}`,
      });
      expect(status).toBe(200);
      const after = await get<TableUpdate>(`/tables/${id}/game`, host);
      expect(after.number + after.polls.length).toBeGreaterThan(before.number);
    }
    expect(server.reportedErrors).toEqual([]);
  });

  it('opens its tables by the links of their hosts, which can be replaced', async () => {
    expect((rows.links ?? []).filter(({ role }) => role === 'keeper')).toHaveLength(3);
    for (const { id, host } of Object.values(tables)) {
      expect((await get<TableInfo>(`/tables/${id}`, host)).you).toMatchObject({ seats: [], host: true });
      const { body } = await server.ask<{ token: string }>('POST', `/tables/${id}/links`, host, {
        role: 'host',
        only: true,
      });
      expect((await get<TableInfo>(`/tables/${id}`, body?.token)).you).toMatchObject({ seats: [], host: true });
      expect((await server.ask('GET', `/tables/${id}`, host)).status).toBe(401);
      const roles = (await server.storage.links(id)).map(({ role, revokedAt }) => `${role} ${revokedAt === undefined}`);
      expect(roles.filter((role) => role.startsWith('host')).sort()).toEqual(['host false', 'host true']);
    }
  });

  it('keeps addresses and messages of its hosts, and narrations of its keepers', async () => {
    const addresses = await sql`select id, role from notify_addresses order by id`.execute(upgraded.db);
    expect(addresses.rows).toEqual([
      { id: 'of-host', role: 'host' },
      { id: 'of-seat', role: 'seat' },
    ]);
    const talk = await sql`select role, kind from talk where n > 100 order by n`.execute(upgraded.db);
    expect(talk.rows).toEqual([
      { role: 'host', kind: 'talk' },
      { role: 'keeper', kind: 'narration' },
    ]);
  });

  it('has events with their current names', async () => {
    const old = /"type":"(befell|happened|monsterGone|trophyGone|shifted)"/;
    expect((rows.entries ?? []).filter(({ told }) => old.test(String(told))).length).toBeGreaterThan(0);
    let events = 0;
    for (const { id } of Object.values(tables)) {
      const entries = await server.storage.entriesSince(id, 0);
      events += entries.reduce((sum, entry) => sum + entry.events.length, 0);
      expect(entries.filter((entry) => old.test(JSON.stringify(entry.events)))).toEqual([]);
    }
    expect(events).toBeGreaterThan(100);
  });

  it('exports an ended table with the current names', async () => {
    const { id, host } = tables.finished;
    const file = await get<ExportedTable>(`/tables/${id}/export`, host);
    expect(file.online.entries[0]?.events.length).toBeGreaterThan(10);
    expect(file.online.imported).toMatchObject({ format: 'vigil-play' });
  });
});
