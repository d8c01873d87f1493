/** Standard errors to either side of an interval that holds the value in 19 of 20 cases. */
const WIDTH = 1.96;
/** Sum of squares added to the variance so that a few equal results are not taken as certain. */
const ADDED_SQUARES = 0.1;

/** The mean of results of imagined games, from 0 to 1. */
export class Average {
  readonly results: number[] = [];
  private sum = 0;
  private sumOfSquares = 0;

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
    const deviations = Math.max(0, this.sumOfSquares - count * mean * mean) + ADDED_SQUARES;
    const half = (WIDTH * Math.sqrt(deviations / count)) / Math.sqrt(count);
    return [Math.max(0, mean - half), Math.min(1, mean + half)];
  }
}
