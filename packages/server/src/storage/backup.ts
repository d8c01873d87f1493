import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { FILE } from './database/sqlite.js';
import { OpenError, withStorageErrors } from './storage-errors.js';

/**
 * Copies the database of a folder into a file, as it is at this moment, also while a server plays on. The file is there
 * whole and on the disk, or not at all. Throws {@link OpenError} if there is no database or the file is there already,
 * and `StorageFull` if there is no room for it.
 */
export async function backUp(folder: string, file: string): Promise<void> {
  const from = join(folder, FILE);
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
  const written = openSync(to, 'r+');
  try {
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
}
