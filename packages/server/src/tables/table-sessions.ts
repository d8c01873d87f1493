import type { Change } from '../storage/storage.js';
import { RequestError } from './request-error.js';
import { type SessionDeps, TableSession } from './table-session.js';

/** Milliseconds. */
const JUST_USED = 2_000;
/** Idle time until an unwatched table is forgotten, and the interval of the search for such tables. */
const LEFT = 5 * 60_000;
const LOOK = 60_000;

/**
 * The tables in memory. Those that were left are forgotten after a while, and the longest unused when there are more than
 * `most`; each is soon there again.
 */
export class TableSessions {
  readonly deps: SessionDeps;
  private readonly most: number;
  private readonly rooms = new Map<string, Promise<TableSession>>();
  private readonly there = new Map<string, TableSession>();
  private readonly stop: () => void;
  private readonly timer: NodeJS.Timeout;

  constructor(means: SessionDeps, most = 500) {
    this.deps = means;
    this.most = most;
    this.stop = means.storage.onChange((change) => this.changed(change));
    this.timer = setInterval(() => void this.forgetLeft(), LOOK);
    this.timer.unref();
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.there.size;
  }

  /** A table, read if it is not in memory. Throws {@link RequestError} if there is none. */
  async find(id: string): Promise<TableSession> {
    const known = this.rooms.get(id);
    if (known) {
      // The last used are the last of the map.
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

  /** Does something at a table; see {@link TableSession.run}. */
  async run<T>(id: string, work: (session: TableSession) => Promise<T> | T): Promise<T> {
    return await (await this.find(id)).run(work);
  }

  /** Keeps what has to be kept and hears nothing any more. */
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

  /** Forgets the tables that were left. Gives how many. */
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
      // A table with listeners stays, and so does one used just now: its player may be about to listen.
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
