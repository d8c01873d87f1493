import type { Change } from '../storage.js';

export type Listener = (change: Change) => void;
export type WhisperListener = (table: string, text: string) => void;

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
  whisper(table: string, text: string): void;
  onWhisper(listener: WhisperListener): () => void;
  close(): Promise<void>;
}

/** Listeners in this process. An error in one does not affect the others. */
export class Listeners<Heard extends readonly unknown[]> {
  readonly #all = new Set<(...heard: Heard) => void>();

  constructor(readonly trouble: (error: unknown, doing: string) => void) {}

  add(listener: (...heard: Heard) => void): () => void {
    // Wrapped, so that the same listener can be added twice.
    const own = (...args: Heard) => listener(...args);
    this.#all.add(own);
    return () => this.#all.delete(own);
  }

  hear(...args: Heard): void {
    for (const listener of this.#all) {
      try {
        listener(...args);
      } catch (error) {
        this.trouble(error, 'telling of a change');
      }
    }
  }
}

/** Within one process, as always with SQLite. */
export class LocalChanges implements Changes {
  readonly #listeners: Listeners<[Change]>;
  readonly #whispers: Listeners<[string, string]>;

  constructor(trouble: (error: unknown, doing: string) => void) {
    this.#listeners = new Listeners(trouble);
    this.#whispers = new Listeners(trouble);
  }

  publish(changes: readonly CountedChange[]): void {
    setImmediate(() => {
      for (const { table, number, what } of changes) this.#listeners.hear({ table, number, what });
    });
  }

  onChange(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  whisper(table: string, text: string): void {
    setImmediate(() => this.#whispers.hear(table, text));
  }

  onWhisper(listener: WhisperListener): () => void {
    return this.#whispers.add(listener);
  }

  async close(): Promise<void> {}
}
