/** Where somebody is told what happens at a table, and how he wants it. */
import type { GameId, NotificationKind, NotificationPreferences, SeatNumber, VoidReason } from '@vigil/table';

export type { NotificationPreferences } from '@vigil/table';

/** A feed is an address too: what would be sent is only kept, and fetched. */
export type Channel = 'mail' | 'push' | 'webhook' | 'feed';

/** How a webhook wants it: signed JSON, or as a message of a chat. */
export type WebhookShape = 'standard' | 'discord' | 'slack';

/** What may be told. */
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
export type Language = NotificationPreferences['language'];
export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

export const DEFAULT_PREFERENCES: NotificationPreferences = {
  when: 'batched',
  minutes: 10,
  at: 18 * 60,
  quiet: null,
  zone: 'UTC',
  language: 'en',
  without: ['joined', 'talk'],
};

/** Whose address it is: of a seat, of the keeper, or of the table (webhooks of the keeper, its feed). */
export interface AddressOwner {
  readonly table: string;
  readonly role: 'seat' | 'keeper' | 'table';
  readonly seat: SeatNumber | undefined;
}

/** Why an address is not written to any more. */
export type OffReason = 'unsubscribed' | 'refused' | 'link-revoked';

/** An address. */
export interface Address extends AddressOwner {
  readonly id: string;
  readonly channel: Channel;
  readonly shape: WebhookShape;
  /** The mail address, the webhook's address, a push subscription as JSON; empty for a feed. */
  readonly target: string;
  /** What a webhook's messages are signed with. */
  readonly secret: string | undefined;
  readonly preferences: NotificationPreferences;
  /** Nothing but the question whether it is right goes to an `unconfirmed` one. */
  readonly state: 'unconfirmed' | 'on' | 'off';
  readonly reason: OffReason | undefined;
  /** The hash of the link it was attached with: once that is revoked, the address is none of this seat's any more. */
  readonly link: string;
  readonly createdAt: number;
  /** What happened before is not told. */
  readonly since: number;
}

/** What is to be told to an address, as data: words are made when it is sent. */
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

/** Something that is to be told, once for each cause and address. */
export interface NotificationItem {
  readonly cause: string;
  readonly address: string;
  readonly table: string;
  readonly about: ItemSubject;
  readonly at: number;
  /** When it may be sent. */
  readonly due: number;
}

/** What an item is a matter of; undefined: it is told whatever somebody does not want. */
export function kindOf({ kind }: ItemSubject): NotificationKind | undefined {
  if (kind === 'began' || kind === 'ended') return 'game';
  // It is his turn again, whatever he had planned.
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
  /** How often it was tried. */
  readonly tries: number;
}

/** A table as messages speak of it. */
export interface TableName {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
}
