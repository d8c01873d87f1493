/** Builders of rows with default values, of which a test overrides those it is about. */
import type { EntryRow, LinkRow, NewEntries, SeatRow, TableRow, TalkRow, WaitRow } from '../../src/storage/index.js';
import { emptySeat } from '../../src/storage/rows.js';

export const NOON = 1_790_000_000_000;

export const buildTable = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  name: `The ${id} table`,
  game: 'arkham',
  setup: { investigators: ['base:one', 'base:two'] },
  settings: { pace: 'post', reminder: 24, absence: 'wait', away: 14, keeper: false, undo: 'ask' },
  status: 'playing',
  seed: 'a secret seed',
  seedHash: 'ab12',
  version: 'arkham@1 base@1',
  number: 0,
  imported: undefined,
  outcome: undefined,
  createdAt: NOON,
  changedAt: NOON,
  pausedAt: undefined,
  roles: undefined,
  hostName: undefined,
  ...more,
});

export const buildSeat = (table: string, seat: number, more: Partial<SeatRow> = {}): SeatRow => ({
  ...emptySeat(table, seat),
  ...more,
});

export const buildLink = (table: string, hash: string, more: Partial<LinkRow> = {}): LinkRow => ({
  hash,
  table,
  role: 'seat',
  seat: 0,
  createdAt: NOON,
  revokedAt: undefined,
  ...more,
});

export const buildAnswer = (table: string, number: number, more: Partial<EntryRow> = {}): EntryRow => ({
  table,
  number,
  body: { kind: 'answer', decision: String(number), option: 'yes', by: 'seat' },
  seat: 0,
  key: `key ${number}`,
  request: undefined,
  at: NOON + number,
  answers: number,
  events: [],
  ...more,
});

export const buildEntries = (...entries: readonly EntryRow[]): NewEntries => ({ entries, waits: [] });

export const buildWait = (table: string, decision: string, seat: number, more: Partial<WaitRow> = {}): WaitRow => ({
  table,
  decision,
  seat,
  kind: 'decision',
  since: NOON,
  due: undefined,
  reminders: 0,
  remindedAt: undefined,
  ...more,
});

export const buildMessage = (table: string, text: string, more: Partial<TalkRow> = {}): Omit<TalkRow, 'n'> => ({
  table,
  kind: 'talk',
  role: 'seat',
  seat: 0,
  name: 'Ada',
  text,
  number: 0,
  plan: undefined,
  at: NOON,
  ...more,
});
