import { describe, expect, it } from 'vitest';
import { deadlineOf, isAway, pausedTime, reminderOf, timeAfter } from '../../src/index.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SETTINGS = { deadline: 48, reminder: 20, away: 7 };

describe('the deadline of a decision', () => {
  it('is a number of hours after the question, or never [PBP-24]', () => {
    expect(deadlineOf(5, SETTINGS, undefined, [])).toBe(5 + 2 * DAY);
    expect(deadlineOf(5, { away: 7 }, undefined, [])).toBeUndefined();
  });

  it('is extended while its owner is away, up to the longest absence of the table (BOX-58)', () => {
    const away = (from: number, until: number) => ({ from: from * DAY, until: until * DAY });
    expect(deadlineOf(0, SETTINGS, away(1, 4), [])).toBe(5 * DAY);
    expect(deadlineOf(0, SETTINGS, away(1, 30), [])).toBe(9 * DAY);
    expect(deadlineOf(2 * DAY, SETTINGS, away(1, 4), [])).toBe(6 * DAY);
    expect(deadlineOf(0, SETTINGS, away(3, 4), [])).toBe(2 * DAY);
    expect(deadlineOf(5 * DAY, SETTINGS, away(1, 4), [])).toBe(7 * DAY);
    // A vacation calendar, in any order; each absence has its own limit.
    expect(deadlineOf(0, SETTINGS, [away(5, 9), away(1, 4)], [])).toBe(5 * DAY);
    expect(deadlineOf(0, SETTINGS, [away(3.5, 9), away(1, 3)], [])).toBe(9.5 * DAY);
    expect(deadlineOf(0, SETTINGS, [away(1, 30), away(8.5, 30)], [])).toBe(16 * DAY);
  });

  it('is extended by pauses of the table, and unknown during a pause', () => {
    expect(deadlineOf(0, SETTINGS, undefined, [{ from: DAY, until: 3 * DAY }])).toBe(4 * DAY);
    expect(deadlineOf(0, SETTINGS, undefined, [{ from: DAY, until: undefined }])).toBeUndefined();
    expect(deadlineOf(0, SETTINGS, undefined, [{ from: 2 * DAY, until: undefined }])).toBe(2 * DAY);
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

  it('counts overlapping pauses once', () => {
    const pauses = [
      { from: 4, until: 8 },
      { from: 1, until: 5 },
      { from: 20, until: 22 },
    ];
    expect(timeAfter(0, 10, pauses)).toBe(17);
    expect(timeAfter(0, 13, pauses)).toBe(20);
    expect(timeAfter(0, 14, pauses)).toBe(23);
    expect(timeAfter(3, 1, pauses)).toBe(9);
  });
});

describe('a reminder', () => {
  it('is repeated until the deadline [PBP-25]', () => {
    expect(reminderOf(0, undefined, SETTINGS, undefined, [])).toBe(20 * HOUR);
    expect(reminderOf(0, 20 * HOUR, SETTINGS, undefined, [])).toBe(40 * HOUR);
    expect(reminderOf(0, 40 * HOUR, SETTINGS, undefined, [])).toBeUndefined();
    expect(reminderOf(0, undefined, { deadline: 48, away: 7 }, undefined, [])).toBeUndefined();
  });

  it('is repeated while the table waits for an absent player', () => {
    expect(reminderOf(0, 40 * HOUR, { ...SETTINGS, absence: 'wait' }, undefined, [])).toBe(60 * HOUR);
    expect(reminderOf(0, 40 * HOUR, { ...SETTINGS, absence: 'bot' }, undefined, [])).toBeUndefined();
  });

  it('is postponed while the player is away', () => {
    const away = { from: 10 * HOUR, until: 5 * DAY };
    expect(reminderOf(0, undefined, SETTINGS, away, [])).toBe(5 * DAY + 10 * HOUR);
    expect(isAway(away, 10 * HOUR)).toBe(true);
    expect(isAway(away, 5 * DAY)).toBe(false);
    expect(isAway(undefined, 0)).toBe(false);
  });
});

it('the paused part of a time counts overlapping pauses once', () => {
  const pauses = [
    { from: 2, until: 5 },
    { from: 4, until: 8 },
    { from: 20, until: undefined },
  ];
  expect(pausedTime(0, 10, pauses)).toBe(6);
  expect(pausedTime(3, 6, pauses)).toBe(3);
  expect(pausedTime(8, 20, pauses)).toBe(0);
  expect(pausedTime(18, 30, pauses)).toBe(10);
});
