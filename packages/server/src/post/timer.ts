/** The timer of tables: deadlines, the end of votes, and reminders. A lease lets one process at a time run it. */
import { isAway, reminderOf } from '@vigil/table';
import type { SeatRow, TableRow, WaitRow } from '../storage/rows.js';
import type { TableApp } from '../table-app.js';
import { endVote } from '../tables/table-changes.js';
import { onDeadline } from './deadlines.js';

/** Longest interval between rounds, and validity of this process's lease. Milliseconds. */
const ROUND = 60_000;
const LEASE = 90_000;
const BATCH_SIZE = 500;
/** Maximum rounds of one call: an applied deadline may lead to another that has passed. */
const MAX_TURNS = 20;
const HOUR = 3_600_000;
/** Minimum interval between reminders. */
const MIN_REMINDER_INTERVAL = HOUR / 60;

/** Reminds a seat of a wait, according to its preferences. */
export type Remind = (wait: WaitRow) => Promise<void>;

export class PostTimer {
  private readonly app: TableApp;
  private readonly remind: Remind;
  private timer: NodeJS.Timeout | undefined;
  private under: Promise<unknown> = Promise.resolve();
  private running = false;

  constructor(app: TableApp, remind: Remind = async () => {}) {
    this.app = app;
    this.remind = remind;
  }

  /** Starts with a round now, then one each minute. */
  start(): void {
    this.running = true;
    this.again(0);
  }

  /** Completes running work only. */
  async close(): Promise<void> {
    this.running = false;
    clearTimeout(this.timer);
    await this.under;
  }

  /** Applies passed deadlines and sends reminders. Returns their number; 0 if another process holds the lease. */
  async work(): Promise<number> {
    const { storage, environment, processId } = this.app;
    const now = environment.now();
    if (!(await storage.lease('post', processId, now, now + LEASE))) return 0;
    let done = 0;
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const due = await storage.dueWaits(environment.now(), BATCH_SIZE);
      for (const wait of due) {
        done++;
        await this.tried(wait, async () => onDeadline(await this.app.sessions.find(wait.table), wait));
      }
      if (due.length === 0) break;
    }
    for (const proposal of await storage.dueProposals(environment.now(), BATCH_SIZE)) {
      done++;
      await this.tried(proposal, async () => endVote(await this.app.sessions.find(proposal.table), proposal.id));
    }
    return done + (await this.reminders());
  }

  private async reminders(): Promise<number> {
    const { storage, environment } = this.app;
    const now = environment.now();
    const waits: WaitRow[] = [];
    for (;;) {
      const more = await storage.waitsToRemind(now, BATCH_SIZE, waits.length);
      waits.push(...more);
      if (more.length < BATCH_SIZE) break;
    }
    const tables = new Map<string, { readonly row: TableRow | undefined; readonly seats: readonly SeatRow[] }>();
    let done = 0;
    for (const wait of waits) {
      const { table } = wait;
      if (!tables.has(table)) tables.set(table, { row: await storage.table(table), seats: await storage.seats(table) });
      const { row, seats } = tables.get(table) ?? {};
      if (now - (wait.remindedAt ?? wait.since) < MIN_REMINDER_INTERVAL) continue;
      const away = wait.kind === 'keeper' ? undefined : seats?.[wait.seat]?.away;
      if (!row || isAway(away, now)) continue;
      const at = reminderOf(wait.since, wait.remindedAt, row.settings, away, []);
      if (at === undefined || at > now) continue;
      done++;
      await this.tried(wait, async () => {
        // The reminder is recorded first, then sent: a lost one still shows on the page, a second one annoys.
        await storage.setReminded(wait, now);
        await this.remind({ ...wait, reminders: wait.reminders + 1, remindedAt: now });
      });
    }
    return done;
  }

  private async tried({ table }: Pick<WaitRow, 'table'>, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.app.onError(table, error);
    }
  }

  private again(after: number): void {
    if (!this.running) return;
    this.timer = setTimeout(() => {
      this.under = this.work()
        .catch((error) => this.app.onError('', error))
        .then(() => this.again(ROUND));
    }, after);
    this.timer.unref();
  }
}
