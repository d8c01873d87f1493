/** Everything a player leaves with a seat: standing orders, a plan, a draft, time away. */
import {
  type Absence,
  type Absences,
  absencesOf,
  assertFeasible,
  deadlineOf,
  type FoeReader,
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
/** Time for which past absences are stored. */
const REMEMBERED = 100 * DAY;
/** Maximum length of a draft, in characters of JSON. */
const MAX_DRAFT_LENGTH = 20_000;

/** Everything left with a seat, visible to its holder only. */
export interface SeatSettings {
  readonly orders: unknown;
  readonly plan: SavedPlan | undefined;
  readonly draft: unknown;
  /** The current absence, or the next one. */
  readonly away: Absence | undefined;
  /** All absences that are not over. */
  readonly absences: readonly Absence[];
}

/** Returns the settings. Throws {@link RequestError} for another player's seat. */
export function seatSettings(session: TableSession, you: Permissions, seat: SeatNumber): SeatSettings {
  requireSeat(session, you, seat);
  const { orders = [], plan, draft = null, away } = seatOf(session, seat);
  const now = session.deps.environment.now();
  const absences = absencesOf(away).filter(({ until }) => now < until);
  return { orders, plan: plan as SavedPlan | undefined, draft, away: absences[0], absences };
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
 * Replaces or deletes the plan; it starts at once. Returns the costs and chances of its route (PBP-08). Throws {@link RequestError}
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
    return plan ? routeCosts(plan, seat, at, decisions, foesOf(session)) : [];
  });
}

/** Returns the costs and chances of a plan's route, link by link, before the plan is committed (PBP-08). */
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
      foesOf(session),
    );
  });
}

/** Saves a draft that only its seat can see, until it is sent. */
export function setDraft(session: TableSession, you: Permissions, seat: SeatNumber, draft: unknown): Promise<void> {
  return session.run(async () => {
    requireSeat(session, you, seat);
    if (JSON.stringify(draft).length > MAX_DRAFT_LENGTH)
      throw new RequestError('too-large', 'The draft is too long.', 'draft');
    await session.deps.storage.changeSeat(session.id, seat, { draft: draft ?? undefined });
    await session.load();
  });
}

/**
 * Replaces the absences of a seat. Questions to an absent seat do not fall due, within the table's limit (BOX-58). An
 * absence that has begun ends now, if it is not among the new ones. Throws {@link RequestError} for one that is too long.
 */
export function setAway(session: TableSession, you: Permissions, seat: SeatNumber, sent: Absences): Promise<void> {
  return session.run(async () => {
    if (!you.host) requireSeat(session, you, seat);
    const { settings } = session.row;
    const wanted = absencesOf(sent);
    for (const [i, absence] of wanted.entries()) assertAllowed(absence, wanted[i - 1], settings.away);
    const before = seatOf(session, seat).away;
    const away = [...pastOf(before, wanted, session.deps.environment.now()), ...wanted];
    await session.deps.storage.changeSeat(session.id, seat, { away: away.length > 0 ? away : undefined });
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

/** Throws {@link RequestError} for an absence that is too long, or too close to the one before. */
function assertAllowed({ from, until }: Absence, last: Absence | undefined, days: number): void {
  if (until <= from) throw new RequestError('bad-request', 'The time away must end after it begins.', 'until');
  if (until - from > days * DAY) {
    throw new RequestError('bad-request', `At this table you may be away for at most ${days} days at a time.`, 'until');
  }
  if (last && from < last.until + DAY)
    throw new RequestError('bad-request', 'At least one day must be between two absences.', 'from');
}

/** Returns the past parts of absences, which deadlines of open questions still depend on. */
function pastOf(before: Absences, wanted: readonly Absence[], now: number): readonly Absence[] {
  return absencesOf(before)
    .map(({ from, until }) => ({ from, until: Math.min(until, now) }))
    .filter(({ from, until }) => from < until && until > now - REMEMBERED)
    .filter(({ from, until }) => !wanted.some((absence) => absence.from <= from && until <= absence.until));
}

/** Runs the follow-ups of a change. */
async function runFollowUps(session: TableSession): Promise<void> {
  await session.load();
  if (session.row.status === 'playing' && session.row.pausedAt === undefined) {
    await session.actNow(undefined, () => ({ played: [] }));
  }
  session.emitChange('seats');
}

function foesOf({ game }: TableSession): FoeReader | undefined {
  return game && ((seat, places) => game.previewFoes(seat, places));
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
