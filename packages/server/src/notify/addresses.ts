/** Addresses for notifications about a table, with the preferences of their owners. */
import type {
  GameId,
  NotificationKind,
  NotificationPreferences,
  ProposalFailure,
  SeatNumber,
  TableChange,
  VoidReason,
} from '@vigil/table';

export type { NotificationPreferences } from '@vigil/table';

/** A feed is an address too: its messages are stored until fetched. */
export type Channel = 'mail' | 'push' | 'webhook' | 'feed';

/** Webhook formats: signed JSON, or a chat message. */
export type WebhookShape = 'standard' | 'discord' | 'slack';

/** Subjects an address may be notified of. */
export const NOTIFICATION_KINDS = [
  'turn',
  'reminder',
  'poll',
  'undo',
  'game',
  'digest',
  'joined',
  'talk',
] as const satisfies readonly NotificationKind[];

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  when: 'batched',
  minutes: 10,
  at: 18 * 60,
  quiet: null,
  zone: 'UTC',
  language: 'en',
  without: ['joined', 'talk'],
};

/** The owner of an address: a seat, the host, or the table (the host's webhooks, the table's feed). */
export interface AddressOwner {
  readonly table: string;
  readonly role: 'seat' | 'host' | 'table';
  readonly seat: SeatNumber | undefined;
}

/** Reasons why an address is switched off. */
export type OffReason = 'unsubscribed' | 'refused' | 'link-revoked';

/** An address. */
export interface Address extends AddressOwner {
  readonly id: string;
  readonly channel: Channel;
  readonly shape: WebhookShape;
  /** The mail address, the webhook's URL, or a push subscription as JSON; empty for a feed. */
  readonly target: string;
  /** The signing key of a webhook. */
  readonly secret: string | undefined;
  readonly preferences: NotificationPreferences;
  /** Only the confirmation request is sent to an `unconfirmed` address. */
  readonly state: 'unconfirmed' | 'on' | 'off';
  readonly reason: OffReason | undefined;
  /** Hash of the link with which it was attached. Once that is revoked, the address no longer belongs to the seat. */
  readonly link: string;
  readonly createdAt: number;
  /** Earlier events are not sent. */
  readonly since: number;
}

/** The subject of a notification, as data; the words are made when it is sent. */
export type ItemSubject =
  | { readonly kind: 'turn' | 'poll' | 'undo' | 'keeper'; readonly decision: string; readonly seat: SeatNumber }
  | {
      readonly kind: 'reminder';
      readonly decision: string;
      readonly seat: SeatNumber;
      readonly due: number | undefined;
    }
  | { readonly kind: 'began' | 'ended' }
  /** The rest of a seat's plan is void (PBP-10). */
  | { readonly kind: 'void'; readonly seat: SeatNumber; readonly why: VoidReason | 'taken-back' }
  /** A change that the players vote on, and the end of the vote. */
  | {
      readonly kind: 'proposal';
      readonly proposal: string;
      readonly seat: SeatNumber;
      readonly change: TableChange;
      readonly due: number;
    }
  /** A change of the table, or a note about a proposal that failed. */
  | {
      readonly kind: 'changed';
      readonly change: TableChange;
      readonly failed?: ProposalFailure;
      readonly seat?: SeatNumber;
    }
  /** The turn that ended with an entry. */
  | { readonly kind: 'digest'; readonly number: number }
  | { readonly kind: 'joined'; readonly seat: SeatNumber; readonly name: string }
  | { readonly kind: 'talk'; readonly name: string; readonly text: string; readonly number: number }
  | { readonly kind: 'test' | 'confirm' }
  /** New links for everything these addresses are confirmed for. */
  | { readonly kind: 'recover'; readonly addresses: readonly string[] };

/** A pending notification, once for each cause and address. */
export interface NotificationItem {
  readonly cause: string;
  readonly address: string;
  readonly table: string;
  readonly about: ItemSubject;
  readonly at: number;
  /** The earliest time of sending. */
  readonly due: number;
}

/** Returns the notification kind of a subject; undefined if preferences cannot suppress it. */
export function kindOf({ kind }: ItemSubject): NotificationKind | undefined {
  if (kind === 'began' || kind === 'ended') return 'game';
  // The seat must decide again, despite its plan.
  if (kind === 'void' || kind === 'keeper') return 'turn';
  if (kind === 'proposal') return 'poll';
  if (kind === 'changed') return 'game';
  if (kind === 'test' || kind === 'confirm' || kind === 'recover') return undefined;
  return kind;
}

/** A message: items sent together to an address. Its receivers recognize it by its id. */
export interface OutboxMessage {
  readonly id: string;
  readonly address: string;
  readonly items: readonly NotificationItem[];
  readonly createdAt: number;
  /** The number of attempts. */
  readonly tries: number;
}

/** A table as described in messages. */
export interface TableName {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
}

/** Returns the target without the parts that others could misuse. */
export function shownTarget({ channel, target }: Pick<Address, 'channel' | 'target'>): string {
  if (channel === 'mail') return target.replace(/^(.)[^@]*/, '$1…');
  if (channel === 'webhook') return new URL(target).host;
  return '';
}
