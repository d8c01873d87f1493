import type {
  EntryRow,
  LinkRow,
  ProposalRow,
  SeatRow,
  SnapshotRow,
  TableRow,
  TalkRow,
  VoteRow,
  WaitRow,
} from '../rows.js';
import { type Codec, type Columns, createCodec } from './codec.js';

export const TABLE = createCodec<TableRow>()({
  id: 'plain',
  name: 'plain',
  game: 'plain',
  setup: 'json',
  settings: 'json',
  status: 'plain',
  seed: 'plain',
  seedHash: 'plain',
  version: 'plain',
  number: 'plain',
  imported: 'json',
  outcome: 'json',
  createdAt: 'plain',
  changedAt: 'plain',
  pausedAt: 'plain',
  roles: 'json',
  hostName: 'plain',
});

export const SEAT = createCodec<SeatRow>()({
  table: 'plain',
  seat: 'plain',
  name: 'plain',
  language: 'plain',
  claimedAt: 'plain',
  seen: 'plain',
  away: 'json',
  orders: 'json',
  plan: 'json',
  draft: 'json',
  lastSeenAt: 'plain',
});

export const LINK = createCodec<LinkRow>()({
  hash: 'plain',
  table: 'plain',
  role: 'plain',
  seat: 'plain',
  createdAt: 'plain',
  revokedAt: 'plain',
});

export const ENTRY = createCodec<EntryRow>()({
  table: 'plain',
  number: 'plain',
  body: 'json',
  seat: 'plain',
  key: 'plain',
  request: 'plain',
  at: 'plain',
  answers: 'plain',
  events: 'json',
});

export const SNAPSHOT = createCodec<SnapshotRow>()({ table: 'plain', number: 'plain', saved: 'json', at: 'plain' });

export const WAIT = createCodec<WaitRow>()({
  table: 'plain',
  decision: 'plain',
  seat: 'plain',
  kind: 'plain',
  since: 'plain',
  due: 'plain',
  reminders: 'plain',
  remindedAt: 'plain',
});

export const VOTE = createCodec<VoteRow>()({
  table: 'plain',
  decision: 'plain',
  seat: 'plain',
  option: 'plain',
  key: 'plain',
  at: 'plain',
});

export const PROPOSAL = createCodec<ProposalRow>()({
  table: 'plain',
  id: 'plain',
  seat: 'plain',
  change: 'json',
  at: 'plain',
  due: 'plain',
  votes: 'json',
});

export const TALK = createCodec<TalkRow>()({
  table: 'plain',
  n: 'plain',
  kind: 'plain',
  role: 'plain',
  seat: 'plain',
  name: 'plain',
  text: 'plain',
  number: 'plain',
  at: 'plain',
  plan: 'plain',
});

type ColumnsOf<Made> = Made extends Codec<infer Row, infer Kind> ? Columns<Row, Kind> : never;

/** The database's tables for queries. The database itself uses snake_case names. */
export interface Schema {
  /**
   * `chatCount`: number of messages. `revision` counts every change, so that a listener notices a missed one. `touchedAt`:
   * time of the last change, by the database's own clock.
   */
  tables: ColumnsOf<typeof TABLE> & { chatCount: number; revision: number; touchedAt: number };
  seats: ColumnsOf<typeof SEAT>;
  links: ColumnsOf<typeof LINK>;
  entries: ColumnsOf<typeof ENTRY>;
  snapshots: ColumnsOf<typeof SNAPSHOT>;
  waits: ColumnsOf<typeof WAIT>;
  votes: ColumnsOf<typeof VOTE>;
  proposals: ColumnsOf<typeof PROPOSAL>;
  talk: ColumnsOf<typeof TALK> & { key: string | null };
  secrets: { name: string; value: string };
  leases: { name: string; holder: string; until: number };
}
