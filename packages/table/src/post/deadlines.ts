import type { TableSettings } from '../online/table-messages.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A time that does not count, in milliseconds: `until` undefined: it still lasts. */
export interface PausedSpan {
  readonly from: number;
  readonly until: number | undefined;
}

/**
 * So much time after a moment, not counting what rests. Undefined: it rests now and nobody knows until when. Rests may
 * overlap, and come in any order.
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

/** How much of a time is rest. */
export function pausedTime(from: number, until: number, spans: readonly PausedSpan[]): number {
  return mergeSpans(spans).reduce(
    (sum, rest) => sum + Math.max(0, Math.min(rest.until ?? until, until) - Math.max(rest.from, from)),
    0,
  );
}

/** Rests in order, those that touch as one. */
function mergeSpans(spans: readonly PausedSpan[]): readonly PausedSpan[] {
  const joint: { from: number; until: number | undefined }[] = [];
  for (const { from, until } of [...spans].sort((one, other) => one.from - other.from)) {
    const last = joint.at(-1);
    if (last === undefined || (last.until !== undefined && last.until < from)) joint.push({ from, until });
    else if (last.until !== undefined) last.until = until === undefined ? undefined : Math.max(last.until, until);
  }
  return joint;
}

/** Somebody's time away as far as his deadlines rest for it: up to the longest absence that the table allows (BOX-58). */
export function awaySpans(
  away: PausedSpan | undefined,
  { away: days }: Pick<TableSettings, 'away'>,
): readonly PausedSpan[] {
  if (!away) return [];
  const longest = away.from + days * DAY;
  return [{ from: away.from, until: Math.min(away.until ?? longest, longest) }];
}

/** Whether somebody is away at a moment. */
export function isAway(away: PausedSpan | undefined, now: number): boolean {
  return away !== undefined && away.from <= now && (away.until === undefined || now < away.until);
}

/**
 * When a decision falls due that somebody has had since then; undefined: never, or not while the table is paused. His time
 * away and pauses of the table do not count. Of a pause that is over `since` says nothing any more: what waits is as much
 * younger by then.
 */
export function deadlineOf(
  since: number,
  settings: Pick<TableSettings, 'deadline' | 'away'>,
  away: PausedSpan | undefined,
  pauses: readonly PausedSpan[],
): number | undefined {
  if (settings.deadline === undefined) return undefined;
  return timeAfter(since, settings.deadline * HOUR, [...awaySpans(away, settings), ...pauses]);
}

/** When he is reminded of it next; undefined: never, or not before it falls due. */
export function reminderOf(
  since: number,
  remindedAt: number | undefined,
  settings: Pick<TableSettings, 'deadline' | 'reminder' | 'away'>,
  away: PausedSpan | undefined,
  pauses: readonly PausedSpan[],
): number | undefined {
  if (settings.reminder === undefined) return undefined;
  const spans = [...awaySpans(away, settings), ...pauses];
  const at = timeAfter(remindedAt ?? since, settings.reminder * HOUR, spans);
  const due = deadlineOf(since, settings, away, pauses);
  return at !== undefined && due !== undefined && at >= due ? undefined : at;
}
