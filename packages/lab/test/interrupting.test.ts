import { describe, expect, it } from 'vitest';
import { type Job, type Records, runBatch } from '../src/many/batch.js';

describe('an interrupted batch', () => {
  it('begins no further game, and reports those that were played', async () => {
    const job: Job = { kind: 'simulate', game: 'arkham', bot: 'random', seed: 'stop', games: 5000, investigators: [1] };
    const stop = new AbortController();
    const found: Records[number][] = [];
    const take = (records: Records) => {
      found.push(...records);
      stop.abort();
    };
    await runBatch(job, 1, take, stop.signal);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(500);
    expect(found.some((record) => 'crash' in record && record.crash !== undefined)).toBe(false);
  });
});
