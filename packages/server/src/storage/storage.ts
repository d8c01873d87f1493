import type { SeatNumber } from '@vigil/table';
import type { EntryRow, LinkRow, SeatRow, SnapshotRow, TableRow, TalkRow, VoteRow, WaitRow } from './rows.js';

/** Something of a seat that changes. */
export interface SeatChange {
  readonly seat: SeatNumber;
  readonly change: Partial<Pick<SeatRow, 'orders' | 'plan' | 'draft'>>;
}

/** Everything written to the database in one transaction with new entries. */
export interface NewEntries {
  readonly entries: readonly EntryRow[];
  /** Changes of the table's row; `number` and `changedAt` follow from the entries. */
  readonly table?: Partial<Pick<TableRow, 'status' | 'version' | 'outcome' | 'pausedAt' | 'setup'>>;
  /** The current waits, replacing earlier ones. Continuing waits keep `since`, `due` and reminders. */
  readonly waits: readonly WaitRow[];
  /** Polls that are over or withdrawn; their votes are deleted. */
  readonly pollsOver?: readonly string[];
  /** Changes of seats, such as the progress of a plan. */
  readonly seats?: readonly SeatChange[];
  /** The narration sent with the entries. */
  readonly narration?: Omit<TalkRow, 'n'>;
}

/** A change that other processes and other readers hear of. `number`: of the last entry; `what`: where to look. */
export interface Change {
  readonly table: string;
  readonly number: number;
  readonly what: 'entries' | 'talk' | 'seats' | 'votes' | 'table';
}

/** Another process wrote an entry of that number first: read what is there and look again. */
export class ConflictError extends Error {}

/** Storage of tables: one implementation over Kysely for SQLite and PostgreSQL. Each call is one transaction. */
export interface Storage {
  /** Brings the database to the newest form. Throws for one that a newer Vigil wrote. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** True if the storage answers, for /health. */
  ping(): Promise<void>;
  /** True if there is disk space. False after a write failed for lack of it, until a write succeeds. */
  hasDiskSpace(): Promise<boolean>;

  createTable(table: TableRow, seats: readonly SeatRow[], links: readonly LinkRow[]): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /** Changes what is no entry's business: name, settings, set-up before the game, status. Others hear of it. */
  changeTable(id: string, change: Partial<Omit<TableRow, 'id' | 'number' | 'seed' | 'seedHash'>>): Promise<void>;
  /** The table with all that belongs to it. */
  dropTable(id: string): Promise<void>;
  /** Returns tables unchanged since then, oldest first. */
  idleTables(before: number, limit: number): Promise<readonly string[]>;
  counts(): Promise<{ readonly tables: number; readonly playing: number; readonly entries: number }>;

  seats(table: string): Promise<readonly SeatRow[]>;
  changeSeat(table: string, seat: SeatNumber, change: Partial<Omit<SeatRow, 'table' | 'seat'>>): Promise<void>;
  /** Claims a seat for the first who comes: false if it is taken. */
  claimSeat(table: string, seat: SeatNumber, claim: Pick<SeatRow, 'name' | 'language' | 'claimedAt'>): Promise<boolean>;

  addLinks(links: readonly LinkRow[]): Promise<void>;
  /** By the hash of a token; also a revoked one. */
  link(hash: string): Promise<LinkRow | undefined>;
  links(table: string): Promise<readonly LinkRow[]>;
  /** Revokes links of a role (of one seat for seats), except one. */
  revokeLinks(
    table: string,
    role: LinkRow['role'],
    seat: SeatNumber | undefined,
    at: number,
    but?: string,
  ): Promise<void>;

  /**
   * Adds entries after number `after`. Throws {@link ConflictError}, without changes, if that is not the last number or
   * a key was used before. After any other error it is unknown if the entries were saved: drop the memory, and read.
   */
  append(table: string, after: number, what: NewEntries): Promise<void>;
  /** Entries behind a number, in order. */
  entriesSince(table: string, number: number, limit?: number): Promise<readonly EntryRow[]>;
  entryByKey(table: string, key: string): Promise<EntryRow | undefined>;

  /** Keeps a snapshot. Of those of its table the newest few stay; the entries stay all, and going back needs no others. */
  putSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** The newest one up to a number; of all, without one. */
  snapshot(table: string, upTo?: number): Promise<SnapshotRow | undefined>;

  /** Returns the waits of some tables. */
  waits(tables: readonly string[]): Promise<readonly WaitRow[]>;
  /** Returns waits past their deadline, at tables in play and not paused, oldest first. */
  dueWaits(now: number, limit: number): Promise<readonly WaitRow[]>;
  /**
   * Returns waits not reminded of for their table's reminder interval; time away does not count. `skip`: the number
   * already read.
   */
  waitsToRemind(now: number, limit: number, skip?: number): Promise<readonly WaitRow[]>;
  setReminded(wait: WaitRow, at: number): Promise<void>;
  /** It falls due at another time, or no more. */
  setDue(table: string, decision: string, seat: SeatNumber, due: number | undefined): Promise<void>;
  /** Time that did not count for a seat: all that waits for it counts as so much younger, and falls due as much later. */
  shiftWaits(table: string, seat: SeatNumber, by: number): Promise<void>;

  putVote(vote: VoteRow): Promise<void>;
  votes(table: string): Promise<readonly VoteRow[]>;
  /** Forgets the votes of a poll that came to nothing. */
  dropVotes(table: string, decision: string): Promise<void>;

  /** `key`: said twice with the same one, it counts once, and the first is given. */
  say(said: Omit<TalkRow, 'n'>, key?: string): Promise<TalkRow>;
  talkSince(table: string, n: number, limit?: number): Promise<readonly TalkRow[]>;

  /** A small secret of this installation, made once (keys for web push, for signing links). */
  secret(name: string, make: () => string): Promise<string>;
  /** Acquires a lease: true for the only process that holds it until then. */
  lease(name: string, holder: string, now: number, until: number): Promise<boolean>;

  /**
   * Listens to changes by all processes. A change may be reported more than once. After a broken connection or at the
   * start a table may be reported as changed completely. Returns the function that unsubscribes.
   */
  onChange(listener: (change: Change) => void): () => void;
  /**
   * Sends a transient message to all processes, this one too, such as presence. It is not saved and may get lost. At
   * most 4,000 bytes.
   */
  whisper(table: string, text: string): void;
  onWhisper(listener: (table: string, text: string) => void): () => void;
}
