import { localMinutes } from '@vigil/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, type NotificationPreferences } from '../../src/notify/addresses.js';
import { delayPastQuietHours, nextLocal, sendAt, zoneOf } from '../../src/notify/times.js';

const BERLIN: NotificationPreferences = { ...DEFAULT_PREFERENCES, zone: 'Europe/Berlin' };
const TURN = { kind: 'turn', decision: '1', seat: 0 } as const;
const REMINDER = { kind: 'reminder', decision: '1', seat: 0, due: undefined } as const;
const parseTime = (text: string) => Date.parse(text);
const formatTime = (time: number) => new Date(time).toISOString();

describe('the time of a message', () => {
  it('is after the minutes to batch, or immediate', () => {
    const now = parseTime('2026-03-01T12:00:00Z');
    expect(sendAt(BERLIN, TURN, now) - now).toBe(600_000);
    expect(sendAt({ ...BERLIN, when: 'at-once' }, TURN, now)).toBe(now);
  });

  it('of a daily message is its hour, but not of a reminder', () => {
    const now = parseTime('2026-03-01T12:00:00Z');
    const daily: NotificationPreferences = { ...BERLIN, when: 'daily' };
    expect(formatTime(sendAt(daily, TURN, now))).toBe('2026-03-01T17:00:00.000Z');
    expect(formatTime(sendAt(daily, TURN, parseTime('2026-03-01T17:00:00Z')))).toBe('2026-03-02T17:00:00.000Z');
    expect(sendAt(daily, REMINDER, now)).toBe(now);
  });

  it('is outside the quiet hours, over midnight too', () => {
    const quiet: NotificationPreferences = { ...BERLIN, when: 'at-once', quiet: { from: 22 * 60, until: 7 * 60 + 30 } };
    expect(formatTime(sendAt(quiet, REMINDER, parseTime('2026-07-01T20:00:00Z')))).toBe('2026-07-02T05:30:00.000Z');
    expect(formatTime(sendAt(quiet, TURN, parseTime('2026-07-01T23:00:00Z')))).toBe('2026-07-02T05:30:00.000Z');
    expect(formatTime(sendAt(quiet, TURN, parseTime('2026-07-01T19:59:00Z')))).toBe('2026-07-01T19:59:00.000Z');
    expect(sendAt(quiet, { kind: 'test' }, parseTime('2026-07-01T23:00:00Z'))).toBe(parseTime('2026-07-01T23:00:00Z'));
  });

  it('follows changes to and from daylight saving time', () => {
    expect(formatTime(nextLocal('Europe/Berlin', 18 * 60, parseTime('2026-03-28T17:30:00Z')))).toBe(
      '2026-03-29T16:00:00.000Z',
    );
    expect(formatTime(nextLocal('Europe/Berlin', 18 * 60, parseTime('2026-10-24T16:30:00Z')))).toBe(
      '2026-10-25T17:00:00.000Z',
    );
    // 02:30 is skipped.
    expect(formatTime(nextLocal('Europe/Berlin', 150, parseTime('2026-03-28T17:00:00Z')))).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    // 02:30 occurs twice: the first time counts.
    expect(formatTime(nextLocal('Europe/Berlin', 150, parseTime('2026-10-24T17:00:00Z')))).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('is never in the past, never more than a day and an hour away, and never in quiet hours', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe');
    const time = fc.integer({ min: parseTime('2026-01-01'), max: parseTime('2027-12-31') });
    fc.assert(
      fc.property(minutes, minutes, zone, time, (from, until, there, now) => {
        const next = nextLocal(there, until, now);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(27 * 3_600_000);
        const preferences: NotificationPreferences = { ...DEFAULT_PREFERENCES, zone: there, quiet: { from, until } };
        const sent = delayPastQuietHours(preferences, now);
        if (sent !== now && localMinutes(there, sent) === until)
          expect(delayPastQuietHours(preferences, sent)).toBe(sent);
      }),
    );
  });

  it('knows time zones by their usual names', () => {
    expect(zoneOf('europe/berlin')).toBe('Europe/Berlin');
    expect(zoneOf('Arkham/Miskatonic')).toBeUndefined();
  });
});
