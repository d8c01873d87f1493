/**
 * Rows of the database. All times are milliseconds since 1970 (numbers fit both databases). Ids and hashes are text,
 * structured values plain JSON. Only `entries` determine a game; snapshots, waits and events can be recreated from
 * them.
 */
import type {
  Absences,
  EntryBody,
  GameId,
  Proposal,
  SeatNumber,
  TableEvent,
  TableRoles,
  TableSettings,
  TableStatus,
  WaitKind,
} from '@vigil/table';

/** A table. `seed` never leaves the server before the game has ended; `seedHash` is published when the table opens. */
export interface TableRow {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
  /** The agreed set-up, with sheets by seat. It may change until the game begins. */
  readonly setup: unknown;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly seed: string;
  readonly seedHash: string;
  /** Versions of its last entries, such as `arkham@1 base@1`; empty before the game. */
  readonly version: string;
  /** Number of its last entry. */
  readonly number: number;
  /** The save that an imported game continues from; its seed may be known to a player. */
  readonly imported: unknown;
  readonly outcome: unknown;
  readonly createdAt: number;
  readonly changedAt: number;
  /** While set, deadlines stop and answers are refused. */
  readonly pausedAt: number | undefined;
  /** The seats that hold roles. */
  readonly roles?: TableRoles | undefined;
  /** The name of the holder of the host's link, who may have no seat. */
  readonly hostName?: string | undefined;
}

/** A seat of a table, with its holder's settings. */
export interface SeatRow {
  readonly table: string;
  readonly seat: SeatNumber;
  /** The holder's name; undefined: the seat is free. */
  readonly name: string | undefined;
  readonly language: string | undefined;
  readonly claimedAt: number | undefined;
  /** Number of the last entry shown to the holder. */
  readonly seen: number;
  /** The holder's times away. */
  readonly away: Absences;
  /** Standing orders, a plan and a draft (`packages/table/src/post`), plain JSON. */
  readonly orders: unknown;
  readonly plan: unknown;
  readonly draft: unknown;
  /** The time at which its holder was last connected, to within some minutes. */
  readonly lastSeenAt?: number | undefined;
}

/** Returns an unclaimed seat. */
export function emptySeat(table: string, seat: SeatNumber): SeatRow {
  return {
    table,
    seat,
    name: undefined,
    language: undefined,
    claimedAt: undefined,
    seen: 0,
    away: undefined,
    orders: undefined,
    plan: undefined,
    draft: undefined,
    lastSeenAt: undefined,
  };
}

/** The rights a secret link grants. */
export type LinkRole = 'seat' | 'host' | 'spectator';

/** A secret link; only the SHA-256 of its token is stored. */
export interface LinkRow {
  readonly hash: string;
  readonly table: string;
  readonly role: LinkRole;
  /** For the link of a seat. */
  readonly seat: SeatNumber | undefined;
  readonly createdAt: number;
  readonly revokedAt: number | undefined;
}

/** A saved entry. `seat`: the seat that answered. `key`: chosen by the sender, so that repeated requests count once. */
export interface EntryRow {
  readonly table: string;
  readonly number: number;
  readonly body: EntryBody;
  readonly seat: SeatNumber | undefined;
  readonly key: string | undefined;
  /** Fingerprint of the request with that key. Undefined: an automatic entry, or one of an old version. */
  readonly request?: string | undefined;
  readonly at: number;
  /** Number of current answers after the entry. */
  readonly answers: number;
  /** Events of the entry. */
  readonly events: readonly TableEvent[];
}

/** The game after an entry, as a save. */
export interface SnapshotRow {
  readonly table: string;
  readonly number: number;
  readonly saved: unknown;
  readonly at: number;
}

/** A decision that waits for a seat. A decision of several seats has a row for each. */
export interface WaitRow {
  readonly table: string;
  /** The decision's public name; see `decisionName`. */
  readonly decision: string;
  readonly seat: SeatNumber;
  readonly kind: WaitKind;
  readonly since: number;
  /** The deadline; undefined: none. */
  readonly due: number | undefined;
  /** Number of reminders, and the time of the last. */
  readonly reminders: number;
  readonly remindedAt: number | undefined;
}

/** A vote in a poll. */
export interface VoteRow {
  readonly table: string;
  readonly decision: string;
  readonly seat: SeatNumber;
  readonly option: string;
  /** Key of the request. */
  readonly key?: string | undefined;
  readonly at: number;
}

/** A change of the table that the players vote on; at most one of each seat. */
export interface ProposalRow extends Omit<Proposal, 'agreed'> {
  readonly table: string;
}

/** A comment beside the table, or a narration (`number`: its entry). */
export interface TalkRow {
  readonly table: string;
  readonly n: number;
  readonly kind: 'talk' | 'narration';
  /** The writer: a player, the game master who narrates, or the host without a seat. */
  readonly role: 'seat' | 'keeper' | 'host';
  readonly seat: SeatNumber | undefined;
  readonly name: string;
  /** Markdown, rendered safely; never HTML. */
  readonly text: string;
  readonly number: number;
  readonly at: number;
  /** The seat whose plan it comments on. */
  readonly plan?: SeatNumber | undefined;
}
