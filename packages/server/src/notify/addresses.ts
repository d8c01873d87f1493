/** Addresses for notifications about a table, with the preferences of their owners. */
import type { GameId, NotificationKind, NotificationPreferences, SeatNumber, VoidReason } from '@vigil/table';

export type { NotificationPreferences } from '@vigil/table';

/** A feed is an address too: what would be sent is only kept, and fetched. */
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

/** Languages there are words in (`words/`). */
export type MessageLanguage = NotificationPreferences['language'];
export const LANGUAGES = ['en', 'de'] as const satisfies readonly MessageLanguage[];

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  when: 'batched',
  minutes: 10,
  at: 18 * 60,
  quiet: null,
  zone: 'UTC',
  language: 'en',
  without: ['joined', 'talk'],
};

/** The owner of an address: a seat, the game master, or the table (the game master's webhooks, the table's feed). */
export interface AddressOwner {
  readonly table: string;
  readonly role: 'seat' | 'keeper' | 'table';
  readonly seat: SeatNumber | undefined;
}

/** Reasons why an address is switched off. */
export type OffReason = 'unsubscribed' | 'refused' | 'link-revoked';

/** An address. */
export interface Address extends AddressOwner {
  readonly id: string;
  readonly channel: Channel;
  readonly shape: WebhookShape;
  /** The mail address, the webhook's address, a push subscription as JSON; empty for a feed. */
  readonly target: string;
  /** The key that signs the webhook's messages. */
  readonly secret: string | undefined;
  readonly preferences: NotificationPreferences;
  /** Nothing but the question whether it is right goes to an `unconfirmed` one. */
  readonly state: 'unconfirmed' | 'on' | 'off';
  readonly reason: OffReason | undefined;
  /** The hash of the link it was attached with: once that is revoked, the address is none of this seat's any more. */
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
  /** The rest of what a seat had planned is void (PBP-10). */
  | { readonly kind: 'void'; readonly seat: SeatNumber; readonly why: VoidReason | 'taken-back' }
  /** The turn up to an entry. */
  | { readonly kind: 'digest'; readonly number: number }
  | { readonly kind: 'joined'; readonly seat: SeatNumber; readonly name: string }
  | { readonly kind: 'talk'; readonly name: string; readonly text: string; readonly number: number }
  | { readonly kind: 'test' | 'confirm' }
  /** New links for what these addresses are confirmed at. */
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
  // The seat must decide again, whatever its plan was.
  if (kind === 'void' || kind === 'keeper') return 'turn';
  if (kind === 'test' || kind === 'confirm' || kind === 'recover') return undefined;
  return kind;
}

/** A message: items that go to an address together. Its id is the one its receivers know it by. */
export interface Letter {
  readonly id: string;
  readonly address: string;
  readonly items: readonly NotificationItem[];
  readonly createdAt: number;
  /** The number of attempts. */
  readonly tries: number;
}

/** A table as messages speak of it. */
export interface TableName {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
}
