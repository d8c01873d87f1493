import { describe, expect, it } from 'vitest';
import { runJson } from './vigil.js';

describe('vigil bench', () => {
  it('reports the start times of processes and the gain by threads with --start and --threads', async () => {
    const report = await runJson('bench', '--small', '--seconds', '0.002', '--start', '--threads', '20');
    // Clock times include waiting for other processes.
    expect(report.start.helpPerBareNode).toBeGreaterThan(0);
    expect(report.start.firstDecisionMilliseconds).toBeGreaterThan(0);
    // Processor times exclude waiting: bare Node is fastest, and rules take longer than help.
    const { processor } = report.start;
    expect(processor.bareNodeMilliseconds).toBeGreaterThan(0);
    expect(processor.helpPerBareNode).toBeGreaterThan(1);
    expect(processor.firstDecisionPerBareNode).toBeGreaterThan(processor.helpPerBareNode);
    for (const share of Object.values(report.start.spread)) expect(share).toBeGreaterThanOrEqual(0);
    expect(report.threads['20']).toBeGreaterThan(0);
    expect(report.threadsSpread['20']).toBeGreaterThanOrEqual(0);
    expect(report.threadsSpread['20']).toBeLessThan(1);
  }, 300_000);
});
