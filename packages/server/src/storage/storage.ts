import type { SeatNumber } from '@vigil/table';
import type {
  EntryRow,
  LinkRow,
  ProposalRow,
  SeatRow,
  SnapshotRow,
  TableRow,
  TalkRow,
  VoteRow,
  WaitRow,
} from './rows.js';

/** A change of a seat's data. */
export interface SeatChange {
  readonly seat: SeatNumber;
  readonly change: Partial<Pick<SeatRow, 'orders' | 'plan' | 'draft'>>;
}

/** A seat whose holder was connected at a time. */
export interface SeenSeat {
  readonly table: string;
  readonly seat: SeatNumber;
  readonly at: number;
}

/** Everything written to the database in one transaction with new entries. */
export interface NewEntries {
  readonly entries: readonly EntryRow[];
  /** Changes of the table's row; `number` and `changedAt` follow from the entries. */
  readonly table?: Partial<
    Pick<TableRow, 'status' | 'version' | 'outcome' | 'pausedAt' | 'setup' | 'settings' | 'roles'>
  >;
  /** The current waits, replacing earlier ones. Continuing waits keep `since`, `due` and reminders. */
  readonly waits: readonly WaitRow[];
  /** True if continuing waits do not keep their times. */
  readonly resetsWaits?: boolean;
  /** A time at which the host's links are revoked, since a seat takes the role. */
  readonly revokesHost?: number | undefined;
  /** A proposal that this decides; its deletion must succeed. */
  readonly proposal?: string | undefined;
  /** Polls that are over or withdrawn; their votes are deleted. */
  readonly pollsOver?: readonly string[];
  /** Changes of seats, such as the progress of a plan. */
  readonly seats?: readonly SeatChange[];
  /** The narration sent with the entries. */
  readonly narration?: Omit<TalkRow, 'n'>;
}

/** A change, as published to other processes. `number`: of the last entry. `what`: the changed part. */
export interface Change {
  readonly table: string;
  readonly number: number;
  readonly what: 'entries' | 'talk' | 'seats' | 'votes' | 'table';
}

/** Another process wrote the entry of that number first: read it and try again. */
export class ConflictError extends Error {}

/** Storage of tables: one implementation over Kysely for SQLite and PostgreSQL. Each call is one transaction. */
export interface Storage {
  /** Migrates the database to the current schema. Throws for one of a newer Vigil. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** Resolves if the storage answers, for /health. */
  ping(): Promise<void>;
  /** True if there is disk space. False after a write failed for lack of it, until a write succeeds. */
  hasDiskSpace(): Promise<boolean>;

  createTable(table: TableRow, seats: readonly SeatRow[], links: readonly LinkRow[]): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /** Changes data that needs no entry: name, settings, set-up before the game, status. Others are notified. */
  changeTable(id: string, change: Partial<Omit<TableRow, 'id' | 'number' | 'seed' | 'seedHash'>>): Promise<void>;
  /** Deletes a table with all its data. */
  dropTable(id: string): Promise<void>;
  /** Returns tables by the time of their last change. */
  tableIds(asked: {
    readonly order: 'newest' | 'oldest';
    readonly limit: number;
    readonly skip: number;
  }): Promise<readonly string[]>;
  /** Returns tables unchanged since then, oldest first. */
  idleTables(before: number, limit: number): Promise<readonly string[]>;
  counts(): Promise<{ readonly tables: number; readonly playing: number; readonly entries: number }>;

  seats(table: string): Promise<readonly SeatRow[]>;
  changeSeat(table: string, seat: SeatNumber, change: Partial<Omit<SeatRow, 'table' | 'seat'>>): Promise<void>;
  /** Sets the times at which holders of seats were last connected. Others are not notified: presence is broadcast. */
  setLastSeen(seen: readonly SeenSeat[]): Promise<void>;
  /** Claims a seat for the first caller. Returns false if it is taken. */
  claimSeat(table: string, seat: SeatNumber, claim: Pick<SeatRow, 'name' | 'language' | 'claimedAt'>): Promise<boolean>;

  addLinks(links: readonly LinkRow[]): Promise<void>;
  /** Returns a link by the hash of its token, even a revoked one. */
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
  /** Revokes one link, if there is such a link. */
  revokeLink(table: string, hash: string, at: number): Promise<void>;

  /**
   * Adds entries after number `after`. Throws {@link ConflictError}, without changes, if that is not the last number or
   * a key was used before. After any other error it is unknown if the entries were saved: read the table again.
   */
  append(table: string, after: number, what: NewEntries): Promise<void>;
  /** Returns the entries after a number, in order. */
  entriesSince(table: string, number: number, limit?: number): Promise<readonly EntryRow[]>;
  entryByKey(table: string, key: string): Promise<EntryRow | undefined>;

  /** Stores a snapshot and deletes all but the newest few of its table. Entries are never deleted. */
  putSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** Returns the newest snapshot, or the newest up to a number. */
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
  /** Changes or removes a deadline. */
  setDue(table: string, decision: string, seat: SeatNumber, due: number | undefined): Promise<void>;
  /** Excludes time from the waits of a seat: start and deadline move by this amount. */
  shiftWaits(table: string, seat: SeatNumber, by: number): Promise<void>;

  putVote(vote: VoteRow): Promise<void>;
  votes(table: string): Promise<readonly VoteRow[]>;
  /** Deletes the votes of an abandoned poll. */
  dropVotes(table: string, decision: string): Promise<void>;

  /** Returns the changes of a table that its players vote on. */
  proposals(table: string): Promise<readonly ProposalRow[]>;
  /** Adds a proposal, in place of an earlier one of the seat. */
  putProposal(proposal: ProposalRow): Promise<void>;
  /** Counts a vote. Returns the proposal with it, or undefined if there is none. */
  voteOnProposal(table: string, id: string, seat: SeatNumber, yes: boolean): Promise<ProposalRow | undefined>;
  /** Deletes a proposal. Returns false if there is none. */
  dropProposal(table: string, id: string): Promise<boolean>;
  /** Returns the proposals whose vote has ended, oldest first. */
  dueProposals(now: number, limit: number): Promise<readonly ProposalRow[]>;

  /** Adds a comment. Repeated calls with the same `key` add it once and return the first. */
  say(message: Omit<TalkRow, 'n'>, key?: string): Promise<TalkRow>;
  talkSince(table: string, n: number, limit?: number): Promise<readonly TalkRow[]>;

  /** Returns a small secret of this installation, created once (keys for web push, for signing links). */
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
  broadcast(table: string, text: string): void;
  onBroadcast(listener: (table: string, text: string) => void): () => void;
}
