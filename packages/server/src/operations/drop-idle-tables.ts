/** Drops tables unused for a long time. */
import type { TableApp } from '../table-app.js';
import type { Log } from './log.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Maximum number of tables dropped by one run; the next run drops more. */
const BATCH_SIZE = 100;
const LEASE = 'caretaker';

/**
 * Drops tables unused for `days` days; 0: never. Only one of several processes does it.
 *
 * @returns the number of dropped tables
 */
export async function dropIdle(app: TableApp, days: number, log: Log): Promise<number> {
  const { storage, environment, sessions } = app;
  const now = environment.now();
  if (days <= 0 || !(await storage.lease(LEASE, app.processId, now, now + HOUR))) return 0;
  const idle = await storage.idleTables(now - days * DAY, BATCH_SIZE);
  for (const id of idle) {
    await sessions.forget(id);
    await storage.dropTable(id);
  }
  if (idle.length > 0) log.info({ tables: idle.length, days }, 'dropped unused tables');
  return idle.length;
}

/** Checks every hour. Returns a function that stops it. */
export function startDroppingIdle(app: TableApp, days: number, log: Log): () => void {
  const dropAll = () => {
    dropIdle(app, days, log).catch((error) => log.error({ error }, 'could not drop unused tables'));
  };
  const timer = setInterval(dropAll, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
