/** The waits of a table: the seats that must decide, and until when. */
import type { SeatNumber, TableView } from '@vigil/table';
import type { WaitRow } from '../storage/rows.js';
import { pendingSeats } from './decision-owners.js';
import { decisionName } from './decisions.js';
import type { TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';

/** Minimum time for an open decision after a change of deadlines. Milliseconds. */
const MIN_TIME_LEFT = 24 * 3_600_000;

/**
 * Returns the current waits, with stand-ins for absent players. A wait that continues keeps its times, unless `resets`
 * says that the deadlines of the table have changed.
 */
export function currentWaits(session: TableSession, play: TablePlay, now: number, resets = false): WaitRow[] {
  const { id: table, waits, deps } = session;
  const before = new Map(waits.map((wait) => [`${wait.decision} ${wait.seat}`, wait]));
  const view = play.view([]) as TableView;
  return play.decisions.flatMap((asked) => {
    const decision = decisionName(asked.id, play.undone);
    const { kind, seats } = pendingSeats(session, play, asked, view);
    const pending = seats.map((seat): WaitRow => {
      const old = before.get(`${decision} ${seat}`);
      if (old && !resets) return old;
      const owner = kind === 'keeper' ? undefined : seat;
      const due = deps.dueTimeOf(session, owner, now);
      if (old) return { ...old, kind, due: laterDue(session, old, owner, now, due) };
      return { table, decision, seat, kind, since: now, due, reminders: 0, remindedAt: undefined };
    });
    if (resets) return pending;
    return [...pending, ...waits.filter((wait) => wait.decision === decision && !seats.includes(wait.seat))];
  });
}

/** Returns the deadline of a wait under changed settings. At least a day is left, or the new time. */
function laterDue(
  session: TableSession,
  { since }: WaitRow,
  seat: SeatNumber | undefined,
  now: number,
  fresh: number | undefined,
): number | undefined {
  const due = session.deps.dueTimeOf(session, seat, since);
  return due === undefined || fresh === undefined ? undefined : Math.max(due, Math.min(fresh, now + MIN_TIME_LEFT));
}
