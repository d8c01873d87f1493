import { describe, expect, it } from 'vitest';
import { deadlineOf, isAway, pausedTime, reminderOf, timeAfter } from '../../src/index.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MANNERS = { deadline: 48, reminder: 20, away: 7 };

describe('when a decision falls due', () => {
  it('is so many hours after it was put, or never [PBP-24]', () => {
    expect(deadlineOf(5, MANNERS, undefined, [])).toBe(5 + 2 * DAY);
    expect(deadlineOf(5, { away: 7 }, undefined, [])).toBeUndefined();
  });

  it('rests while its owner is away, up to the longest absence that the table allows (BOX-58)', () => {
    const away = (from: number, until: number) => ({ from: from * DAY, until: until * DAY });
    expect(deadlineOf(0, MANNERS, away(1, 4), [])).toBe(5 * DAY);
    expect(deadlineOf(0, MANNERS, away(1, 30), [])).toBe(9 * DAY);
    expect(deadlineOf(2 * DAY, MANNERS, away(1, 4), [])).toBe(6 * DAY);
    expect(deadlineOf(0, MANNERS, away(3, 4), [])).toBe(2 * DAY);
    expect(deadlineOf(5 * DAY, MANNERS, away(1, 4), [])).toBe(7 * DAY);
  });

  it('rests while the table is paused, and is unknown until it goes on', () => {
    expect(deadlineOf(0, MANNERS, undefined, [{ from: DAY, until: 3 * DAY }])).toBe(4 * DAY);
    expect(deadlineOf(0, MANNERS, undefined, [{ from: DAY, until: undefined }])).toBeUndefined();
    expect(deadlineOf(0, MANNERS, undefined, [{ from: 2 * DAY, until: undefined }])).toBe(2 * DAY);
  });

  it('rests on weekends where the table has agreed to that, by the clocks of its time zone', () => {
    const settings = { deadline: 48, reminder: 20, away: 7, weekendZone: 'Europe/Berlin' };
    const at = (text: string) => Date.parse(text);
    // Friday noon in Berlin, to Tuesday noon.
    expect(deadlineOf(at('2026-10-02T10:00Z'), settings, undefined, [])).toBe(at('2026-10-06T10:00Z'));
    expect(deadlineOf(at('2026-10-05T10:00Z'), settings, undefined, [])).toBe(at('2026-10-07T10:00Z'));
    // It begins to count on Monday at midnight, also where it was put on a Sunday.
    expect(deadlineOf(at('2026-10-04T10:00Z'), settings, undefined, [])).toBe(at('2026-10-06T22:00Z'));
    // The clocks go back on Sunday, 25 October.
    expect(deadlineOf(at('2026-10-23T10:00Z'), settings, undefined, [])).toBe(at('2026-10-27T11:00Z'));
    expect(reminderOf(at('2026-10-02T10:00Z'), undefined, settings, undefined, [])).toBe(at('2026-10-05T06:00Z'));
    const week = { ...settings, deadline: 24 * 14 };
    expect(deadlineOf(at('2026-10-05T10:00Z'), week, undefined, [])).toBe(at('2026-10-23T10:00Z'));
  });

  it('counts time once that rests twice', () => {
    const rests = [
      { from: 4, until: 8 },
      { from: 1, until: 5 },
      { from: 20, until: 22 },
    ];
    expect(timeAfter(0, 10, rests)).toBe(17);
    expect(timeAfter(0, 13, rests)).toBe(20);
    expect(timeAfter(0, 14, rests)).toBe(23);
    expect(timeAfter(3, 1, rests)).toBe(9);
  });
});

describe('a reminder', () => {
  it('comes again and again until the deadline [PBP-25]', () => {
    expect(reminderOf(0, undefined, MANNERS, undefined, [])).toBe(20 * HOUR);
    expect(reminderOf(0, 20 * HOUR, MANNERS, undefined, [])).toBe(40 * HOUR);
    expect(reminderOf(0, 40 * HOUR, MANNERS, undefined, [])).toBeUndefined();
    expect(reminderOf(0, undefined, { deadline: 48, away: 7 }, undefined, [])).toBeUndefined();
  });

  it('goes on where the table waits for the absent', () => {
    expect(reminderOf(0, 40 * HOUR, { ...MANNERS, absence: 'wait' }, undefined, [])).toBe(60 * HOUR);
    expect(reminderOf(0, 40 * HOUR, { ...MANNERS, absence: 'bot' }, undefined, [])).toBeUndefined();
  });

  it('leaves those in peace who are away', () => {
    const away = { from: 10 * HOUR, until: 5 * DAY };
    expect(reminderOf(0, undefined, MANNERS, away, [])).toBe(5 * DAY + 10 * HOUR);
    expect(isAway(away, 10 * HOUR)).toBe(true);
    expect(isAway(away, 5 * DAY)).toBe(false);
    expect(isAway(undefined, 0)).toBe(false);
  });
});

it('what of a time is rest counts once, however often it was said', () => {
  const rests = [
    { from: 2, until: 5 },
    { from: 4, until: 8 },
    { from: 20, until: undefined },
  ];
  expect(pausedTime(0, 10, rests)).toBe(6);
  expect(pausedTime(3, 6, rests)).toBe(3);
  expect(pausedTime(8, 20, rests)).toBe(0);
  expect(pausedTime(18, 30, rests)).toBe(10);
});
