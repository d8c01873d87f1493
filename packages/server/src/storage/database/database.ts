import type { Kysely, RawBuilder } from 'kysely';
import type { Changes } from '../changes/changes.js';
import type { Schema } from './schema.js';

/** A database as the rest of storage sees it, whichever it is. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly kind: 'sqlite' | 'postgres';
  /** The location for people: a file, or a host and name; no password. */
  readonly where: string;
  /** Milliseconds by the clock of the database. */
  readonly clock: RawBuilder<number>;
  /** Tells and hears of changes. */
  readonly changes: Changes;
  /** Does what changes the database's form, all of it or nothing. */
  atOnce(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Receives errors that a database survives, such as a lost connection. */
export type ErrorReporter = (error: unknown, doing: string) => void;
