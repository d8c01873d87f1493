/** What the holder of a seat leaves with it: standing orders, a plan, a draft, when he is away. */
import {
  type AtTable,
  costsOf,
  deadlineOf,
  Misread,
  type PlannedLink,
  readOrders,
  readPlan,
  type SeatNumber,
  type TableView,
  type You,
} from '@vigil/table';
import { askedIn } from '../tables/opening.js';
import { Refused } from '../tables/refused.js';
import type { Room } from '../tables/room.js';
import type { KeptPlan } from './following.js';

const DAY = 86_400_000;
/** A draft is text and answers; what is longer is none. Characters of JSON. */
const LONGEST_DRAFT = 20_000;

/** What was left with a seat: for its holder alone. */
export interface LeftWithSeat {
  readonly orders: unknown;
  readonly plan: KeptPlan | undefined;
  readonly draft: unknown;
  readonly away: { readonly from: number; readonly until: number } | undefined;
}

/** Reads it. Throws {@link Refused} for the seat of another. */
export function leftWith(room: Room, you: You, seat: SeatNumber): LeftWithSeat {
  mustHold(room, you, seat);
  const { orders = [], plan, draft = null, away } = seatOf(room, seat);
  return { orders, plan: plan as KeptPlan | undefined, draft, away };
}

/** Standing orders in place of those before; they count at once. Throws {@link Refused} with the place of what is none. */
export function setOrders(room: Room, you: You, seat: SeatNumber, sent: unknown): Promise<void> {
  return room.run(async () => {
    mustHold(room, you, seat);
    const { vocabulary } = await atTable(room);
    await room.means.storage.changeSeat(room.id, seat, { orders: read(() => readOrders(sent, vocabulary)) });
    await goesOn(room);
  });
}

/** A plan in place of the one before, or none; it is begun at once. Gives what its way costs (PBP-08). */
export function setPlan(room: Room, you: You, seat: SeatNumber, sent: unknown): Promise<readonly PlannedLink[]> {
  return room.run(async () => {
    mustHold(room, you, seat);
    const at = await atTable(room);
    const plan = sent === null ? undefined : read(() => readPlan(sent, seat, at));
    const costs = plan ? costsOf(plan, seat, at, room.game?.decisions ?? []) : [];
    await room.means.storage.changeSeat(room.id, seat, { plan: plan && ({ plan } satisfies KeptPlan) });
    await goesOn(room);
    return costs;
  });
}

/** What the way of a plan would cost, link by link, before it is committed (PBP-08). */
export function costsOfPlan(room: Room, you: You, seat: SeatNumber, sent: unknown): Promise<readonly PlannedLink[]> {
  return room.run(async () => {
    mustHold(room, you, seat);
    const at = await atTable(room);
    return costsOf(
      read(() => readPlan(sent, seat, at)),
      seat,
      at,
      room.game?.decisions ?? [],
    );
  });
}

/** A draft of what he is about to send: kept until then, shown to him alone. */
export function setDraft(room: Room, you: You, seat: SeatNumber, draft: unknown): Promise<void> {
  return room.run(async () => {
    mustHold(room, you, seat);
    if (JSON.stringify(draft).length > LONGEST_DRAFT) throw new Refused('too-large', 'The draft is too long.', 'draft');
    await room.means.storage.changeSeat(room.id, seat, { draft: draft ?? undefined });
    await room.load();
  });
}

/**
 * He is away from and until then, or not any more: meanwhile what he is asked does not fall due, as long as the table allows
 * (BOX-58). Throws {@link Refused} for longer.
 */
export function setAway(
  room: Room,
  you: You,
  seat: SeatNumber,
  away: { readonly from: number; readonly until: number } | undefined,
): Promise<void> {
  return room.run(async () => {
    if (!you.host) mustHold(room, you, seat);
    const { manners } = room.row;
    if (away && away.until <= away.from) throw new Refused('bad-request', 'It ends before it begins.', 'until');
    if (away && away.until - away.from > manners.away * DAY) {
      throw new Refused('bad-request', `At this table one may be away for ${manners.away} days at a time.`, 'until');
    }
    const before = seatOf(room, seat).away;
    await room.means.storage.changeSeat(room.id, seat, { away });
    for (const { decision, seat: of, kind, since, due } of room.waits) {
      if (of !== seat || kind === 'keeper' || due === undefined) continue;
      const was = deadlineOf(since, manners, before, []);
      const is = deadlineOf(since, manners, away, []);
      // What pauses of the table have added stays added.
      if (was !== undefined && is !== undefined && is !== was) {
        await room.means.storage.setDue(room.id, decision, seat, due + is - was);
      }
    }
    await room.load();
    room.heard('seats');
  });
}

/** What was changed may have something follow: the table looks. */
async function goesOn(room: Room): Promise<void> {
  await room.load();
  if (room.row.status === 'playing' && room.row.pausedAt === undefined) {
    await room.actNow(undefined, () => ({ played: [] }));
  }
  room.heard('seats');
}

async function atTable(room: Room): Promise<AtTable> {
  const play = await room.fresh();
  return { view: play.view([]) as TableView, content: play.opened.content, vocabulary: askedIn(play.opened) };
}

function mustHold(room: Room, { seats }: You, seat: SeatNumber): void {
  seatOf(room, seat);
  if (!seats.includes(seat)) throw new Refused('not-yours', 'That is not your seat.', 'seat');
}

function seatOf({ seats }: Room, seat: SeatNumber) {
  const found = seats[seat];
  if (!found) throw new Refused('bad-request', 'There is no such seat.', 'seat');
  return found;
}

function read<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof Misread) throw new Refused('bad-request', `${error.place}: ${error.message}`, error.place);
    throw error;
  }
}
