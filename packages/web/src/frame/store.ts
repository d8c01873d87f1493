import { useSyncExternalStore } from 'react';

/** Something that is replaced as a whole when it changes, outside React's state; who follows it hears of each change. */
export class Store<T> {
  private now: T;
  private readonly listeners = new Set<() => void>();

  constructor(first: T) {
    this.now = first;
  }

  /** What is in it. */
  readonly get = (): T => this.now;

  /** Puts something else in it; nobody hears of the same again. */
  set(next: T): void {
    if (Object.is(next, this.now)) return;
    this.now = next;
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` after every change, until the function it gives is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** What `part` reads from a store, for a component: it is drawn again when that is another. */
export function useStored<T, P>(store: Pick<Store<T>, 'get' | 'subscribe'>, part: (all: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
