import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUpStorage, OpenError, openStorage, restoreStorage } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildSeat, buildTable } from './row-builders.js';
import { createSqliteDatabase, type TestDatabase } from './test-databases.js';

let database: TestDatabase;
let folder: string;
beforeEach(() => {
  database = createSqliteDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vigil-backup-'));
});
afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true });
});

it('a backup made during answers is a complete database, and can be restored by copying it into a folder', async () => {
  const storage = await database.open();
  const file = join(folder, 'backup.sqlite');
  await storage.createTable(buildTable('a'), [buildSeat('a', 0)], []);
  await storage.append('a', 0, buildEntries(...Array.from({ length: 300 }, (_, i) => buildAnswer('a', i + 1))));
  let acknowledged = 300;
  let done = false;
  const answersWritten = (async () => {
    for (; !done; acknowledged++)
      await storage.append('a', acknowledged, buildEntries(buildAnswer('a', acknowledged + 1)));
  })();
  const atLeast = acknowledged;
  await backUpStorage(database.options, file);
  done = true;
  await answersWritten;

  const restored = join(folder, 'restored');
  const empty = await openStorage({ folder: restored });
  await empty.close();
  copyFileSync(file, join(restored, 'vigil.sqlite'));
  const again = await openStorage({ folder: restored });
  await again.migrate();
  const table = await again.table('a');
  expect(table?.number).toBeGreaterThanOrEqual(atLeast);
  expect(table?.number).toBeLessThanOrEqual(acknowledged);
  expect(await again.entriesSince('a', 0)).toStrictEqual((await storage.entriesSince('a', 0)).slice(0, table?.number));
  expect(await again.seats('a')).toStrictEqual([buildSeat('a', 0)]);
  await again.append('a', table!.number, buildEntries(buildAnswer('a', table!.number + 1)));
  await again.close();
});

it('a backup overwrites nothing, and is refused if there is nothing to back up', async () => {
  const file = join(folder, 'backup.sqlite');
  await expect(backUpStorage({ folder }, file)).rejects.toThrow(OpenError);
  expect(existsSync(file)).toBe(false);
  await (await database.open()).close();
  writeFileSync(file, 'mine');
  await expect(backUpStorage(database.options, file)).rejects.toThrow(/already exists/);
});

const NOON = Date.UTC(2026, 2, 2, 12);

/** Saves a table with two answers. Returns the file. */
async function backUpTable(): Promise<string> {
  const storage = await database.open();
  await storage.createTable(buildTable('a'), [], []);
  await storage.append('a', 0, buildEntries(buildAnswer('a', 1), buildAnswer('a', 2)));
  const file = join(folder, 'backup.sqlite');
  await backUpStorage(database.options, file);
  await storage.append('a', 2, buildEntries(buildAnswer('a', 3)));
  await storage.close();
  return file;
}

it('a restore puts a backup in place, and moves the previous tables to a folder beside it', async () => {
  const file = await backUpTable();
  const restored = await restoreStorage(database.options, file, NOON);
  expect(restored).toEqual({ tables: 1, before: join(database.options.folder!, 'before-restore-2026-03-02T120000') });
  const storage = await database.open();
  expect(await storage.entriesSince('a', 0)).toStrictEqual([buildAnswer('a', 1), buildAnswer('a', 2)]);
  await storage.close();
  const before = await openStorage({ folder: restored.before! });
  expect((await before.table('a'))?.number).toBe(3);
  await before.close();
  const elsewhere = join(folder, 'new');
  expect(await restoreStorage({ folder: elsewhere }, file, NOON)).toEqual({ tables: 1, before: undefined });
  expect(readdirSync(elsewhere).filter((name) => !name.startsWith('vigil.lock'))).toEqual(['vigil.sqlite']);
});

it('a restore changes nothing if a server runs, or if the file is damaged, foreign, newer or missing', async () => {
  const file = await backUpTable();
  const expectRefusal = async (name: string, why: RegExp) => {
    await expect(restoreStorage(database.options, join(folder, name), NOON)).rejects.toThrow(why);
    await expect(restoreStorage(database.options, join(folder, name), NOON)).rejects.toThrow(OpenError);
  };
  writeFileSync(join(folder, 'text'), 'no database');
  const bytes = readFileSync(file);
  writeFileSync(join(folder, 'damaged'), bytes.fill(0x55, 2048));
  const foreign = new Sqlite(join(folder, 'foreign.sqlite'));
  foreign.exec('create table other (x)');
  foreign.close();
  await backUpStorage(database.options, join(folder, 'newer.sqlite'));
  const newer = new Sqlite(join(folder, 'newer.sqlite'));
  newer.exec("insert into kysely_migration values ('9999-future', '2030')");
  newer.close();
  await expectRefusal('text', /is not a backup/);
  await expectRefusal('damaged', /damaged|cannot be read/);
  await expectRefusal('foreign.sqlite', /another program/);
  await expectRefusal('newer.sqlite', /newer Vigil/);
  await expectRefusal('missing', /cannot be read/);
  const storage = await database.open();
  await expectRefusal('backup.sqlite', /Another Vigil/);
  expect((await storage.table('a'))?.number).toBe(3);
  expect(readdirSync(database.options.folder!).filter((name) => /restor/.test(name))).toEqual([]);
});
