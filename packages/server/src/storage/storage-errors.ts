/** Errors of a database, independent of the kind of database. */
import { ConflictError } from './storage.js';

/** There is no room left for the database. What was asked for was not done, not even in part. */
export class StorageFull extends Error {}

/** A database cannot be used; the message is for the operator. Nothing in it was changed. */
export class OpenError extends Error {}

/** Returns the code of a driver's error: SQLite's name, PostgreSQL's five characters, or the system's code. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * 53100: disk_full. SQLite says IOERR_WRITE when a file may not grow (a quota), and IOERR_SHMSIZE when the file beside its
 * log may not.
 */
const FULL = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  '53100',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
]);
const TWICE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);
/** Serialization failure, deadlock, another holds the lock: the whole transaction may be tried again. */
const IN_THE_WAY = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40001', '40P01', '55P03']);
const TRIES = 4;

/** Does a piece of work with the database; says {@link StorageFull} and {@link ConflictError} where that is what happened. */
export async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (IN_THE_WAY.has(code) && tries < TRIES) continue;
      if (FULL.has(code)) throw new StorageFull('There is no room left for the database.', { cause: error });
      if (TWICE.has(code)) throw new ConflictError('This is there already.', { cause: error });
      if (IN_THE_WAY.has(code)) throw new ConflictError('Another process is in the way.', { cause: error });
      throw error;
    }
  }
}
