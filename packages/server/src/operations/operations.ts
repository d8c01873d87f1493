/** The operator's tools: metrics, log, limits, and a page. */
import type { Hono, MiddlewareHandler } from 'hono';
import type { Notify } from '../notify/notify.js';
import type { TableApp } from '../table-app.js';
import { isOperator } from './admin/operator.js';
import { addAdmin } from './admin/routes.js';
import { type Log, withoutSecrets } from './log.js';
import type { Metrics } from './metrics.js';
import { isForwarded, isLoopback, limitRequests, type RateLimits } from './rate-limits.js';
import type { Settings } from './settings.js';

export interface Operations {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Timeout of the database in health checks. Milliseconds. */
const CHECK_TIMEOUT = 2_000;

/** Adds the operator's routes and middleware to an app, before its other routes. */
export function addOperations(
  app: Hono,
  { settings, log, metrics }: Operations,
  version: string,
  allowance: RateLimits,
  tableApp?: TableApp,
  notify?: Notify,
): void {
  const { VIGIL_OPERATOR_TOKEN: token, VIGIL_METRICS: who } = settings;
  app.use(requests(log, metrics));
  if (settings.VIGIL_PROXIES === 0) app.use(warnOfProxy(log));
  app.get('/metrics', async (c) => {
    const may = isOperator(c, token) || (who === 'loopback' && isLoopback(c));
    if (who === 'off' || !may) return c.text('You may not read /metrics.', 403);
    const { type, text } = await metrics.text();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
  if (tableApp && token !== undefined)
    addAdmin(app, { token, proxies: settings.VIGIL_PROXIES, version, log, app: tableApp, notify });
  app.use('/api/*', limitRequests(settings, allowance, tableApp));
}

/** Counts and logs every request with its result, without secrets in its address. */
function requests(log: Log, metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.answered(method, path, status, seconds);
    log.info({ method, path: withoutSecrets(path), status, ms: Math.round(seconds * 1000) }, 'request');
  };
}

/** Warns once if requests come through a proxy that the settings do not declare. */
function warnOfProxy(log: Log): MiddlewareHandler {
  let warned = false;
  return async (c, next) => {
    if (!warned && isForwarded(c)) {
      warned = true;
      log.warn(
        { setting: 'VIGIL_PROXIES' },
        'A request came through a proxy, but VIGIL_PROXIES is 0: all its clients share one rate limit. Set VIGIL_PROXIES to the number of proxies.',
      );
    }
    await next();
  };
}

/** True if the database answers within the timeout. */
export async function isHealthy(tableApp: TableApp | undefined): Promise<boolean> {
  if (!tableApp) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT);
  });
  try {
    return await Promise.race([tableApp.storage.ping().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** True if there is disk space for new entries. */
export async function hasDiskSpace(tableApp: TableApp | undefined): Promise<boolean> {
  return tableApp === undefined || (await tableApp.storage.hasDiskSpace());
}
