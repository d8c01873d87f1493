import { useSyncExternalStore } from 'react';

/** Something that is replaced as a whole when it changes, outside React's state; who follows it hears of each change. */
export class Store<T> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  constructor(first: T) {
    this.value = first;
  }

  /** What is in it. */
  readonly get = (): T => this.value;

  /** Puts something else in it; nobody hears of the same again. */
  set(next: T): void {
    if (Object.is(next, this.value)) return;
    this.value = next;
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` after every change, until the function it gives is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** What `part` reads from a store, for a component: it is drawn again when that is another. */
export function useStoreValue<T, P>(store: Pick<Store<T>, 'get' | 'subscribe'>, select: (all: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
