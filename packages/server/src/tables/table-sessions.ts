import type { Change } from '../storage/storage.js';
import { RequestError } from './request-error.js';
import { type SessionDeps, TableSession } from './table-session.js';

/** Milliseconds. */
const JUST_USED = 2_000;
/** Idle time until a table without listeners is dropped, and the interval of the check. */
const LEFT = 5 * 60_000;
const IDLE_CHECK_INTERVAL = 60_000;

/**
 * The tables in memory. Idle ones are dropped, and the least recently used if there are more than `most`. Each can be
 * restored quickly.
 */
export class TableSessions {
  readonly deps: SessionDeps;
  private readonly most: number;
  private readonly rooms = new Map<string, Promise<TableSession>>();
  private readonly there = new Map<string, TableSession>();
  private readonly stop: () => void;
  private readonly timer: NodeJS.Timeout;

  constructor(deps: SessionDeps, max = 500) {
    this.deps = deps;
    this.most = max;
    this.stop = deps.storage.onChange((change) => this.changed(change));
    this.timer = setInterval(() => void this.forgetLeft(), IDLE_CHECK_INTERVAL);
    this.timer.unref();
  }

  /** Number of tables in memory. */
  get size(): number {
    return this.there.size;
  }

  /** Returns a table; reads it if necessary. Throws {@link RequestError} if there is none. */
  async find(id: string): Promise<TableSession> {
    const known = this.rooms.get(id);
    if (known) {
      // The map is in order of last use.
      this.rooms.delete(id);
      this.rooms.set(id, known);
      const session = await known;
      session.used = this.deps.environment.now();
      return session;
    }
    const coming = this.read(id);
    this.rooms.set(id, coming);
    coming.catch(() => this.rooms.delete(id));
    const session = await coming;
    this.there.set(id, session);
    await this.evict();
    return session;
  }

  /** Runs work at a table; see {@link TableSession.run}. */
  async run<T>(id: string, work: (session: TableSession) => Promise<T> | T): Promise<T> {
    return await (await this.find(id)).run(work);
  }

  /** Saves all pending data and stops listening. */
  async close(): Promise<void> {
    this.stop();
    clearInterval(this.timer);
    for (const session of this.there.values()) await this.rested(session);
    this.rooms.clear();
    this.there.clear();
  }

  /** Drops a table from memory; the next use reads it again. */
  async forget(id: string): Promise<void> {
    const session = this.there.get(id);
    this.there.delete(id);
    this.rooms.delete(id);
    if (session) await this.rested(session);
  }

  /** Drops a table that was deleted, and tells its listeners. */
  dropDeleted(id: string): void {
    const session = this.there.get(id);
    this.there.delete(id);
    this.rooms.delete(id);
    session?.announceDeletion();
  }

  /** Drops idle tables. Returns their number. */
  async forgetLeft(): Promise<number> {
    const left = this.deps.environment.now() - LEFT;
    let forgotten = 0;
    for (const session of [...this.there.values()]) {
      if (session.watched || session.used > left) continue;
      await this.forget(session.id);
      forgotten++;
    }
    return forgotten;
  }

  private async read(id: string): Promise<TableSession> {
    const row = await this.deps.storage.table(id);
    if (!row) throw new RequestError('unknown-table', 'There is no such table.');
    const session = new TableSession(row, this.deps);
    await session.run(() => session.load());
    return session;
  }

  private changed(change: Change): void {
    this.there.get(change.table)?.changed(change);
  }

  private async evict(): Promise<void> {
    const now = this.deps.environment.now();
    for (const [id] of this.rooms) {
      if (this.there.size <= this.most) return;
      const session = this.there.get(id);
      // Keeps a table with listeners, or used just now by a client that may be about to listen.
      if (session?.watched === false && now - session.used > JUST_USED) await this.forget(id);
    }
  }

  private async rested(session: TableSession): Promise<void> {
    try {
      await session.run(() => session.dispose());
    } catch (error) {
      this.deps.onError(session.id, error);
    }
  }
}
