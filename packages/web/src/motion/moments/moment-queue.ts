import { momentLength } from './moment-steps.js';
import type { Moment } from './moments.js';

/** A moment on display, its index, and the number of moments. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly nth: number;
  readonly of: number;
}

interface TimerClock {
  /** Calls back after that many milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, then: () => void) => () => void;
}

/**
 * A queue of moments. It shows one at a time and reports it. Moments leave nothing behind, however they end: the table
 * behind them shows the final position throughout.
 */
export class MomentQueue {
  private readonly clock: TimerClock;
  private readonly show: (showing: ShownMoment | undefined) => void;
  private left: readonly Moment[] = [];
  private of = 0;
  private speed = 1;
  private stop: (() => void) | undefined;

  /** `show`: receives the current moment; undefined at the end. */
  constructor(show: (showing: ShownMoment | undefined) => void, clock: TimerClock = SYSTEM_TIMER) {
    this.show = show;
    this.clock = clock;
  }

  /** True while a moment is shown. */
  get busy(): boolean {
    return this.stop !== undefined;
  }

  /** Plays these, in place of any others. `speed`: a factor, 1 is the directed pace. */
  play(moments: readonly Moment[], speed: number): void {
    this.end();
    this.left = moments;
    this.of = moments.length;
    this.speed = speed;
    this.next();
  }

  /** Ends the current moment, and continues with the next one. */
  next(): void {
    this.stop?.();
    this.stop = undefined;
    const [moment, ...left] = this.left;
    if (!moment) {
      if (this.of > 0) this.show(undefined);
      this.of = 0;
      return;
    }
    this.left = left;
    this.show({ moment, nth: this.of - left.length, of: this.of });
    this.stop = this.clock.after(momentLength(moment) / this.speed, () => this.next());
  }

  /** Ends all of them. */
  end(): void {
    this.left = [];
    if (this.of > 0) this.next();
  }
}

const SYSTEM_TIMER: TimerClock = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
