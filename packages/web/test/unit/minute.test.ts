import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { relativeTime } from '../../src/online/relative-time.js';
import { MinuteClock } from '../../src/ui/use-minute.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a countdown and a time since leaving change every minute, with one timer for all', () => {
  const clock = new MinuteClock();
  const left = Date.now();
  const shown: string[] = [];
  const stops = [0, 1].map(() => clock.subscribe(() => shown.push(relativeTime(left, clock.get()))));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(120_000);
  expect(shown).toEqual(['1 minute ago', '1 minute ago', '2 minutes ago', '2 minutes ago']);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(shown).toHaveLength(4);
  // A new watcher sees the time as it is then.
  clock.subscribe(() => {});
  expect(clock.get() - left).toBe(720_000);
});
