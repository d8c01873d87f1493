import { Average } from './average.js';
import type { Candidate } from './candidates.js';

/** A candidate with its results in imagined games, in the order of the games. */
export class Contender extends Average {
  readonly candidate: Candidate;
  /** Its place among the candidates: 0 for the policy's own. */
  readonly rank: number;

  constructor(candidate: Candidate, rank: number) {
    super();
    this.candidate = candidate;
    this.rank = rank;
  }

  /** Returns by how much this candidate did better than another in the games that both were tried in. */
  gainOver(other: Contender): { readonly gain: number; readonly error: number; readonly count: number } {
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

/** True if a candidate did better than another by this many standard errors, in the games they share. */
export function isAheadOf(contender: Contender, other: Contender, caution: number): boolean {
  const { gain, error } = contender.gainOver(other);
  return gain > caution * error;
}
