/** Deadlines of a table: applies the settings for absent players (PBP-23 to PBP-25, BOX-56, BOX-57). */
import type { TypedDecision } from '@vigil/rules';
import { type AnswerAuthor, type DeadlineAction, deadlineOf, type SeatNumber } from '@vigil/table';
import type { WaitRow } from '../storage/rows.js';
import { ownersAt } from '../tables/decision-owners.js';
import { decisionName } from '../tables/decisions.js';
import { pass } from '../tables/polls.js';
import type { TablePlay } from '../tables/table-play.js';
import type { SessionDeps, TableSession } from '../tables/table-session.js';
import { findDeadlineAction } from './deadline-action.js';

/** Returns the deadline of a decision for a seat; time away does not count (BOX-58). */
export const dueOf: SessionDeps['dueTimeOf'] = ({ row: { settings }, seats }, seat, since) =>
  deadlineOf(since, settings, seat === undefined ? undefined : seats[seat]?.away, []);

/** Applies a deadline that has passed. Does nothing if the wait is gone. */
export function onDeadline(session: TableSession, wait: Pick<WaitRow, 'decision' | 'seat'>): Promise<void> {
  return session.run(async () => {
    await session.load();
    const { row } = session;
    const now = session.deps.environment.now();
    const there = session.waits.find(({ decision, seat }) => decision === wait.decision && seat === wait.seat);
    if (!there || row.status !== 'playing' || row.pausedAt !== undefined) return;
    if (there.due === undefined || there.due > now) return;
    const play = await session.fresh();
    const open = play.decisions.find(({ id }) => decisionName(id, play.undone) === wait.decision);
    if (!open) return;
    await applyDeadline(session, play, open, there);
  });
}

async function applyDeadline(
  session: TableSession,
  play: TablePlay,
  open: TypedDecision,
  wait: WaitRow,
): Promise<void> {
  const { decision, seat } = wait;
  const due = findDeadlineAction(session, play, open, wait, session.deps.environment.now());
  switch (due.do) {
    case 'pass':
      // The seat has had its time to react (PBP-27).
      await session.deps.storage.setDue(session.id, decision, seat, undefined);
      await session.load();
      await pass(session, play, open, { decision, seat, key: undefined });
      return;
    case 'answer':
      return await give(session, open, due, wait);
    case 'wait':
      return await suspendDeadline(session, wait);
    case 'ask':
      return due.who === 'keeper'
        ? await askGameMaster(session, wait)
        : await askToo(session, wait, [due.who], 'decision');
    case 'poll':
      return await askToo(session, wait, due.voters, 'poll');
    case 'late':
      return await extendPoll(session, wait, due);
  }
}

async function give(
  session: TableSession,
  open: TypedDecision,
  { option, by }: Extract<DeadlineAction, { do: 'answer' }>,
  { due: missed }: WaitRow,
): Promise<void> {
  await session.actNow(undefined, (_, play) => {
    const decision = decisionName(open.id, play.undone);
    const { owner } = ownersAt(play, open);
    const votes = session.votes.filter((vote) => vote.decision === decision && vote.option === option);
    const author: AnswerAuthor = {
      ...(missed !== undefined && { missed }),
      ...(by === 'poll' && { agreed: votes.map(({ seat }) => seat) }),
    };
    return { played: [play.answer({ decision, option, seat: owner, by, author })], pollsOver: [decision] };
  });
}

/** Removes the deadline; the owner or the game master may still answer. */
async function suspendDeadline(session: TableSession, { decision }: WaitRow): Promise<void> {
  for (const wait of session.waits) {
    if (wait.decision === decision) await session.deps.storage.setDue(session.id, decision, wait.seat, undefined);
  }
  await session.load();
}

/** Asks the game master as well, without a deadline. */
async function askGameMaster(session: TableSession, wait: WaitRow): Promise<void> {
  await suspendDeadline(session, wait);
  const isLate = ({ decision, kind }: WaitRow) => decision === wait.decision && kind === 'decision';
  if (!session.waits.some(isLate)) return;
  await session.replaceWaits(session.waits.map((item) => (isLate(item) ? { ...item, kind: 'absent' } : item)));
}

/** Lets the next vote decide a poll that has none, and notes that in the log. Each seat gets a new deadline (BOX-57). */
async function extendPoll(
  session: TableSession,
  { decision, seat, kind }: WaitRow,
  { keeper, extends: isExtended }: Extract<DeadlineAction, { do: 'late' }>,
): Promise<void> {
  const { deps, id } = session;
  const late = keeper ? 'absent' : 'late';
  if (kind !== late) {
    const note = { what: 'poll-late', seat } as const;
    await session.actNow(undefined, (_, play) => ({ played: [play.noted(note)], change: { table: {} } }));
  }
  const now = deps.environment.now();
  const dueOfSeat = (item: SeatNumber) => (isExtended ? deps.dueTimeOf(session, item, now) : undefined);
  for (const item of session.waits) {
    if (item.decision === decision) await deps.storage.setDue(id, decision, item.seat, dueOfSeat(item.seat));
  }
  await session.load();
  await session.replaceWaits(
    session.waits.map((item) => (item.decision === decision && item.kind !== late ? { ...item, kind: late } : item)),
  );
}

/** Asks other seats too, each with its own deadline. The owner may still answer. */
async function askToo(
  session: TableSession,
  wait: WaitRow,
  seats: readonly SeatNumber[],
  kind: WaitRow['kind'],
): Promise<void> {
  await suspendDeadline(session, wait);
  const since = session.deps.environment.now();
  const there = session.waits;
  const more = seats
    .filter((seat) => !there.some((item) => item.decision === wait.decision && item.seat === seat))
    .map((seat): WaitRow => {
      const due = session.deps.dueTimeOf(session, seat, since);
      return {
        table: session.id,
        decision: wait.decision,
        seat,
        kind,
        since,
        due,
        reminders: 0,
        remindedAt: undefined,
      };
    });
  await session.replaceWaits([...there, ...more]);
}
