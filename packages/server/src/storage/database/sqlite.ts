import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { LocalChanges } from '../changes/changes.js';
import { codeOf, OpenError } from '../storage-errors.js';
import type { Database, ErrorReporter } from './database.js';
import { DiskSync, type SyncFile } from './disk-sync.js';
import type { Schema } from './schema.js';
import { DurableSqlite } from './sqlite-driver.js';

/** The database's file in its folder. */
export const DATABASE_FILE = 'vigil.sqlite';
const LOCK = 'vigil.lock';

/**
 * Opens SQLite in a folder, or in memory without one. Only one process can use a folder: a second one is refused with
 * {@link OpenError}. Acknowledged data is on disk ({@link DiskSync}).
 */
export function openSqlite(folder: string | undefined, onError: ErrorReporter, syncFile?: SyncFile): Database {
  const file = folder === undefined ? ':memory:' : join(folder, DATABASE_FILE);
  const unlock = folder === undefined ? undefined : lockFolder(folder);
  const raw = openFile(file, unlock);
  const durable = new DiskSync(folder === undefined ? undefined : `${file}-wal`, syncFile);
  const db = new Kysely<Schema>({
    dialect: new DurableSqlite(raw, durable),
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    kind: 'sqlite',
    where: file,
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    changes: new LocalChanges(onError),
    inTransaction: async (work) => {
      raw.exec('begin immediate');
      try {
        await work();
        raw.exec('commit');
        durable.registerCommit();
        await durable.whenSynced();
      } catch (error) {
        if (raw.inTransaction) raw.exec('rollback');
        throw error;
      }
    },
    close: async () => {
      await db.destroy();
      unlock?.();
    },
  };
}

function openFile(file: string, unlock: (() => void) | undefined): Sqlite.Database {
  try {
    const raw = new Sqlite(file, { timeout: 5000 });
    raw.pragma('journal_mode = WAL');
    // The rest of the wait for the disk happens outside the commit.
    raw.pragma('synchronous = NORMAL');
    raw.pragma('foreign_keys = ON');
    return raw;
  } catch (error) {
    unlock?.();
    if (codeOf(error) !== 'SQLITE_NOTADB') throw error;
    throw new OpenError(`${file} is not a Vigil database. Move it away, or choose another folder.`, { cause: error });
  }
}

/** Creates the folder if missing. Throws {@link OpenError} with the reason if that fails. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const code = codeOf(error);
    const isFile = code === 'EEXIST' || code === 'ENOTDIR';
    const why = isFile ? 'there is a file of that name' : error instanceof Error ? error.message : String(error);
    throw new OpenError(`Tables cannot be saved in the folder ${folder}: ${why}.`, { cause: error });
  }
}

/**
 * Locks a folder, which is created if it is missing. The system releases the lock when the process ends for any reason.
 * Throws {@link OpenError} if another process has it.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const lock = new Sqlite(join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new OpenError(
      `Another Vigil has the folder ${folder}: stop that one, or give this one a folder of its own. ` +
        'Several processes share tables over PostgreSQL (DATABASE_URL).',
      { cause: error },
    );
  }
  return () => lock.close();
}
