/** Errors of a database, independent of the kind of database. */
import { ConflictError } from './storage.js';

/** The database has no space left. The operation was not done, not even in part. */
export class StorageFull extends Error {}

/** The database does not answer. It is unknown if the operation was done: repeat it with the same key. */
class StorageUnreachable extends Error {}

/** The database cannot be used; the message is for the operator. Nothing was changed. */
export class OpenError extends Error {}

/** Returns the code of a driver's error: SQLite's name, PostgreSQL's five characters, or the system's code. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * 53100: disk_full. SQLite reports IOERR_WRITE if a file may not grow (a quota), and IOERR_SHMSIZE if the shared-memory
 * file may not.
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
const DUPLICATE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);
/** Serialization failure, deadlock, or a lock held by another: the whole transaction can be retried. */
const CONFLICT = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40001', '40P01', '55P03']);
const TRIES = 4;
/**
 * PostgreSQL's connection errors begin with 08. 57P01 to 57P03: it stops, has crashed or is starting; 53300: it has no
 * connection left; 57014: a query took too long.
 */
const UNREACHABLE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's errors of lost connections have no code. */
const LOST = /^Connection terminated|^timeout exceeded when trying to connect/;

/** True if the database did not answer, or the connection to it was lost. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof StorageUnreachable) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return UNREACHABLE.has(code) || code.startsWith('08') || (code === '' && LOST.test(error.message));
}

/**
 * Runs work with the database.
 *
 * @throws StorageFull, StorageUnreachable and ConflictError instead of the driver's errors
 */
export async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = codeOf(error);
      if (CONFLICT.has(code) && tries < TRIES) continue;
      if (FULL.has(code)) throw new StorageFull('The storage of the database is full.', { cause: error });
      if (DUPLICATE.has(code)) throw new ConflictError('This exists already.', { cause: error });
      if (CONFLICT.has(code)) throw new ConflictError('Another process is writing.', { cause: error });
      if (isUnreachable(error)) throw new StorageUnreachable('The database does not answer.', { cause: error });
      throw error;
    }
  }
}
