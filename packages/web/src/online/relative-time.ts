import { language } from '../words/language.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns the distance of a time from now in words, in its largest unit: "3 minutes ago", "in 2 days". A screen takes
 * `now` from `useMinute`.
 */
export function relativeTime(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const distance = at - now;
  const size = Math.abs(distance);
  if (size >= 2 * DAY) return format.format(Math.trunc(distance / DAY), 'day');
  if (size >= 2 * HOUR) return format.format(Math.trunc(distance / HOUR), 'hour');
  return format.format(Math.trunc(distance / MINUTE), 'minute');
}

/** A day of this year or the next. */
export function formatDay(at: number): string {
  return new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short' });
}
