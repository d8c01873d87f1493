import type { Change } from '../storage.js';

export type Listener = (change: Change) => void;

/** A change with the count of changes of its table, by which one that was missed is noticed. */
export interface Counted extends Change {
  readonly revision: number;
}

/** Tells what changed to whoever listens: here, and in other processes on the same database. */
export interface Changes {
  /** After it is in the database. Returns at once; listeners hear of it after whoever made the change. */
  tell(changes: readonly Counted[]): void;
  onChange(listener: Listener): () => void;
  close(): Promise<void>;
}

/** Those who listen in this process. A listener that throws keeps no other from hearing. */
export class Listeners {
  readonly #all = new Set<Listener>();

  constructor(readonly trouble: (error: unknown, doing: string) => void) {}

  get size(): number {
    return this.#all.size;
  }

  add(listener: Listener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  hear({ table, number, what }: Change): void {
    for (const listener of this.#all) {
      try {
        listener({ table, number, what });
      } catch (error) {
        this.trouble(error, 'telling of a change');
      }
    }
  }
}

/** Within one process: all there is with SQLite. */
export class ChangesHere implements Changes {
  readonly #listeners: Listeners;

  constructor(trouble: (error: unknown, doing: string) => void) {
    this.#listeners = new Listeners(trouble);
  }

  tell(changes: readonly Counted[]): void {
    setImmediate(() => {
      for (const change of changes) this.#listeners.hear(change);
    });
  }

  onChange(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  async close(): Promise<void> {}
}
