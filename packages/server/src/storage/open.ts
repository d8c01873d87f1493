import { type Kysely, sql } from 'kysely';
import type { Database, ErrorReporter } from './database/database.js';
import { migrate } from './database/migrate.js';
import { openPostgres } from './database/postgres.js';
import type { Schema } from './database/schema.js';
import { openSqlite } from './database/sqlite.js';
import { entries } from './parts/entries.js';
import { seats } from './parts/seats.js';
import { shared } from './parts/shared.js';
import { tables } from './parts/tables.js';
import { talk } from './parts/talk.js';
import { waits } from './parts/waits.js';
import type { Storage } from './storage.js';
import { StorageFull, withStorageErrors } from './storage-errors.js';

/** The place of the storage: a `url` (postgres://…), else a `folder` with SQLite, else memory, for tests. */
export interface StorageOptions {
  readonly url?: string | undefined;
  readonly folder?: string | undefined;
  /** Hears what could not be done and is tried again, such as a line that broke. */
  readonly onError?: ErrorReporter;
}

/** A storage, and its database for those who keep rows of their own there (with a migration of their own). */
export interface OpenStorage extends Storage {
  readonly kind: Database['kind'];
  readonly where: string;
  readonly db: Kysely<Schema>;
}

/**
 * Opens where tables are kept; `migrate` comes next. Throws `CannotOpen` with a sentence if the folder belongs to another
 * process or the database is too old a PostgreSQL. Every method throws `StorageFull` when there is no room left, with
 * nothing half-written.
 */
export async function openStorage({ url, folder, onError = () => {} }: StorageOptions = {}): Promise<OpenStorage> {
  const database = url === undefined ? openSqlite(folder, onError) : await openPostgres(url, onError);
  const session = new SpaceMonitor();
  const parts = {
    ...tables(database),
    ...seats(database),
    ...entries(database),
    ...waits(database),
    ...talk(database),
    ...shared(database),
  };
  return {
    ...withErrors(parts, session),
    kind: database.kind,
    where: database.where,
    db: database.db,
    migrate: () => withStorageErrors(() => migrate(database)),
    close: () => database.close(),
    ping: async () => void (await sql`select 1`.execute(database.db)),
    hasDiskSpace: () => session.hasSpace(() => withStorageErrors(() => parts.lease('room', 'anybody', 0, 0))),
    onChange: (listener) => database.changes.onChange(listener),
    whisper: (table, text) => database.changes.whisper(table, text),
    onWhisper: (listener) => database.changes.onWhisper(listener),
  };
}

/** Remembers whether there was room when something was to be kept last. */
class SpaceMonitor {
  #full = false;

  /** `keep`: keeps something small. It is tried only when the room had run out. */
  async hasSpace(keep: () => Promise<unknown>): Promise<boolean> {
    if (!this.#full) return true;
    try {
      await keep();
      this.#full = false;
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
    }
    return !this.#full;
  }

  failed(error: unknown): void {
    if (error instanceof StorageFull) this.#full = true;
  }
}

/** Each call says what went wrong in our words. */
function withErrors<Parts extends Record<keyof Parts, (...args: never[]) => Promise<unknown>>>(
  parts: Parts,
  session: SpaceMonitor,
): Parts {
  const guards = Object.entries<(...args: never[]) => Promise<unknown>>(parts).map(([name, call]) => [
    name,
    async (...args: never[]) => {
      try {
        return await withStorageErrors(() => call(...args));
      } catch (error) {
        session.failed(error);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(guards) as Parts;
}
