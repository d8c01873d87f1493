import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { FILE } from './database/sqlite.js';
import { OpenError, withStorageErrors } from './storage-errors.js';

/**
 * Copies the current database of a folder to a file, even while a server uses it. The file is complete and on disk, or
 * absent. Throws {@link OpenError} if there is no database or the file exists, and `StorageFull` if there is no space.
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
