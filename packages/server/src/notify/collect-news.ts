/**
 * Collects the news of a table for its addresses. It reads the table's own rows from the position read last. So
 * everything in the database is sent, whichever process wrote it and whenever that process ended.
 */

import { type SeatNumber, shouldReportVoid } from '@vigil/table';
import type { SavedPlan } from '../post/planned-answers.js';
import type { EntryRow, ProposalRow, SeatRow, Storage, TableRow, TalkRow, WaitRow } from '../storage/index.js';
import type { Address, ItemSubject, NotificationItem } from './addresses.js';
import { wants } from './message.js';
import type { NotifyRows } from './rows/rows.js';
import { sendAt } from './times.js';

/** The storage methods used here. */
export type NewsStorage = Pick<
  Storage,
  'table' | 'seats' | 'entriesSince' | 'waits' | 'talkSince' | 'link' | 'proposals'
>;

/** An event to notify of, once for each cause. `to`: only a seat, or only the game master. */
interface News {
  readonly cause: string;
  readonly about: ItemSubject;
  readonly at: number;
  readonly to?: number | 'keeper';
}

/** Number of entries read at once, since an imported table may have thousands. */
const BATCH_SIZE = 500;
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Reads changes of a table and stores the resulting items. Returns their number. Several processes may do this at once.
 */
export async function collectNews(table: string, storage: NewsStorage, rows: NotifyRows): Promise<number> {
  const mark = await rows.mark(table);
  if (!mark || mark.read.revision >= mark.revision) return 0;
  const addresses = (await rows.addressesOf(table)).filter(({ state }) => state === 'on');
  const { read, revision } = mark;
  const entries = await storage.entriesSince(table, read.number, BATCH_SIZE);
  const talk = await storage.talkSince(table, read.chatCount, BATCH_SIZE);
  const all = entries.length < BATCH_SIZE && talk.length < BATCH_SIZE;
  const to = {
    // If there is more to read, the table stays marked as unread.
    revision: all ? revision : read.revision,
    number: entries.at(-1)?.number ?? read.number,
    chatCount: talk.at(-1)?.n ?? read.chatCount,
  };
  const seats = await storage.seats(table);
  const row = await storage.table(table);
  const happened: News[] = [
    ...seats.flatMap(joined),
    ...(row?.status === 'playing' ? seats.flatMap(voided) : []),
    ...entries.flatMap(newsOf),
    ...(await storage.proposals(table)).map(proposed),
    ...talk.flatMap((comment) => spokenTo(comment, seats)),
    ...(row?.status === 'ended' ? [{ cause: 'ended', about: { kind: 'ended' } as const, at: row.changedAt }] : []),
    ...(row?.status === 'playing' ? (await storage.waits([table])).flatMap(waiting) : []),
  ];
  const items = addresses.flatMap((address) =>
    happened.flatMap((news) => itemFor(news, address, table, keeperSeatOf(row))),
  );
  return (await rows.read(table, read, to, items)) ? items.length : 0;
}

/**
 * Returns the item of some news for an address, if it concerns it. Earlier events are omitted; current waits are
 * included.
 */
function itemFor(
  { cause, about, at, to: receiver }: News,
  address: Address,
  table: string,
  keeperSeat?: SeatNumber,
): NotificationItem[] {
  const to = receiver === 'keeper' && address.role === 'seat' ? keeperSeat : receiver;
  if (receiver !== undefined && to === undefined) return [];
  if (!wants(address, about)) return [];
  const waits = 'decision' in about;
  if ((!waits || about.kind === 'reminder') && at < address.since) return [];
  if (to !== undefined && address.role === 'seat' && address.seat !== to) return [];
  // Waits of a seat are for the seat, those of the game master for the host. The table learns whose turn it is.
  if (waits && address.role === 'host' && to !== 'keeper') return [];
  if (about.kind === 'reminder' && (address.role === 'table' || address.channel === 'feed')) return [];
  if ((about.kind === 'talk' || about.kind === 'void') && address.role !== 'seat') return [];
  if ((about.kind === 'joined' || about.kind === 'proposal') && about.seat === address.seat) return [];
  // A feed is fetched, never sent.
  const due = address.channel === 'feed' ? NEVER : sendAt(address.preferences, about, Math.max(at, address.since));
  return [{ cause, address: address.id, table, about, at, due }];
}

/** Returns the seat that keeps the game, if a seat does. */
function keeperSeatOf(row: TableRow | undefined): SeatNumber | undefined {
  return row?.roles?.keeper ?? row?.roles?.host;
}

/**
 * Returns the receivers of a wait. It is its seat or the game master (PBP-11), or both if the game master is asked as
 * well (BOX-57).
 */
function recipientsOf({ kind, seat }: Pick<WaitRow, 'kind' | 'seat'>): readonly (SeatNumber | 'keeper')[] {
  if (kind === 'keeper') return ['keeper'];
  return kind === 'absent' ? [seat, 'keeper'] : [seat];
}

function aboutOf({ kind, decision, seat }: Pick<WaitRow, 'kind' | 'decision' | 'seat'>, to: SeatNumber | 'keeper') {
  if (to === 'keeper') return { kind: 'keeper', decision, seat } as const;
  if (kind === 'late') return { kind: 'poll', decision, seat } as const;
  return { kind: kind === 'poll' || kind === 'undo' ? kind : 'turn', decision, seat } as const;
}

/** Returns the causes that identify a wait, one for each receiver. */
export function causesOfWait(wait: Pick<WaitRow, 'kind' | 'decision' | 'seat'>): readonly string[] {
  return recipientsOf(wait).map((to) => causeOf(wait, aboutOf(wait, to)));
}

/** A poll whose time ran out is announced again. */
const causeOf = (wait: Pick<WaitRow, 'kind'>, { kind, decision, seat }: ReturnType<typeof aboutOf>) =>
  `${wait.kind === 'late' ? 'late' : kind}:${decision}:${seat}`;

/** Returns a wait and its last reminder: the process that recorded it may have ended before publishing it. */
function waiting(wait: WaitRow): News[] {
  const { since, reminders, remindedAt } = wait;
  const news = recipientsOf(wait).map((to): News => {
    const about = aboutOf(wait, to);
    return { cause: causeOf(wait, about), about, at: since, to };
  });
  return reminders > 0 && remindedAt !== undefined ? [...news, reminderOf(wait, remindedAt)] : news;
}

/** Returns the cause of a reminder, which differs each time. */
function reminderOf(wait: WaitRow, now: number): News {
  const { decision, seat, kind, due, reminders } = wait;
  return {
    cause: `reminder:${decision}:${seat}:${reminders}`,
    about: { kind: 'reminder', decision, seat, due },
    at: now,
    to: kind === 'keeper' ? 'keeper' : seat,
  };
}

/** Items of a reminder, for the addresses of its seat. */
export function itemsOfReminder(wait: WaitRow, addresses: readonly Address[], now: number): NotificationItem[] {
  const news = reminderOf(wait, now);
  return addresses.filter(({ state }) => state === 'on').flatMap((address) => itemFor(news, address, wait.table));
}

function proposed({ id, seat, change, due, at }: ProposalRow): News {
  return { cause: `proposal:${id}`, about: { kind: 'proposal', proposal: id, seat, change, due }, at };
}

function joined({ seat, name, claimedAt }: SeatRow): News[] {
  if (name === undefined || claimedAt === undefined) return [];
  return [{ cause: `joined:${seat}:${claimedAt}`, about: { kind: 'joined', seat, name }, at: claimedAt }];
}

/** Returns the news of a void plan. A plan that ended with the turn is no news. */
function voided({ seat, plan }: SeatRow): News[] {
  const { void: why, at, plan: rest } = (plan ?? {}) as Partial<SavedPlan>;
  if (why === undefined || at === undefined || !rest || !shouldReportVoid(rest, why)) return [];
  return [{ cause: `void:${seat}:${at}`, about: { kind: 'void', seat, why }, at, to: seat }];
}

function newsOf({ body, number, events, at }: EntryRow): News[] {
  const news: News[] = [];
  if (body.kind === 'began') news.push({ cause: 'began', about: { kind: 'began' }, at });
  const change = changeIn(body);
  if (change) news.push({ cause: `changed:${number}`, about: { kind: 'changed', ...change }, at });
  for (const { event } of events) {
    // A turn ends when the next one begins; its Mythos is complete by then (PBP-12).
    if (event.type !== 'phase' || event.phase !== 'upkeep' || event.turn < 2) continue;
    news.push({ cause: `digest:${event.turn}`, about: { kind: 'digest', number }, at });
  }
  return news;
}

/** Returns the change of the table in an entry, also one that was proposed and failed. */
function changeIn(body: EntryRow['body']) {
  if (body.kind === 'settings') return { change: { kind: 'settings', settings: body.settings } } as const;
  if (body.kind === 'role') return { change: { kind: 'role', role: body.role, to: body.to } } as const;
  if (body.kind !== 'note' || body.what !== 'proposal-failed') return undefined;
  return { change: body.change, failed: body.result, seat: body.seat };
}

/** Returns news for the seats a comment mentions by an @, and for the seat whose plan it is about. */
function spokenTo({ kind, text, seat: by, name, n, number, at, plan }: TalkRow, seats: readonly SeatRow[]): News[] {
  if (kind !== 'talk' || (!text.includes('@') && plan === undefined)) return [];
  const lowerText = text.toLocaleLowerCase();
  return seats.flatMap(({ seat, name: called }) => {
    if (called === undefined || seat === by) return [];
    if (seat !== plan && !lowerText.includes(`@${called.toLocaleLowerCase()}`)) return [];
    return [{ cause: `talk:${n}`, about: { kind: 'talk' as const, name, text, number }, at, to: seat }];
  });
}
