import { describe, expect, it } from 'vitest';
import { fuzz } from '../src/index.js';

describe('an interrupted fuzz run', () => {
  it('begins no further game, and reports those that were played', async () => {
    const stop = new AbortController();
    const options = { game: 'haunt', seed: 'interrupted', games: 500, threads: 1 };
    const report = await fuzz(options, () => stop.abort(), stop.signal);
    expect(report.games).toBeGreaterThan(0);
    expect(report.games).toBeLessThan(50);
    expect(report.faults).toEqual([]);
  });
});
