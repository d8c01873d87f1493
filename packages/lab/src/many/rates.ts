import { threadSeconds } from './clock.js';

/**
 * Operations per second, measured round by round. The best round counts, because noise on a machine only slows it down.
 */
export class Rates {
  private readonly rounds = new Map<string, number[]>();

  /** Measures `work` for some seconds of thread time. It is called with 0 to `inputs` - 1 in turn. */
  measure(name: string, seconds: number, inputs: number, work: (i: number) => void): void {
    this.add(name, perSecond(seconds, inputs, work));
  }

  add(name: string, rate: number): void {
    const rounds = this.rounds.get(name);
    if (rounds) rounds.push(rate);
    else this.rounds.set(name, [rate]);
  }

  /** Returns the rate of the best round. */
  best(name: string): number {
    return Math.max(...this.roundsOf(name));
  }

  /** Returns the share by which the median of the rounds falls short of the best: the uncertainty. */
  spread(name: string): number {
    const sorted = [...this.roundsOf(name)].sort((a, b) => a - b);
    return 1 - (sorted[Math.floor(sorted.length / 2)] as number) / (sorted.at(-1) as number);
  }

  /** Returns the quartiles of the rounds as shares of the best, the lower first. */
  quartiles(name: string): [lower: number, median: number, upper: number] {
    const sorted = [...this.roundsOf(name)].sort((a, b) => a - b);
    const at = (share: number) => {
      const ofBest = (sorted[Math.floor(share * sorted.length)] as number) / (sorted.at(-1) as number);
      return Math.round(100 * ofBest) / 100;
    };
    return [at(1 / 4), at(1 / 2), at(3 / 4)];
  }

  get names(): string[] {
    return [...this.rounds.keys()];
  }

  private roundsOf(name: string): readonly number[] {
    return this.rounds.get(name) ?? [Number.NaN];
  }
}

function perSecond(seconds: number, inputs: number, work: (i: number) => void): number {
  if (inputs === 0) return Number.NaN;
  let done = 0;
  const start = threadSeconds();
  let elapsed = 0;
  // The clock is read less and less often, until that costs almost nothing.
  for (let batch = 16; elapsed < seconds; elapsed = threadSeconds() - start) {
    for (let i = 0; i < batch; i++) work(done++ % inputs);
    if (elapsed < seconds / 8) batch *= 2;
  }
  return done / elapsed;
}
