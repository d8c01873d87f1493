import type { Change } from '../storage.js';

export type Listener = (change: Change) => void;
export type BroadcastListener = (table: string, text: string) => void;

/** A change with the change count of its table, which reveals missed changes. */
export interface CountedChange extends Change {
  readonly revision: number;
}

/** Publishes changes to listeners in this process and in others on the same database. */
export interface Changes {
  /** Called after the commit. Returns immediately; listeners are called later. */
  publish(changes: readonly CountedChange[]): void;
  onChange(listener: Listener): () => void;
  /** Sends a transient message, which may get lost. One that is too long is dropped. */
  broadcast(table: string, text: string): void;
  onBroadcast(listener: BroadcastListener): () => void;
  close(): Promise<void>;
}

/** Listeners in this process. An error in one does not affect the others. */
export class Listeners<Args extends readonly unknown[]> {
  readonly #all = new Set<(...args: Args) => void>();

  constructor(readonly onError: (error: unknown, doing: string) => void) {}

  add(listener: (...args: Args) => void): () => void {
    // Wrapped, so that the same listener can be added twice.
    const own = (...args: Args) => listener(...args);
    this.#all.add(own);
    return () => this.#all.delete(own);
  }

  emit(...args: Args): void {
    for (const listener of this.#all) {
      try {
        listener(...args);
      } catch (error) {
        this.onError(error, 'emitting a change');
      }
    }
  }
}

/** Within one process, as always with SQLite. */
export class LocalChanges implements Changes {
  readonly #listeners: Listeners<[Change]>;
  readonly #broadcasts: Listeners<[string, string]>;

  constructor(onError: (error: unknown, doing: string) => void) {
    this.#listeners = new Listeners(onError);
    this.#broadcasts = new Listeners(onError);
  }

  publish(changes: readonly CountedChange[]): void {
    setImmediate(() => {
      for (const { table, number, what } of changes) this.#listeners.emit({ table, number, what });
    });
  }

  onChange(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  broadcast(table: string, text: string): void {
    setImmediate(() => this.#broadcasts.emit(table, text));
  }

  onBroadcast(listener: BroadcastListener): () => void {
    return this.#broadcasts.add(listener);
  }

  async close(): Promise<void> {}
}
