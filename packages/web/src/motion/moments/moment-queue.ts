import { momentLength } from './moment-steps.js';
import type { Moment } from './moments.js';

/** A moment that is shown, and which of how many it is. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly nth: number;
  readonly of: number;
}

interface TimerClock {
  /** Calls back after so many milliseconds; what it gives calls that off. */
  readonly after: (ms: number, then: () => void) => () => void;
}

/**
 * Moments that follow each other. It shows one at a time and says so; however it is gone through, at its end nothing is
 * left of it: the table behind it has been what it is all the while.
 */
export class MomentQueue {
  private readonly clock: TimerClock;
  private readonly show: (showing: ShownMoment | undefined) => void;
  private left: readonly Moment[] = [];
  private of = 0;
  private speed = 1;
  private stop: (() => void) | undefined;

  /** `show`: what is to be seen now; undefined: nothing any more. */
  constructor(show: (showing: ShownMoment | undefined) => void, clock: TimerClock = SYSTEM_TIMER) {
    this.show = show;
    this.clock = clock;
  }

  /** Whether a moment is shown. */
  get busy(): boolean {
    return this.stop !== undefined;
  }

  /** Plays these, in place of any others. `speed`: 1 as they are written, 2 in half the time. */
  play(moments: readonly Moment[], speed: number): void {
    this.end();
    this.left = moments;
    this.of = moments.length;
    this.speed = speed;
    this.next();
  }

  /** Ends the moment that is shown, and goes on to the next one. */
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
