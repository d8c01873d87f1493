import type { Kysely, RawBuilder } from 'kysely';
import type { Changes } from '../changes/changes.js';
import type { Schema } from './schema.js';

/** A database of either kind, as the rest of storage sees it. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly kind: 'sqlite' | 'postgres';
  /** The location for people: a file, or a host and name; no password. */
  readonly where: string;
  /** The database's clock, in milliseconds. */
  readonly clock: RawBuilder<number>;
  /** Publishes and receives changes. */
  readonly changes: Changes;
  /** Runs a schema change, completely or not at all. PostgreSQL has its own transactions. */
  inTransaction(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Receives errors that a database survives, such as a lost connection. */
export type ErrorReporter = (error: unknown, doing: string) => void;
