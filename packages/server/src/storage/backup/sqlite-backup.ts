import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE, lockFolder } from '../database/sqlite.js';
import { openStorage } from '../open.js';
import { OpenError, withStorageErrors } from '../storage-errors.js';

/**
 * Copies the current database of a folder to a file, even while a server uses it. The file is complete and on disk, or
 * absent. Throws {@link OpenError} if there is no database or the file exists, and `StorageFull` if there is no space.
 */
export async function backUp(folder: string, file: string): Promise<void> {
  const from = join(folder, DATABASE_FILE);
  if (!existsSync(from)) throw new OpenError(`There are no tables in ${folder}.`);
  if (existsSync(file)) throw new OpenError(`${file} already exists. A backup goes into a new file.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await withStorageErrors(async () => copy(from, part));
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function copy(from: string, to: string): void {
  const db = new Sqlite(from, { readonly: true, timeout: 5000 });
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
  flush(to);
}

/** Writes a file, or the names in a folder, to the disk. */
function flush(path: string): void {
  const written = openSync(path, 'r');
  try {
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
}

/** The result of a restore. `before`: the folder with the previous database, if there was one. */
export interface Restored {
  readonly tables: number;
  readonly before: string | undefined;
}

/** The files of a database. The log must not be left beside another database. */
const FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`];

/**
 * Puts a backup in place of the database of a folder. The backup is first checked and upgraded in a copy; the previous
 * database is moved to a folder beside it. Throws {@link OpenError}, without changes, if a server uses the folder.
 * Throws it too if the file is damaged, no backup, or written by a newer Vigil.
 *
 * @param now milliseconds since 1970, for the name of that folder
 */
export async function restore(folder: string, file: string, now: number): Promise<Restored> {
  if (!hasHeader(file, 'SQLite format 3\0')) throw new OpenError(`${file} is not a backup of a folder of tables.`);
  const trial = join(folder, 'restoring');
  const before = join(folder, `before-restore-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}`);
  const isNew = !existsSync(join(folder, DATABASE_FILE));
  const unlock = lockFolder(folder);
  try {
    rmSync(trial, { recursive: true, force: true });
    mkdirSync(trial);
    const tables = await checkedCopy(file, trial);
    if (!isNew) mkdirSync(before);
    for (const name of FILES) {
      const old = join(folder, name);
      if (!existsSync(old)) continue;
      if (isNew) rmSync(old);
      else renameSync(old, join(before, name));
    }
    renameSync(join(trial, DATABASE_FILE), join(folder, DATABASE_FILE));
    flush(folder);
    return { tables, before: isNew ? undefined : before };
  } finally {
    unlock();
    rmSync(trial, { recursive: true, force: true });
  }
}

/** Copies a backup into a folder, checks it, and upgrades the copy. Returns the number of its tables. */
async function checkedCopy(file: string, folder: string): Promise<number> {
  const to = join(folder, DATABASE_FILE);
  try {
    copy(file, to);
    const db = new Sqlite(to);
    const [result] = db.pragma('integrity_check(1)') as readonly { readonly integrity_check: string }[];
    const isVigil = db.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get() !== undefined;
    db.close();
    if (result?.integrity_check !== 'ok') throw new OpenError(`${file} is damaged: ${result?.integrity_check}.`);
    if (!isVigil) throw new OpenError(`${file} is a database of another program.`);
  } catch (error) {
    if (error instanceof OpenError) throw error;
    throw new OpenError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
  const storage = await openStorage({ folder });
  try {
    await storage.migrate();
    return (await storage.counts()).tables;
  } finally {
    await storage.close();
    flush(to);
  }
}

/** True if a file begins with these bytes. Throws {@link OpenError} if it cannot be read. */
export function hasHeader(file: string, header: string): boolean {
  const expected = Buffer.from(header, 'latin1');
  const found = Buffer.alloc(expected.length);
  try {
    const opened = openSync(file, 'r');
    try {
      readSync(opened, found, 0, found.length, 0);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    throw new OpenError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
  return found.equals(expected);
}
