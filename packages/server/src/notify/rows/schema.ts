/** The database schema of notifications. */
import { type Codec, type Columns, createCodec } from '../../storage/database/codec.js';
import type { Address, NotificationItem } from '../addresses.js';

/** A stored address; for `table` and the fields after it see {@link Address}. */
export const ADDRESS = createCodec<Address>()({
  id: 'plain',
  table: 'plain',
  role: 'plain',
  seat: 'plain',
  channel: 'plain',
  shape: 'plain',
  target: 'plain',
  secret: 'plain',
  preferences: 'json',
  state: 'plain',
  reason: 'plain',
  link: 'plain',
  createdAt: 'plain',
  since: 'plain',
});

/** An item: `pending` until it is sent with a message, or `withdrawn` if it is no longer news. */
export interface ItemRow extends NotificationItem {
  readonly state: 'pending' | 'taken' | 'withdrawn';
  /** The message that contained it. */
  readonly letter: string | undefined;
}

export const ITEM = createCodec<ItemRow>()({
  cause: 'plain',
  address: 'plain',
  table: 'plain',
  about: 'json',
  at: 'plain',
  due: 'plain',
  state: 'plain',
  letter: 'plain',
});

/** A message of the outbox. */
export interface OutboxRow {
  readonly id: string;
  readonly address: string;
  readonly createdAt: number;
  readonly state: 'waiting' | 'sent' | 'given-up' | 'withdrawn';
  readonly tries: number;
  /** The time of the next attempt. */
  readonly nextAt: number;
  /** The process that holds the message, and the end of its lease. */
  readonly holder: string | undefined;
  readonly heldUntil: number | undefined;
  /** The reason the last attempt failed. */
  readonly why: string | undefined;
  readonly doneAt: number | undefined;
}

export const OUTBOX_MESSAGE = createCodec<OutboxRow>()({
  id: 'plain',
  address: 'plain',
  createdAt: 'plain',
  state: 'plain',
  tries: 'plain',
  nextAt: 'plain',
  holder: 'plain',
  heldUntil: 'plain',
  why: 'plain',
  doneAt: 'plain',
});

/** The position a table was read to: its revision, its last entry and its last comment. */
export interface MarkRow {
  readonly table: string;
  readonly revision: number;
  readonly number: number;
  readonly chatCount: number;
}

export const MARK = createCodec<MarkRow>()({ table: 'plain', revision: 'plain', number: 'plain', chatCount: 'plain' });

type ColumnsOf<Made> = Made extends Codec<infer Row, infer Kind> ? Columns<Row, Kind> : never;

/** The database tables for queries, in addition to those of storage. */
export type NotifySchema = {
  notifyAddresses: ColumnsOf<typeof ADDRESS>;
  notifyItems: ColumnsOf<typeof ITEM>;
  notifyLetters: ColumnsOf<typeof OUTBOX_MESSAGE>;
  notifyMarks: ColumnsOf<typeof MARK>;
};
