import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenError, openStorage, StorageFull } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildMessage, buildTable, buildWait } from './row-builders.js';
import { createSqliteDatabase, type TestDatabase } from './test-databases.js';

let database: TestDatabase;
beforeEach(() => {
  database = createSqliteDatabase();
});
afterEach(() => database.remove());

describe('a folder for tables', () => {
  it('that is a file, or is inside one, is refused in a sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'deeper')]) {
      const message = `Tables cannot be saved in the folder ${path}: there is a file of that name.`;
      await expect(openStorage({ folder: path })).rejects.toThrow(new OpenError(message));
    }
    rmSync(folder, { recursive: true });
  });
});

describe('the folder of SQLite', () => {
  it('has a write-ahead log, synced in order', async () => {
    const { db } = await database.open();
    const settings = await Promise.all([
      sql<{ journal_mode: string }>`pragma journal_mode`.execute(db),
      sql<{ synchronous: number }>`pragma synchronous`.execute(db),
      sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db),
    ]);
    // The rest of a commit's wait is tested in durable.sqlite.test.ts.
    expect(settings.map(({ rows }) => Object.values(rows[0] ?? {})[0])).toEqual(['wal', 1, 1]);
  });

  it('belongs to one process, and a second one is refused in a sentence', async () => {
    const first = await database.open();
    const refused = await database.open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OpenError);
    expect(String(refused)).toMatch(/Another Vigil has the folder/);
    await first.close();
    await database.open();
  });

  it('is free again after its process was killed', async () => {
    const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
    const file = join(database.options.folder!, 'vigil.lock');
    const script = `const d = new (require(${JSON.stringify(sqlite)}))(${JSON.stringify(file)});
      d.exec('begin exclusive'); console.log('held'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    await expect(database.open()).rejects.toThrow(OpenError);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await database.open();
  });

  it('with another file of that name is refused, and the file is unchanged', async () => {
    writeFileSync(join(database.options.folder!, 'vigil.sqlite'), 'These are my notes. '.repeat(100));
    await expect(database.open()).rejects.toThrow(/is not a Vigil database/);
    await expect(database.open()).rejects.toThrow(OpenError);
  });

  it('is optional: without one everything is in memory', async () => {
    const storage = await openStorage();
    await storage.migrate();
    await storage.createTable(buildTable('a'), [], []);
    expect(await storage.table('a')).toStrictEqual(buildTable('a'));
    await storage.close();
  });
});

describe('a full disk', () => {
  it('is reported as such, nothing is half-written, and writing continues when there is space', async () => {
    const storage = await database.open();
    await storage.createTable(buildTable('a'), [], []);
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(storage.db);
    const pages = rows[0]!.pageCount;
    await sql`pragma max_page_count = ${sql.lit(pages + 4)}`.execute(storage.db);
    const long = { ...buildMessage('a', 'x'.repeat(20_000)), kind: 'narration' as const };
    let number = 0;
    const append = () =>
      storage.append('a', number, {
        ...buildEntries(buildAnswer('a', number + 1)),
        waits: [buildWait('a', '1', 0)],
        narration: long,
      });
    const full = await (async () => {
      for (; number < 50; number++) {
        const failed = await append().then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failed) return failed;
      }
      return undefined;
    })();
    expect(full).toBeInstanceOf(StorageFull);
    expect(await storage.table('a')).toMatchObject({ number });
    expect(await storage.entriesSince('a', 0)).toHaveLength(number);
    expect(await storage.talkSince('a', 0)).toHaveLength(number);
    await expect(storage.say(buildMessage('a', 'y'.repeat(20_000)))).rejects.toThrow(StorageFull);
    await sql`pragma max_page_count = 1000000`.execute(storage.db);
    await append();
    expect(await storage.entriesSince('a', 0)).toHaveLength(number + 1);
  });
});
