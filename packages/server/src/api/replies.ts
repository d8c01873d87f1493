/**
 * The types of all replies. `npm run regenerate -- docs` makes their JSON Schemas from this file (`replies.schema.json`),
 * which the OpenAPI document contains. The handler of a route has to return the type that its description names.
 */
import type { Correction } from '@vigil/rules';
import type {
  ChatMessage,
  ExportedTable,
  GameId,
  Intent,
  NotificationPreferences,
  OnlineRecord,
  Permissions,
  RouteLeg,
  SeatNumber,
  ServerMessage,
  StandingOrder,
  TableInfo,
  TableSetup,
  TableStatus,
  TableUpdate,
  TableView,
  WaitKind,
} from '@vigil/table';
import type { Chronicle } from '../chronicle/index.js';
import type { Channel, OffReason, WebhookShape } from '../notify/addresses.js';
import type { SeatSettings } from '../post/seat-settings.js';
import type { CreatedTable } from '../tables/lobby.js';

/** An empty object: it was done. */
export type Done = Readonly<Record<string, never>>;

/** `number`: the entry in the table's log; 0 before the game begins. */
export interface EntryNumber {
  readonly number: number;
}

/** `token`: the part of the new link behind the `#`. It is shown only once. */
export interface NewLink {
  readonly token: string;
}

/** The position after `at` answers. */
export interface PastView {
  readonly at: number;
  readonly view: TableView;
}

/** Something that waits for a seat of the caller. Times are milliseconds since 1970. */
export interface OwnWait {
  readonly decision: string;
  readonly seat: SeatNumber;
  readonly kind: WaitKind;
  readonly since: number;
  readonly due: number | undefined;
}

/** A table that one of the links opens. */
export interface OwnTable {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
  readonly status: TableStatus;
  readonly changedAt: number;
  readonly setup: TableSetup;
  readonly paused: boolean;
  readonly you: Permissions;
  readonly seats: readonly { readonly seat: SeatNumber; readonly name: string | undefined }[];
  readonly waits: readonly OwnWait[];
  /** All seats that something waits for. */
  readonly waiting: readonly SeatNumber[];
  readonly waitsForKeeper: boolean;
}

/** `notFound`: the ids of tables that no link opens. */
export interface OwnTables {
  readonly tables: readonly OwnTable[];
  readonly notFound: readonly string[];
}

/** The way of a plan, step by step. */
export interface PlanCosts {
  readonly costs: readonly RouteLeg[];
}

/** The results of a Mythos, to paste into a forum. `number`: the entry in which its card was drawn. */
export interface DigestPost {
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/**
 * A table that this server's rules and boxes cannot play: all saved data, for a version that can. Format 1 has `told`
 * for `events` and `brought` for `imported`.
 */
export interface UnplayableTable {
  readonly format: 'vigil-table';
  readonly formatVersion: 2;
  /** The reason why this server cannot open it. */
  readonly why: string;
  readonly game: string;
  /** The versions of its last entry. */
  readonly version: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly online: OnlineRecord;
}

/** An address for notifications, as its owner sees it. */
export interface Address {
  readonly id: string;
  readonly for: 'me' | 'table';
  readonly seat: SeatNumber | undefined;
  readonly channel: Channel;
  readonly shape: WebhookShape | undefined;
  /** The target without the parts that others could misuse. */
  readonly target: string;
  readonly state: 'unconfirmed' | 'on' | 'off';
  readonly confirmed: boolean;
  readonly reason: OffReason | undefined;
  /** The address of a feed. */
  readonly feed: string | undefined;
  readonly preferences: NotificationPreferences;
}

/** `secret`: the signing key of a new webhook, shown only once. */
export interface AddedAddress extends Address {
  readonly secret?: string;
}

/** `key`: for push subscriptions; without it there are no notifications. `mail`: true if the server sends emails. */
export interface PushKey {
  readonly key?: string;
  readonly mail: boolean;
}

/** The result of each route, by name. */
export interface ApiReplies {
  CreatedTable: CreatedTable;
  TableInfo: TableInfo;
  NewLink: NewLink;
  EntryNumber: EntryNumber;
  Done: Done;
  OwnTables: OwnTables;
  /** Null before the game has begun. */
  GameReply: TableUpdate | null;
  PastView: PastView;
  ChatMessages: readonly ChatMessage[];
  ServerMessage: ServerMessage;
  SeatSettings: SeatSettings;
  PlanCosts: PlanCosts;
  Chronicle: Chronicle;
  Digests: readonly DigestPost[];
  TableExport: ExportedTable | UnplayableTable;
  Addresses: readonly Address[];
  Address: Address;
  AddedAddress: AddedAddress;
  PushKey: PushKey;
}

/** A plan as it is sent. `turn`: the current turn (in Haunt, day), which is the default, or the next one. */
export interface PlannedTurn {
  readonly turn?: number;
  readonly intents: readonly Intent[];
}

/** Parts of requests that the rules of a table read, and so no schema of the server. */
export interface ApiRequestParts {
  StandingOrder: StandingOrder;
  PlannedTurn: PlannedTurn;
  Correction: Correction;
}

export type ReplyName = keyof ApiReplies;
