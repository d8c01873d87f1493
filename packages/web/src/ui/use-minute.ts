import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The current time, renewed every minute while someone watches. All watchers share one timer. */
export class MinuteClock {
  private time = Date.now();
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly get = (): number => this.time;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.timer === undefined) {
      this.time = Date.now();
      this.timer = setInterval(() => this.tick(), MINUTE);
    }
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  };

  private tick(): void {
    this.time = Date.now();
    for (const listener of this.listeners) listener();
  }
}

const clock = new MinuteClock();

/** Returns the time, and rerenders every minute, for texts such as "3 minutes ago". */
export function useMinute(): number {
  return useSyncExternalStore(clock.subscribe, clock.get);
}
