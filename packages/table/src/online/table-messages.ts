/**
 * What a table over the network says and is told: the contract of server, page, terminal and strangers' bots. Plain
 * JSON. HTTP and the live line (WebSocket, SSE) carry the same things.
 */
import type { Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { GameUpdate } from '../host.js';
import type { TableEvent } from '../table-event.js';
import type { GameId } from '../view.js';

export type SeatNumber = Seat;

/** `gathering`: people sit down; `ended`: somebody won; `closed`: taken home, or given up. */
export type TableStatus = 'gathering' | 'playing' | 'ended' | 'closed';

/** What happens to a decision of somebody who does not come until it falls due. */
export type AbsencePolicy = 'wait' | 'keeper' | 'harmless' | 'bot' | 'vote';

/** How a table is played, agreed when it is made. Hours may be fractions. */
export interface TableSettings {
  /** All at once with voices in the room, or a post now and then. */
  readonly pace: 'live' | 'post';
  /** Hours until an open decision falls due; undefined: never. */
  readonly deadline?: number;
  /** Hours after which its owner is reminded of it, again and again until it is due. */
  readonly reminder?: number;
  readonly absence: AbsencePolicy;
  /** Days that somebody may be away at a time, for which his deadlines rest (BOX-58). */
  readonly away: number;
  /** Somebody narrates, has the Mythos begin, and helps (PBP-11). */
  readonly keeper: boolean;
  /** Whether an undo of what touched others asks them first. */
  readonly undo: 'ask' | 'free' | 'none';
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly seat: SeatNumber;
  readonly investigator: string;
  /** Undefined: nobody has sat down. */
  readonly name: string | undefined;
  /** A careful bot plays it. */
  readonly bot?: boolean;
  readonly away: { readonly from: number; readonly until: number } | undefined;
  /** Somebody is looking at the table just now, and what he looks at (the id of a decision, or of a thing on the board). */
  readonly present: boolean;
  readonly lookingAt?: string;
}

/** What the holder of the tokens may do here. */
export interface Permissions {
  readonly seats: readonly SeatNumber[];
  /** He made the table, or was handed it: he has the game begin, gives out links, closes it. */
  readonly host: boolean;
  /** He is the host, and the table has a keeper. */
  readonly keeper: boolean;
}

/** Who is at a table just now. */
export interface TablePresence {
  readonly seats: readonly { readonly seat: SeatNumber; readonly lookingAt?: string }[];
  readonly spectators: number;
}

/**
 * How something waits: an answer of a seat, its vote, its word on an undo; `keeper`: it is the keeper's alone (PBP-11),
 * `seat` is who would do it without one; `absent`: its seat let the time pass, and the keeper is asked as well (BOX-57).
 */
export type WaitKind = 'decision' | 'poll' | 'undo' | 'keeper' | 'absent';

/** What waits for a seat, or for the keeper. */
export interface Wait {
  readonly decision: string;
  readonly seat: SeatNumber;
  readonly kind: WaitKind;
  /** Since when it waits, but for times at which the table was paused. */
  readonly since: number;
  readonly due: number | undefined;
}

/** A group decision, with who voted for what so far (PBP-23). */
export interface Poll {
  readonly decision: string;
  readonly votes: readonly { readonly seat: SeatNumber; readonly option: string }[];
}

/** Somebody asks to take back the last answers; those whom it concerns are asked (undo `ask`). */
export interface UndoRequest {
  readonly id: string;
  readonly by: SeatNumber;
  /** How many answers would stand. */
  readonly to: number;
  readonly asked: readonly SeatNumber[];
  readonly agreed: readonly SeatNumber[];
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
  readonly setup: unknown;
  readonly manners: TableSettings;
  readonly status: TableStatus;
  /** What was published of the seed when the table opened (`seedHashOf`): from it nobody learns the dice. */
  readonly seedHash: string;
  /** The seed itself, once the game is over or closed. */
  readonly seed: string | undefined;
  /** The seed is known to whoever brought this game from elsewhere. */
  readonly brought: boolean;
  readonly version: string;
  readonly seats: readonly SeatInfo[];
  readonly you: Permissions;
  readonly spectators: number;
  readonly paused: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
}

/**
 * An open decision outside: its id is never given again, not even after an undo, and `mark` says how it stands. An answer
 * that names both is taken as long as that very decision is open unchanged (BOX-60).
 */
export type OpenDecision = TypedDecision & { readonly mark: string };

/** Who did something and when: an entry of the table without what came of it. */
export interface LogEntry {
  /** The number of the entry. */
  readonly number: number;
  readonly kind: 'began' | 'answer' | 'undo' | 'override' | 'version';
  /** Whose answer it is, or who took back; undefined: the keeper, or the table itself. */
  readonly seat: SeatNumber | undefined;
  /** How it came about: `seat`, `keeper`, `order`, … as the server keeps it. */
  readonly by: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** How many answers stand after it. */
  readonly answers: number;
  /** Why the keeper put something right. */
  readonly why?: string;
}

/**
 * The game as it stands for whoever asks. What of {@link GameUpdate} would say more than may be known is not in it: no seed,
 * no save. `events`: told since the number that was asked from; `from`: undefined if all of them are there, else the first
 * number that is. `deeds` are the entries of the same span, in their order, those taken back among them: where one of them
 * took something back, what was told before of later answers than its `answers` no longer stands. `events` hold only what
 * still stands.
 */
export interface TableUpdate extends Omit<GameUpdate, 'seed' | 'saved' | 'decisions' | 'passedOver'> {
  /** The last entry of the table: what comes later has a greater one. */
  readonly number: number;
  readonly decisions: readonly OpenDecision[];
  readonly events: readonly TableEvent[];
  readonly deeds: readonly LogEntry[];
  readonly from: number | undefined;
  readonly waits: readonly Wait[];
  readonly polls: readonly Poll[];
  readonly undoAsked: UndoRequest | undefined;
}

/** Something said beside the table, or narrated with what was done. */
export interface ChatMessage {
  readonly n: number;
  readonly kind: 'talk' | 'narration';
  /** Undefined: the keeper, or a spectator. */
  readonly seat: SeatNumber | undefined;
  readonly name: string;
  readonly text: string;
  readonly number: number;
  readonly at: number;
}

/** What goes up the live line. The first message is `hello`; tokens go nowhere else. */
export type ClientMessage =
  | {
      readonly do: 'hello';
      readonly table: string;
      readonly tokens: readonly string[];
      readonly since?: number;
      readonly said?: number;
    }
  | {
      readonly do: 'answer';
      readonly seat?: SeatNumber;
      readonly decision: string;
      readonly option: string;
      readonly mark?: string;
      readonly key: string;
      readonly narration?: string;
    }
  | {
      readonly do: 'vote';
      readonly seat: SeatNumber;
      readonly decision: string;
      readonly option: string;
      readonly key: string;
    }
  /** Takes back until so many answers stand; `seen`: the number of the table's last entry as it was seen. */
  | { readonly do: 'undo'; readonly to: number; readonly seen: number; readonly key: string }
  | {
      readonly do: 'agree';
      readonly seat: SeatNumber;
      readonly undo: string;
      readonly yes: boolean;
      readonly key: string;
    }
  /** `narrates`: the keeper tells, and it is part of the story. */
  | {
      readonly do: 'say';
      readonly seat?: SeatNumber;
      readonly text: string;
      readonly key: string;
      readonly narrates?: boolean;
    }
  /** What one looks at, for the others; forgotten when the line ends. */
  | { readonly do: 'look-at'; readonly seat: SeatNumber; readonly at: string | undefined }
  /** The game as it stood after so many answers. */
  | { readonly do: 'past'; readonly at: number }
  | { readonly do: 'ping' };

/** Why something was not done. The codes are part of the contract; the sentence is for people who look at raw answers. */
export interface Refusal {
  readonly code:
    | 'bad-request'
    | 'unknown-table'
    | 'unknown-link'
    | 'not-yours'
    | 'not-now'
    | 'stale'
    | 'unknown-decision'
    | 'unknown-option'
    | 'undo-barrier'
    | 'nothing-to-undo'
    | 'taken'
    | 'paused'
    | 'too-many'
    | 'too-large'
    | 'not-opened'
    | 'server-fault'
    /** The server has no room to keep it: nothing was lost, nothing was taken. */
    | 'storage-full';
  readonly why: string;
  /** Where in what was sent. */
  readonly place?: string;
}

/** What comes down the live line. `done` and `refused` answer what had that key. */
export type ServerMessage =
  | { readonly say: 'table'; readonly table: TableInfo }
  | { readonly say: 'update'; readonly update: TableUpdate }
  | { readonly say: 'present'; readonly present: TablePresence }
  | { readonly say: 'said'; readonly said: readonly ChatMessage[] }
  | { readonly say: 'past'; readonly at: number; readonly view: unknown; readonly foresight?: unknown }
  | { readonly say: 'done'; readonly key: string; readonly number: number }
  | { readonly say: 'refused'; readonly key?: string; readonly refusal: Refusal }
  | { readonly say: 'pong' };

/** What somebody may be told of a table while he is not there. */
export type NotificationKind = 'turn' | 'reminder' | 'poll' | 'undo' | 'game' | 'digest' | 'joined' | 'talk';

/** How somebody wants to be told. Times of the day are minutes since midnight where he lives (`zone`). */
export interface NotificationPreferences {
  readonly when: 'at-once' | 'batched' | 'daily';
  /** Minutes that must have passed before what was batched is sent; what is answered until then is not told. */
  readonly minutes: number;
  /** When the daily message goes out. */
  readonly at: number;
  /** Nothing is sent from then until then; it may go over midnight. Null: at any hour. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
  /** Such as `Europe/Berlin`. */
  readonly zone: string;
  readonly language: 'en' | 'de';
  /** What he does not want to be told. */
  readonly without: readonly NotificationKind[];
}
