import { type Kysely, sql } from 'kysely';
import type { Database, ErrorReporter } from './database/database.js';
import { migrate } from './database/migrate.js';
import { openPostgres } from './database/postgres.js';
import type { Schema } from './database/schema.js';
import { openSqlite } from './database/sqlite.js';
import { createEntryStorage } from './parts/entries.js';
import { createProposalStorage } from './parts/proposals.js';
import { createSeatStorage } from './parts/seats.js';
import { createSharedStorage } from './parts/shared.js';
import { createTableStorage } from './parts/tables.js';
import { createTalkStorage } from './parts/talk.js';
import { createWaitStorage } from './parts/waits.js';
import type { Storage } from './storage.js';
import { StorageFull, withStorageErrors } from './storage-errors.js';

/** Location of the storage: a `url` (postgres://…), a `folder` with SQLite, or memory for tests. */
export interface StorageOptions {
  readonly url?: string | undefined;
  readonly folder?: string | undefined;
  /** Receives failures that are retried, such as a broken connection. */
  readonly onError?: ErrorReporter;
}

/** A storage, and its database for other parts with rows and migrations of their own. */
export interface OpenStorage extends Storage {
  readonly kind: Database['kind'];
  readonly where: string;
  readonly db: Kysely<Schema>;
}

/**
 * Opens the storage of tables; call `migrate` next. Throws `OpenError` with a sentence if the folder belongs to
 * another process or PostgreSQL is too old. Every method throws `StorageFull` if there is no space, without partial
 * writes.
 */
export async function openStorage({ url, folder, onError = () => {} }: StorageOptions = {}): Promise<OpenStorage> {
  const database = url === undefined ? openSqlite(folder, onError) : await openPostgres(url, onError);
  const space = new SpaceMonitor();
  const parts = {
    ...createTableStorage(database),
    ...createSeatStorage(database),
    ...createEntryStorage(database),
    ...createWaitStorage(database),
    ...createProposalStorage(database),
    ...createTalkStorage(database),
    ...createSharedStorage(database),
  };
  return {
    ...withErrors(parts, space),
    kind: database.kind,
    where: database.where,
    db: database.db,
    migrate: () => withStorageErrors(() => migrate(database)),
    close: () => database.close(),
    ping: async () => void (await sql`select 1`.execute(database.db)),
    hasDiskSpace: () => space.hasSpace(() => withStorageErrors(() => parts.lease('room', 'anybody', 0, 0))),
    onChange: (listener) => database.changes.onChange(listener),
    broadcast: (table, text) => database.changes.broadcast(table, text),
    onBroadcast: (listener) => database.changes.onBroadcast(listener),
  };
}

/** Remembers if the last write found disk space. */
class SpaceMonitor {
  #full = false;

  /** `keep`: writes something small. Only tried after space had run out. */
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

/** Converts the errors of each call to our own. */
function withErrors<Parts extends Record<keyof Parts, (...args: never[]) => Promise<unknown>>>(
  parts: Parts,
  space: SpaceMonitor,
): Parts {
  const guards = Object.entries<(...args: never[]) => Promise<unknown>>(parts).map(([name, call]) => [
    name,
    async (...args: never[]) => {
      try {
        return await withStorageErrors(() => call(...args));
      } catch (error) {
        space.failed(error);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(guards) as Parts;
}
