/**
 * Protocol of online tables, between server, page, terminal and third-party bots. Plain JSON; HTTP and the live
 * connection (WebSocket, SSE) carry the same messages.
 */

import type { HauntPreview, Language, TypedDecision } from '@vigil/rules';
import type { GameUpdate } from '../host.js';
import type { DeadlinePreview } from '../post/absence.js';
import type { Absence } from '../post/deadlines.js';
import type { PublicPlan } from '../post/plan.js';
import type { PlanObstacle } from '../post/plan-check.js';
import type { TableEvent } from '../table-event.js';
import type { GameId, TableView } from '../view.js';
import type { AnswerAuthor } from './entries.js';
import type { SeatNumber } from './seat-number.js';
import type { Proposal, TableChange, TableRoles } from './table-changes.js';
import type { TableNote } from './table-notes.js';
import type { TableSettings } from './table-settings.js';

/** `gathering`: players are joining. `ended`: the game is over. `closed`: exported or abandoned. */
export type TableStatus = 'gathering' | 'playing' | 'ended' | 'closed';

/** Public information about a seat. */
export interface SeatInfo {
  readonly seat: SeatNumber;
  readonly investigator: string;
  /** Undefined: the seat is free. */
  readonly name: string | undefined;
  /** A careful bot plays it. */
  readonly bot?: boolean;
  /** The current absence, or the next one. */
  readonly away: Absence | undefined;
  /** True if the player is viewing the table now. */
  readonly present: boolean;
  /** The id of the decision or board component that they are viewing. */
  readonly lookingAt?: string;
  /** When an absent player was last seen, if that is known. */
  readonly leftAt?: number;
}

/** Permissions of the holder of the tokens. */
export interface Permissions {
  readonly seats: readonly SeatNumber[];
  /** Creator or current owner of the table: starts the game, hands out links, closes it. */
  readonly host: boolean;
  /** Game master of a table that has one: the host, or the holder of the keeper's role. */
  readonly keeper: boolean;
}

/** Everyone currently at a table. */
export interface TablePresence {
  /** Seats that are not here, and when they were last seen, as far as this process of the server knows. */
  readonly left?: readonly { readonly seat: SeatNumber; readonly at: number }[];
  readonly seats: readonly { readonly seat: SeatNumber; readonly lookingAt?: string }[];
  readonly spectators: number;
}

/**
 * Kind of wait: a decision, a vote, or consent to an undo. `keeper`: for the game master only [PBP-11]; `seat` would
 * act otherwise. `absent`: the deadline has passed and the game master is asked as well [BOX-57]. `late`: a poll whose
 * deadline has passed without a vote, which the next vote decides.
 */
export type WaitKind = 'decision' | 'poll' | 'undo' | 'keeper' | 'absent' | 'late';

/** An item that waits for a seat or for the game master. */
export interface Wait {
  readonly decision: string;
  readonly seat: SeatNumber;
  readonly kind: WaitKind;
  /** Start of the wait, not counting pauses of the table. */
  readonly since: number;
  readonly due: number | undefined;
  /** The option that counts if the deadline passes, if that is certain. */
  readonly fallback?: string | undefined;
  /** The action if the deadline passes and nothing else changes before [PBP-24, PBP-25]. */
  readonly atDeadline?: DeadlinePreview | undefined;
}

/** A group decision and its votes so far [PBP-23]. */
export interface Poll {
  readonly decision: string;
  readonly votes: readonly { readonly seat: SeatNumber; readonly option: string }[];
}

/** A request to take back the last answers, and the seats that must agree (undo `ask`). */
export interface UndoRequest {
  readonly id: string;
  readonly by: SeatNumber;
  /** Number of answers that would remain. */
  readonly to: number;
  readonly requiredSeats: readonly SeatNumber[];
  readonly agreed: readonly SeatNumber[];
  /** The first answer of a player that would be taken back; undefined if it can no longer be shown. */
  readonly answer?:
    | {
        readonly decision: OpenDecision;
        readonly option: string;
        readonly seat: SeatNumber | undefined;
        readonly by: string;
      }
    | undefined;
}

/** A set-up as stored, without preset. An imported game may have been set up by an older version. */
export interface TableSetup {
  /** A sheet for each seat in clockwise order, or `random`. */
  readonly investigators: readonly string[];
  readonly ancientOne?: string;
  readonly packs?: readonly string[];
  /** Departures from the defaults, by rule. */
  readonly houseRules?: Readonly<Record<string, unknown>>;
  readonly herald?: string;
  readonly guardian?: string;
}

/** Everything about a table except the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
  readonly setup: TableSetup;
  readonly settings: TableSettings;
  /** The seats that hold the roles of host and keeper, if any. */
  readonly roles: TableRoles;
  /** The name of the holder of the host's link, if it was given. */
  readonly hostName?: string;
  /** Changes that the players vote on. */
  readonly proposals: readonly Proposal[];
  readonly status: TableStatus;
  /** Commitment to the seed, published when the table opened (`seedHashOf`). It does not reveal the dice. */
  readonly seedHash: string;
  /** The seed, once the game is over or closed. */
  readonly seed: string | undefined;
  /** The importer of this game knows its seed. */
  readonly imported: boolean;
  readonly version: string;
  readonly seats: readonly SeatInfo[];
  readonly you: Permissions;
  readonly spectators: number;
  readonly paused: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
}

/**
 * An open decision as published. Its id is never reused, not even after undo; `mark` identifies its exact state. An
 * answer naming both is accepted while that decision is open unchanged [BOX-60].
 */
export type OpenDecision = TypedDecision & { readonly mark: string };

/** A log entry without its effects: the action, its author and its time. */
export interface LogEntry extends AnswerAuthor {
  /** Number of the entry. */
  readonly number: number;
  readonly kind: 'began' | 'answer' | 'undo' | 'override' | 'version' | 'settings' | 'role' | 'note';
  /** The seat that answered or took back; undefined: the game master or the table itself. */
  readonly seat: SeatNumber | undefined;
  /** Source of the answer: `seat`, `keeper`, `order`, … */
  readonly by: string;
  /** Time in milliseconds since 1970. */
  readonly at: number;
  /** Number of answers after it. */
  readonly answers: number;
  /** The game master's reason for a correction. */
  readonly why?: string;
  /** A change of the table. */
  readonly change?: TableChange;
  /** Something that ended without an answer. */
  readonly note?: TableNote;
}

/**
 * The game as the recipient may see it. Secrets of {@link GameUpdate} are omitted: seed and save. `events`: since the
 * requested number. `from`: the first number they cover, or undefined if all are included. `logEntries`: those of the
 * same span, including undone ones. If an entry undoes answers, earlier events of answers beyond its `answers` are
 * void. `events` contain only valid ones.
 */
export interface TableUpdate extends Omit<GameUpdate, 'seed' | 'saved' | 'decisions' | 'answerIgnored'> {
  /** Number of the table's last entry; later entries have greater numbers. */
  readonly number: number;
  readonly decisions: readonly OpenDecision[];
  readonly events: readonly TableEvent[];
  readonly logEntries: readonly LogEntry[];
  readonly from: number | undefined;
  readonly waits: readonly Wait[];
  readonly polls: readonly Poll[];
  readonly undoRequest: UndoRequest | undefined;
  /** Plans for this turn or the next that the recipient may see [PBP-02]: those of others are not private. */
  readonly plans: readonly PublicPlan[];
}

/** A chat message, or a narration that accompanies an action. */
export interface ChatMessage {
  readonly n: number;
  readonly kind: 'talk' | 'narration';
  /** Undefined: the game master or a spectator. */
  readonly seat: SeatNumber | undefined;
  readonly name: string;
  readonly text: string;
  readonly number: number;
  readonly at: number;
  /** The seat whose plan it comments on. */
  readonly plan?: SeatNumber;
}

/** A message from client to server. The first is `hello`; tokens appear in no other. */
export type ClientMessage =
  | {
      readonly do: 'hello';
      readonly table: string;
      readonly tokens: readonly string[];
      readonly since?: number;
      readonly chatSince?: number;
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
  /** Takes back until that many answers remain. `seen`: the last entry number the client knew. */
  | { readonly do: 'undo'; readonly to: number; readonly seen: number; readonly key: string }
  | {
      readonly do: 'agree';
      readonly seat: SeatNumber;
      readonly undo: string;
      readonly yes: boolean;
      readonly key: string;
    }
  /** `narrates`: narration by the game master, part of the story. */
  | {
      readonly do: 'say';
      readonly seat?: SeatNumber;
      readonly text: string;
      readonly key: string;
      readonly narrates?: boolean;
      /** The seat whose plan it comments on. */
      readonly plan?: SeatNumber;
    }
  /** The component the player is viewing, shown to others until the connection ends. */
  | { readonly do: 'look-at'; readonly seat: SeatNumber; readonly at: string | undefined }
  /** Requests the game after that many answers. */
  | { readonly do: 'past'; readonly at: number }
  | { readonly do: 'ping' };

/** The reason why a request failed. Codes are part of the protocol; the sentence is for debugging. */
export interface Refusal {
  readonly code:
    | 'bad-request'
    | 'unknown-table'
    | 'unknown-link'
    | 'not-yours'
    | 'not-now'
    | 'stale'
    /** The key belongs to an earlier request with other contents. */
    | 'key-reused'
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
    /** The database does not answer. It is unknown whether anything was changed: repeat the request with its key. */
    | 'storage-away'
    /** The server's storage is full: nothing was changed. */
    | 'storage-full';
  readonly why: string;
  /** Place in the request. */
  readonly place?: string;
  /** The reason why a plan cannot be carried out. */
  readonly obstacle?: PlanObstacle;
  /** The answer that came first. */
  readonly answered?: GivenFirst;
}

/** An answer that came before a refused one. */
export interface GivenFirst extends AnswerAuthor {
  readonly decision: string;
  readonly option: string;
  readonly seat: SeatNumber | undefined;
  readonly by: string;
}

/** A message from server to client. `done` and `refused` reply to the request with that key. */
export type ServerMessage =
  | { readonly say: 'table'; readonly table: TableInfo }
  | { readonly say: 'update'; readonly update: TableUpdate }
  | { readonly say: 'presence'; readonly presence: TablePresence }
  | { readonly say: 'chat'; readonly messages: readonly ChatMessage[] }
  /** `view`: undefined if this moment can no longer be shown. */
  | {
      readonly say: 'past';
      readonly at: number;
      readonly view: TableView | undefined;
      readonly monsterPreview?: HauntPreview;
    }
  | { readonly say: 'done'; readonly key: string; readonly number: number }
  | { readonly say: 'refused'; readonly key?: string; readonly refusal: Refusal }
  /** The request has former names that a later version will not accept. */
  | { readonly say: 'notice'; readonly notices: readonly string[] }
  | { readonly say: 'pong' };

/** Kinds of notification to an absent player. */
export type NotificationKind = 'turn' | 'reminder' | 'poll' | 'undo' | 'game' | 'digest' | 'joined' | 'talk';

/** Notification settings of a player. Times are minutes since midnight in their time zone (`zone`). */
export interface NotificationPreferences {
  readonly when: 'at-once' | 'batched' | 'daily';
  /** Minimum delay in minutes before batched notifications are sent. Matters resolved meanwhile are dropped. */
  readonly minutes: number;
  /** Time of the daily message. */
  readonly at: number;
  /** Quiet hours without messages; they may span midnight. Null: none. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
  /** IANA name, such as `Europe/Berlin`. */
  readonly zone: string;
  readonly language: Language;
  /** Kinds the player does not want. */
  readonly without: readonly NotificationKind[];
}
