/** Times of sending: quiet minutes, quiet hours and a daily hour, in the owner's time zone. */
import { localMinutes } from '@vigil/table';
import type { ItemSubject, NotificationPreferences } from './addresses.js';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Returns the canonical name of a time zone; undefined: unknown. */
export function zoneOf(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Returns the time an item created at `at` may be sent. Daily messages do not delay reminders, which would come too
 * late. Quiet hours delay everything except items just requested (confirmation, new links, a test).
 */
export function sendAt(preferences: NotificationPreferences, about: ItemSubject, at: number): number {
  if (about.kind === 'confirm' || about.kind === 'recover' || about.kind === 'test') return at;
  const { when, minutes, zone } = preferences;
  if (when === 'daily' && about.kind !== 'reminder')
    return delayPastQuietHours(preferences, nextLocal(zone, preferences.at, at));
  const waits = when === 'batched' && about.kind !== 'reminder' ? minutes * MINUTE : 0;
  return delayPastQuietHours(preferences, at + waits);
}

/** Returns the time itself, or the end of the quiet hours around it. */
export function delayPastQuietHours({ quiet, zone }: NotificationPreferences, at: number): number {
  if (!quiet || quiet.from === quiet.until) return at;
  const now = localMinutes(zone, at);
  const within =
    quiet.from < quiet.until ? now >= quiet.from && now < quiet.until : now >= quiet.from || now < quiet.until;
  return within ? nextLocal(zone, quiet.until, at) : at;
}

/** Clock changes are multiples of a quarter of an hour, and at most three hours. */
const LEAPS = Array.from({ length: 25 }, (_, n) => (n - 12) * 15 * MINUTE);

/**
 * Returns the next time after `at` at which local clocks show a minute of the day. If a clock change skips it, the
 * result is later by the change.
 */
export function nextLocal(zone: string, minutes: number, at: number): number {
  const start = Math.floor(at / MINUTE) * MINUTE;
  const minutesLeft = (((minutes - localMinutes(zone, start)) % DAY) + DAY) % DAY || DAY;
  const guess = start + minutesLeft * MINUTE;
  // A clock change in between shifts the estimate by its length.
  return LEAPS.map((leap) => guess + leap).find((item) => item > at && localMinutes(zone, item) === minutes) ?? guess;
}

/** Formats a time for the owner's time zone. */
export function localTime(preferences: NotificationPreferences, at: number): string {
  return new Intl.DateTimeFormat(preferences.language, {
    timeZone: preferences.zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}
