/** Backups of tables: made while a server runs, and restored while none does. */
import type { StorageOptions } from '../open.js';
import { OpenError } from '../storage-errors.js';
import { dumpPostgres, type ProgramFolder, restorePostgres } from './postgres-backup.js';
import { backUp, type Restored, restore } from './sqlite-backup.js';

/** Saves the tables of a folder or database to a new file. Throws {@link OpenError} with the reason if it cannot. */
export async function backUpStorage({ url, folder }: StorageOptions, file: string, bin?: ProgramFolder): Promise<void> {
  if (url !== undefined) await dumpPostgres(url, file, bin);
  else await backUp(requireFolder(folder), file);
}

/** Restores tables from a backup of the same kind. Throws {@link OpenError}, without changes, if it cannot. */
export async function restoreStorage(
  { url, folder }: StorageOptions,
  file: string,
  now: number,
  bin?: ProgramFolder,
): Promise<Restored> {
  if (url !== undefined) return { tables: await restorePostgres(url, file, bin), before: undefined };
  return await restore(requireFolder(folder), file, now);
}

function requireFolder(folder: string | undefined): string {
  if (folder === undefined) throw new OpenError('There is no folder of tables.');
  return folder;
}
