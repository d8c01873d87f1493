import { closeSync, fdatasync, openSync } from 'node:fs';

/** Syncs written data to disk, and reports when it is there. */
export type SyncFile = (fd: number, done: (error: Error | null) => void) => void;

/**
 * Waits until all commits are on disk. SQLite's own way (synchronous=FULL) waits within each commit and blocks the
 * whole process. Here a commit is written and others may follow. One fdatasync of the write-ahead log, as SQLite does,
 * covers all commits written before it. Their callers are answered after it. SQLite still waits when a log is
 * transferred to the database's file (synchronous=NORMAL), so nothing is ever out of order.
 */
export class DiskSync {
  readonly #file: string | undefined;
  readonly #syncFile: SyncFile;
  #fd: number | undefined;
  #commitCount = 0;
  #syncedCount = 0;
  #running: Promise<void> | undefined;
  #error: unknown;

  /** `file`: the log; undefined: nothing is synced. */
  constructor(file: string | undefined, syncFile: SyncFile = fdatasync) {
    this.#file = file;
    this.#syncFile = syncFile;
  }

  /** Registers a commit. */
  registerCommit(): void {
    this.#commitCount++;
  }

  /**
   * Resolves when all commits so far are on the disk. Rejects when the disk fails, and always from then on: the state
   * of the file is unknown until it is reopened.
   */
  async whenSynced(): Promise<void> {
    const wanted = this.#commitCount;
    while (this.#syncedCount < wanted) {
      if (this.#error !== undefined) throw this.#error;
      this.#running ??= this.#sync();
      await this.#running;
    }
  }

  close(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
  }

  async #sync(): Promise<void> {
    const upTo = this.#commitCount;
    try {
      await this.#toDisk();
      this.#syncedCount = upTo;
    } catch (error) {
      this.#error = new Error('The disk did not save written data. Restart the server.', { cause: error });
      throw this.#error;
    } finally {
      this.#running = undefined;
    }
  }

  #toDisk(): Promise<void> {
    if (this.#file === undefined) return Promise.resolve();
    // The log exists from the first change until the database is closed.
    this.#fd ??= openSync(this.#file, 'r+');
    const fd = this.#fd;
    return new Promise((resolve, reject) => {
      this.#syncFile(fd, (error) => (error ? reject(error) : resolve()));
    });
  }
}
