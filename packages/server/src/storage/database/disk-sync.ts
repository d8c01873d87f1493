import { closeSync, fdatasync, openSync } from 'node:fs';

/** Brings what was written to a file to the disk, and says when it is there. */
export type SyncFile = (fd: number, done: (error: Error | null) => void) => void;

/**
 * Waits until what was committed is on the disk. SQLite's own way (synchronous=FULL) is to wait within each commit, which
 * holds up the whole process, one commit after the other. Here a commit is written, others may follow, and one order to the
 * disk (fdatasync of the write-ahead log, the same that SQLite gives) covers all that were written before it was given;
 * whoever asked is answered after it. SQLite itself still waits where a log ends up in the database's file
 * (synchronous=NORMAL), so nothing is ever out of order.
 */
export class DiskSync {
  readonly #file: string | undefined;
  readonly #order: SyncFile;
  #fd: number | undefined;
  #written = 0;
  #kept = 0;
  #under: Promise<void> | undefined;
  #failed: unknown;

  /** `file`: the log; without one nothing is waited for. */
  constructor(file: string | undefined, order: SyncFile = fdatasync) {
    this.#file = file;
    this.#order = order;
  }

  /** Something was committed. */
  written(): void {
    this.#written++;
  }

  /**
   * Resolves when all that was committed so far is on the disk. Rejects when the disk does not take it: from then on always,
   * because after that nobody can say what of it is there before the file has been opened anew.
   */
  async synced(): Promise<void> {
    const wanted = this.#written;
    while (this.#kept < wanted) {
      if (this.#failed !== undefined) throw this.#failed;
      this.#under ??= this.#keep();
      await this.#under;
    }
  }

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
  }

  async #keep(): Promise<void> {
    const upTo = this.#written;
    try {
      await this.#toDisk();
      this.#kept = upTo;
    } catch (error) {
      this.#failed = new Error('The disk does not take what was written: start the server anew.', { cause: error });
      throw this.#failed;
    } finally {
      this.#under = undefined;
    }
  }

  #toDisk(): Promise<void> {
    if (this.#file === undefined) return Promise.resolve();
    // The log is there from the first change on, and stays until the database is closed.
    this.#fd ??= openSync(this.#file, 'r+');
    const fd = this.#fd;
    return new Promise((resolve, reject) => {
      this.#order(fd, (error) => (error ? reject(error) : resolve()));
    });
  }
}
