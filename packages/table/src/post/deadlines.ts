import type { TableSettings } from '../online/table-settings.js';
import { weekendsIn } from './local-time.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A span of time that does not count, in milliseconds. `until` undefined: still open. */
export interface PausedSpan {
  readonly from: number;
  readonly until: number | undefined;
}

/**
 * Returns the time that is `time` after a moment, not counting pauses. Undefined during an open-ended pause. Pauses may
 * overlap, in any order.
 */
export function timeAfter(since: number, time: number, spans: readonly PausedSpan[]): number | undefined {
  let at = since + time;
  for (const { from, until } of mergeSpans(spans)) {
    if (from >= at) break;
    if (until === undefined) return undefined;
    at += Math.max(0, until - Math.max(from, since));
  }
  return at;
}

/** Returns the length of all pauses within a span. */
export function pausedTime(from: number, until: number, spans: readonly PausedSpan[]): number {
  return mergeSpans(spans).reduce(
    (sum, rest) => sum + Math.max(0, Math.min(rest.until ?? until, until) - Math.max(rest.from, from)),
    0,
  );
}

/** Sorts spans and merges those that touch. */
function mergeSpans(spans: readonly PausedSpan[]): readonly PausedSpan[] {
  const joint: { from: number; until: number | undefined }[] = [];
  for (const { from, until } of [...spans].sort((span, other) => span.from - other.from)) {
    const last = joint.at(-1);
    if (last === undefined || (last.until !== undefined && last.until < from)) joint.push({ from, until });
    else if (last.until !== undefined) last.until = until === undefined ? undefined : Math.max(last.until, until);
  }
  return joint;
}

/** Returns the part of an absence for which deadlines rest: up to the longest that the table allows [BOX-58]. */
export function awaySpans(
  away: PausedSpan | undefined,
  { away: days }: Pick<TableSettings, 'away'>,
): readonly PausedSpan[] {
  if (!away) return [];
  const longest = away.from + days * DAY;
  return [{ from: away.from, until: Math.min(away.until ?? longest, longest) }];
}

/** True if a player is away at a moment. */
export function isAway(away: PausedSpan | undefined, now: number): boolean {
  return away !== undefined && away.from <= now && (away.until === undefined || now < away.until);
}

/**
 * Returns the deadline of a decision open since then. Undefined: never, or the table is paused. Absences and pauses do
 * not count. A finished pause is already subtracted, because `since` moves forward by its length.
 */
export function deadlineOf(
  since: number,
  settings: Timing,
  away: PausedSpan | undefined,
  pauses: readonly PausedSpan[],
): number | undefined {
  if (settings.deadline === undefined) return undefined;
  const time = settings.deadline * HOUR;
  return timeAfter(since, time, [...awaySpans(away, settings), ...weekendSpans(since, time, settings), ...pauses]);
}

type Timing = Pick<TableSettings, 'deadline' | 'away' | 'weekendZone'>;

/** Returns the weekends on which deadlines rest, as far as a span and an absence can reach. */
function weekendSpans(from: number, time: number, { weekendZone, away }: Timing): readonly PausedSpan[] {
  // Five of seven days count, and a weekend more at each end.
  return weekendZone === undefined ? [] : weekendsIn(weekendZone, from, from + 2 * (time + away * DAY) + 14 * DAY);
}

/**
 * Returns the time of the next reminder. Undefined: never, or not before the deadline. A table that waits for absent
 * players goes on reminding them.
 */
export function reminderOf(
  since: number,
  remindedAt: number | undefined,
  settings: Timing & Pick<TableSettings, 'reminder'> & Partial<Pick<TableSettings, 'absence'>>,
  away: PausedSpan | undefined,
  pauses: readonly PausedSpan[],
): number | undefined {
  if (settings.reminder === undefined) return undefined;
  const last = remindedAt ?? since;
  const time = settings.reminder * HOUR;
  const at = timeAfter(last, time, [...awaySpans(away, settings), ...weekendSpans(last, time, settings), ...pauses]);
  if (settings.absence === 'wait') return at;
  const due = deadlineOf(since, settings, away, pauses);
  return at !== undefined && due !== undefined && at >= due ? undefined : at;
}
