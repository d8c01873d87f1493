import type { SeatNumber } from '@vigil/table';
import type { EntryRow, LinkRow, SeatRow, SnapshotRow, TableRow, TalkRow, VoteRow, WaitRow } from './rows.js';

/** Something of a seat that changes. */
export interface SeatChange {
  readonly seat: SeatNumber;
  readonly change: Partial<Pick<SeatRow, 'orders' | 'plan' | 'draft'>>;
}

/** What goes into the database together with new entries, or not at all. */
export interface NewEntries {
  readonly entries: readonly EntryRow[];
  /** What of the table changes with them; `number` and `changedAt` follow from the entries. */
  readonly table?: Partial<Pick<TableRow, 'status' | 'version' | 'outcome' | 'pausedAt' | 'setup'>>;
  /** What waits for whom from now on, instead of what waited. What goes on keeps its `since`, `due` and reminders. */
  readonly waits: readonly WaitRow[];
  /** Who answered in a poll that is over, or withdrew: their votes are forgotten. */
  readonly pollsOver?: readonly string[];
  /** What of seats changes with them: how far a plan has come. */
  readonly seats?: readonly SeatChange[];
  /** What is told with the entries. */
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

/** Where tables are kept: one implementation over Kysely for SQLite and PostgreSQL. Each call is one transaction. */
export interface Storage {
  /** Brings the database to the newest form. Throws for one that a newer Vigil wrote. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** Whether it answers, for /health. */
  ping(): Promise<void>;
  /** Whether there is room: not after something could not be kept for want of it, until something can be kept again. */
  hasDiskSpace(): Promise<boolean>;

  createTable(table: TableRow, seats: readonly SeatRow[], links: readonly LinkRow[]): Promise<void>;
  table(id: string): Promise<TableRow | undefined>;
  /** Changes what is no entry's business: name, manners, set-up before the game, status. Others hear of it. */
  changeTable(id: string, change: Partial<Omit<TableRow, 'id' | 'number' | 'seed' | 'seedHash'>>): Promise<void>;
  /** The table with all that belongs to it. */
  dropTable(id: string): Promise<void>;
  /** Tables that nobody touched since then, oldest first. */
  idleTables(before: number, limit: number): Promise<readonly string[]>;
  counts(): Promise<{ readonly tables: number; readonly playing: number; readonly entries: number }>;

  seats(table: string): Promise<readonly SeatRow[]>;
  changeSeat(table: string, seat: SeatNumber, change: Partial<Omit<SeatRow, 'table' | 'seat'>>): Promise<void>;
  /** A seat is taken by who comes first: false if somebody has it. */
  claimSeat(table: string, seat: SeatNumber, claim: Pick<SeatRow, 'name' | 'language' | 'claimedAt'>): Promise<boolean>;

  addLinks(links: readonly LinkRow[]): Promise<void>;
  /** By the hash of a token; also a revoked one. */
  link(hash: string): Promise<LinkRow | undefined>;
  links(table: string): Promise<readonly LinkRow[]>;
  /** Those of a role, of one seat for seats, but for one that stays. */
  revokeLinks(
    table: string,
    role: LinkRow['role'],
    seat: SeatNumber | undefined,
    at: number,
    but?: string,
  ): Promise<void>;

  /**
   * Adds entries behind number `after`. Throws {@link ConflictError}, and nothing is changed, if that is not the last number
   * (another process was faster) or one of the keys was used before. After any other error it is not known whether the
   * entries went in (the line may have broken behind them): forget what is in memory, and read.
   */
  append(table: string, after: number, what: NewEntries): Promise<void>;
  /** Entries behind a number, in order. */
  entriesSince(table: string, number: number, limit?: number): Promise<readonly EntryRow[]>;
  entryByKey(table: string, key: string): Promise<EntryRow | undefined>;

  /** Keeps a snapshot. Of those of its table the newest few stay; the entries stay all, and going back needs no others. */
  putSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** The newest one up to a number; of all, without one. */
  snapshot(table: string, upTo?: number): Promise<SnapshotRow | undefined>;

  /** What waits at a table, or at some of them. */
  waits(tables: readonly string[]): Promise<readonly WaitRow[]>;
  /** What fell due, at tables that are played and not paused, oldest first. */
  dueWaits(now: number, limit: number): Promise<readonly WaitRow[]>;
  /**
   * What waits and was not reminded of for so long as its table says, where it reminds at all; times away are not counted in.
   * `skip`: how many of them were read.
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
  /** Only one process does a thing at a time: true for whoever has it until then. */
  lease(name: string, holder: string, now: number, until: number): Promise<boolean>;

  /**
   * Hears what changed, by this process and by others. A change may be heard more than once, and after a line broke or at
   * the start a table may be said to have changed in everything. Gives what stops it.
   */
  onChange(listener: (change: Change) => void): () => void;
  /**
   * Says something passing to all processes, this one too: who is there, what he looks at. Nothing is kept, and it may
   * get lost. At most 4,000 bytes.
   */
  whisper(table: string, text: string): void;
  onWhisper(listener: (table: string, text: string) => void): () => void;
}
