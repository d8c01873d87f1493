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
  const merged: { from: number; until: number | undefined }[] = [];
  for (const { from, until } of [...spans].sort((span, other) => span.from - other.from)) {
    const last = merged.at(-1);
    if (last === undefined || (last.until !== undefined && last.until < from)) merged.push({ from, until });
    else if (last.until !== undefined) last.until = until === undefined ? undefined : Math.max(last.until, until);
  }
  return merged;
}

/** A span of time in which a player is away. */
export interface Absence {
  readonly from: number;
  readonly until: number;
}

/** The vacation calendar of a player, or a single absence. */
export type Absences = Absence | readonly Absence[] | undefined;

/** Returns the absences of a player, the earliest first. */
export function absencesOf(away: Absences): readonly Absence[] {
  if (away === undefined) return [];
  return 'from' in away ? [away] : [...away].sort((one, other) => one.from - other.from);
}

/** Returns the current absence, or the next one. */
export function nextAbsence(away: Absences, now: number): Absence | undefined {
  return absencesOf(away).find(({ until }) => now < until);
}

/** Returns the parts of absences for which deadlines rest: each up to the longest that the table allows [BOX-58]. */
export function awaySpans(away: Absences, { away: days }: Pick<TableSettings, 'away'>): readonly Absence[] {
  return absencesOf(away).map(({ from, until }) => ({ from, until: Math.min(until, from + days * DAY) }));
}

/** True if a player is away at a moment. */
export function isAway(away: Absences, now: number): boolean {
  return absencesOf(away).some(({ from, until }) => from <= now && now < until);
}

/**
 * Returns the deadline of a decision open since then. Undefined: never, or the table is paused. Absences and pauses do
 * not count. A finished pause is already subtracted, because `since` moves forward by its length.
 */
export function deadlineOf(
  since: number,
  settings: Timing,
  away: Absences,
  pauses: readonly PausedSpan[],
): number | undefined {
  if (settings.deadline === undefined) return undefined;
  const time = settings.deadline * HOUR;
  return timeAfter(since, time, [
    ...awaySpans(away, settings),
    ...weekendSpans(since, time, settings, away),
    ...pauses,
  ]);
}

type Timing = Pick<TableSettings, 'deadline' | 'away' | 'weekendZone'>;

/** Returns the weekends on which deadlines rest, as far as a span and the absences can reach. */
function weekendSpans(
  from: number,
  time: number,
  { weekendZone, away: days }: Timing,
  away: Absences,
): readonly PausedSpan[] {
  if (weekendZone === undefined) return [];
  const absent = absencesOf(away).length * days * DAY;
  // Five of seven days count, and a weekend more at each end.
  return weekendsIn(weekendZone, from, from + 2 * (time + absent) + 14 * DAY);
}

/**
 * Returns the time of the next reminder. Undefined: never, or not before the deadline. A table that waits for absent
 * players goes on reminding them.
 */
export function reminderOf(
  since: number,
  remindedAt: number | undefined,
  settings: Timing & Pick<TableSettings, 'reminder'> & Partial<Pick<TableSettings, 'absence'>>,
  away: Absences,
  pauses: readonly PausedSpan[],
): number | undefined {
  if (settings.reminder === undefined) return undefined;
  const last = remindedAt ?? since;
  const time = settings.reminder * HOUR;
  const at = timeAfter(last, time, [
    ...awaySpans(away, settings),
    ...weekendSpans(last, time, settings, away),
    ...pauses,
  ]);
  if (settings.absence === 'wait') return at;
  const due = deadlineOf(since, settings, away, pauses);
  return at !== undefined && due !== undefined && at >= due ? undefined : at;
}
