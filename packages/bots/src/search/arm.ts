import type { Candidate } from './candidates.js';

/** Standard errors to either side of an interval that holds the value in 19 of 20 cases. */
const WIDTH = 1.96;
/** Square deviation of an observation that is added, so that a few equal results are not taken for certain. */
const DOUBT = 0.1;

/** A candidate with its results in imagined games, in the order of the games. */
export class Arm {
  readonly candidate: Candidate;
  /** Its place among the candidates: 0 for the policy's own. */
  readonly rank: number;
  readonly results: number[] = [];
  private sum = 0;
  private sumOfSquares = 0;

  constructor(candidate: Candidate, rank: number) {
    this.candidate = candidate;
    this.rank = rank;
  }

  add(result: number): void {
    this.results.push(result);
    this.sum += result;
    this.sumOfSquares += result * result;
  }

  get count(): number {
    return this.results.length;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The interval of the mean, within 0 and 1. */
  get interval(): readonly [low: number, high: number] {
    const { count, mean } = this;
    if (count === 0) return [0, 1];
    const deviations = Math.max(0, this.sumOfSquares - count * mean * mean) + DOUBT;
    const half = (WIDTH * Math.sqrt(deviations / count)) / Math.sqrt(count);
    return [Math.max(0, mean - half), Math.min(1, mean + half)];
  }

  /** Returns by how much this candidate did better than another in the games that both were tried in. */
  gainOver(other: Arm): { readonly gain: number; readonly error: number; readonly count: number } {
    const count = Math.min(this.count, other.count);
    let [sum, squares] = [0, 0];
    for (let i = 0; i < count; i++) {
      const difference = (this.results[i] as number) - (other.results[i] as number);
      sum += difference;
      squares += difference * difference;
    }
    if (count < 2) return { gain: 0, error: Number.POSITIVE_INFINITY, count };
    const gain = sum / count;
    const variance = Math.max(0, squares - count * gain * gain) / (count - 1);
    return { gain, error: Math.sqrt(variance / count), count };
  }
}
