import { useSyncExternalStore } from 'react';

/** A value outside React's state that is replaced as a whole and notifies its subscribers. */
export class Store<T> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  constructor(first: T) {
    this.value = first;
  }

  readonly get = (): T => this.value;

  /** Replaces the value; an identical value notifies no listener. */
  set(next: T): void {
    if (Object.is(next, this.value)) return;
    this.value = next;
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` after every change; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** Returns `select` of a store's value and rerenders when it changes. */
export function useStoreValue<T, P>(store: Pick<Store<T>, 'get' | 'subscribe'>, select: (all: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
