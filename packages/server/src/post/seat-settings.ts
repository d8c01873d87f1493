/** Everything a player leaves with a seat: standing orders, a plan, a draft, time away. */
import {
  assertFeasible,
  deadlineOf,
  InputError,
  type OrderContext,
  type Permissions,
  PlanError,
  type RouteLeg,
  readOrders,
  readPlan,
  routeCosts,
  type SeatNumber,
  type TableView,
} from '@vigil/table';
import { requireReadable } from '../tables/chat.js';
import { askedIn } from '../tables/open-games.js';
import { RequestError } from '../tables/request-error.js';
import type { TableSession } from '../tables/table-session.js';
import type { SavedPlan } from './planned-answers.js';

const DAY = 86_400_000;
/** Maximum length of a draft, in characters of JSON. */
const LONGEST_DRAFT = 20_000;

/** Everything left with a seat, visible to its holder only. */
export interface SeatSettings {
  readonly orders: unknown;
  readonly plan: SavedPlan | undefined;
  readonly draft: unknown;
  readonly away: { readonly from: number; readonly until: number } | undefined;
}

/** Returns the settings. Throws {@link RequestError} for another player's seat. */
export function seatSettings(session: TableSession, you: Permissions, seat: SeatNumber): SeatSettings {
  requireSeat(session, you, seat);
  const { orders = [], plan, draft = null, away } = seatOf(session, seat);
  return { orders, plan: plan as SavedPlan | undefined, draft, away };
}

/** Replaces the standing orders; they apply at once. Throws {@link RequestError} with the place of an invalid one. */
export function setOrders(session: TableSession, you: Permissions, seat: SeatNumber, sent: unknown): Promise<void> {
  return session.run(async () => {
    requireSeat(session, you, seat);
    const { vocabulary } = await atTable(session);
    await session.deps.storage.changeSeat(session.id, seat, { orders: read(() => readOrders(sent, vocabulary)) });
    await runFollowUps(session);
  });
}

/** A plan as sent. Null: none. */
export interface SentPlan {
  readonly plan: unknown;
  readonly isPrivate?: boolean | undefined;
  readonly comment?: string | undefined;
}

/**
 * Replaces or deletes the plan; it starts at once. Returns the costs of its route (PBP-08). Throws {@link RequestError}
 * with the obstacle for one that cannot be carried out.
 */
export function setPlan(
  session: TableSession,
  you: Permissions,
  seat: SeatNumber,
  { plan: sent, isPrivate = false, comment }: SentPlan,
): Promise<readonly RouteLeg[]> {
  return session.run(async () => {
    requireSeat(session, you, seat);
    const at = await atTable(session);
    const decisions = session.game?.decisions ?? [];
    const plan = sent === null ? undefined : read(() => readPlan(sent, seat, at));
    if (plan) read(() => assertFeasible(plan, seat, at, decisions));
    const saved: SavedPlan | undefined = plan && {
      plan,
      postedAt: session.deps.environment.now(),
      ...(isPrivate && { isPrivate }),
      ...(comment !== undefined && { comment: requireReadable(comment, 'comment') }),
    };
    await session.deps.storage.changeSeat(session.id, seat, { plan: saved });
    await runFollowUps(session);
    return plan ? routeCosts(plan, seat, at, decisions) : [];
  });
}

/** Returns the costs of a plan's route, link by link, before the plan is committed (PBP-08). */
export function costsOfPlan(
  session: TableSession,
  you: Permissions,
  seat: SeatNumber,
  sent: unknown,
): Promise<readonly RouteLeg[]> {
  return session.run(async () => {
    requireSeat(session, you, seat);
    const at = await atTable(session);
    return routeCosts(
      read(() => readPlan(sent, seat, at)),
      seat,
      at,
      session.game?.decisions ?? [],
    );
  });
}

/** Saves a draft that only its seat can see, until it is sent. */
export function setDraft(session: TableSession, you: Permissions, seat: SeatNumber, draft: unknown): Promise<void> {
  return session.run(async () => {
    requireSeat(session, you, seat);
    if (JSON.stringify(draft).length > LONGEST_DRAFT)
      throw new RequestError('too-large', 'The draft is too long.', 'draft');
    await session.deps.storage.changeSeat(session.id, seat, { draft: draft ?? undefined });
    await session.load();
  });
}

/**
 * Sets or clears the absence of a seat. Questions to an absent seat do not fall due, within the table's limit (BOX-58).
 * Throws {@link RequestError} for a longer absence.
 */
export function setAway(
  session: TableSession,
  you: Permissions,
  seat: SeatNumber,
  away: { readonly from: number; readonly until: number } | undefined,
): Promise<void> {
  return session.run(async () => {
    if (!you.host) requireSeat(session, you, seat);
    const { settings } = session.row;
    if (away && away.until <= away.from)
      throw new RequestError('bad-request', 'The time away must end after it begins.', 'until');
    if (away && away.until - away.from > settings.away * DAY) {
      throw new RequestError(
        'bad-request',
        `At this table you may be away for at most ${settings.away} days at a time.`,
        'until',
      );
    }
    const before = seatOf(session, seat).away;
    await session.deps.storage.changeSeat(session.id, seat, { away });
    for (const { decision, seat: waitingSeat, kind, since, due } of session.waits) {
      if (waitingSeat !== seat || kind === 'keeper' || due === undefined) continue;
      const was = deadlineOf(since, settings, before, []);
      const deadline = deadlineOf(since, settings, away, []);
      // Time added by pauses of the table stays added.
      if (was !== undefined && deadline !== undefined && deadline !== was) {
        await session.deps.storage.setDue(session.id, decision, seat, due + deadline - was);
      }
    }
    await session.load();
    session.emitChange('seats');
  });
}

/** Runs the follow-ups of a change. */
async function runFollowUps(session: TableSession): Promise<void> {
  await session.load();
  if (session.row.status === 'playing' && session.row.pausedAt === undefined) {
    await session.actNow(undefined, () => ({ played: [] }));
  }
  session.emitChange('seats');
}

async function atTable(session: TableSession): Promise<OrderContext> {
  const play = await session.fresh();
  return { view: play.view([]) as TableView, content: play.opened.content, vocabulary: askedIn(play.opened) };
}

function requireSeat(session: TableSession, { seats }: Permissions, seat: SeatNumber): void {
  seatOf(session, seat);
  if (!seats.includes(seat)) throw new RequestError('not-yours', 'This is not your seat.', 'seat');
}

function seatOf({ seats }: TableSession, seat: SeatNumber) {
  const found = seats[seat];
  if (!found) throw new RequestError('bad-request', 'There is no such seat.', 'seat');
  return found;
}

function read<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof PlanError)
      throw new RequestError('bad-request', `${error.place}: ${error.message}`, error.place, {
        obstacle: error.obstacle,
      });
    if (error instanceof InputError)
      throw new RequestError('bad-request', `${error.place}: ${error.message}`, error.place);
    throw error;
  }
}
