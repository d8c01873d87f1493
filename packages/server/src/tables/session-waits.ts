/** The waits of a table: the seats that must decide, and until when. */
import type { SeatNumber, TableView } from '@vigil/table';
import type { TableRow, WaitRow } from '../storage/rows.js';
import type { SeatHolder } from './bots.js';
import { pendingSeats } from './decision-owners.js';
import { decisionName } from './decisions.js';
import type { TablePlay } from './table-play.js';

/** Minimum time for an open decision after a change of deadlines. Milliseconds. */
const MIN_TIME_LEFT = 24 * 3_600_000;

/** A table whose waits are to be brought up to date. */
interface WaitingTable extends SeatHolder {
  readonly id: string;
  readonly row: TableRow;
  readonly waits: readonly WaitRow[];
}

/** Returns the deadline of a seat asked at `since`, undefined for none. The keeper has no seat. Milliseconds. */
export type DueTime = (seat: SeatNumber | undefined, since: number) => number | undefined;

/**
 * Returns the current waits, with stand-ins for absent players. A wait that continues keeps its times, unless `resets`
 * says that the deadlines of the table have changed.
 */
export function currentWaits(
  table: WaitingTable,
  play: TablePlay,
  now: number,
  { dueTime, resets = false }: { readonly dueTime: DueTime; readonly resets?: boolean },
): WaitRow[] {
  const { waits } = table;
  const before = new Map(waits.map((wait) => [`${wait.decision} ${wait.seat}`, wait]));
  const view = play.view([]) as TableView;
  return play.decisions.flatMap((asked) => {
    const decision = decisionName(asked.id, play.undone);
    const { kind, seats } = pendingSeats(table, play, asked, view);
    const pending = seats.map((seat): WaitRow => {
      const old = before.get(`${decision} ${seat}`);
      if (old && !resets) return old;
      const owner = kind === 'keeper' ? undefined : seat;
      const due = dueTime(owner, now);
      if (old) return { ...old, kind, due: laterDue(dueTime(owner, old.since), due, now) };
      return { table: table.id, decision, seat, kind, since: now, due, reminders: 0, remindedAt: undefined };
    });
    if (resets) return pending;
    return [...pending, ...waits.filter((wait) => wait.decision === decision && !seats.includes(wait.seat))];
  });
}

/** Returns the deadline of a wait under changed settings. At least a day is left, or the new time. */
function laterDue(due: number | undefined, fresh: number | undefined, now: number): number | undefined {
  return due === undefined || fresh === undefined ? undefined : Math.max(due, Math.min(fresh, now + MIN_TIME_LEFT));
}
