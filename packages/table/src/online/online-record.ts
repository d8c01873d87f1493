import type { Event } from '@vigil/rules';
import type { EntryBody } from './entries.js';

/** A log entry. `at`: milliseconds since 1970. `answers`: number of answers after it. */
export interface ExportedEntry {
  readonly number: number;
  readonly at: number;
  readonly seat?: number;
  readonly body: EntryBody;
  readonly answers: number;
  /** Public events of the entry. */
  readonly events: readonly Event[];
}

/** Data of an online table added to its save. */
export interface OnlineRecord {
  readonly table: string;
  readonly name: string;
  /** As published when the table opened. */
  readonly seedHash: string;
  /** The imported game, if it did not begin at this table; its seed was then no secret. */
  readonly imported?: unknown;
  readonly seats: readonly { readonly seat: number; readonly name?: string }[];
  readonly entries: readonly ExportedEntry[];
  readonly outcome?: unknown;
}
