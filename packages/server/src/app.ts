import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { refuse } from './api/api.js';
import { createTableApi } from './api/interface.js';
import type { Notify } from './notify/notify.js';
import { withoutSecrets } from './operations/log.js';
import { addOperations, hasDiskSpace, isHealthy, type Operations } from './operations/operations.js';
import { RateLimits } from './operations/rate-limits.js';
import { isUnreachable } from './storage/storage-errors.js';
import type { TableApp } from './table-app.js';
import { refusalOf } from './tables/request-error.js';

/** Dependencies of the HTTP app. `page`: the folder of the built web page. */
export interface AppOptions {
  readonly page: string;
  readonly version: string;
  /** The app of tables; without it only the page is served. */
  readonly tableApp?: TableApp;
  /** Notifications; without it none are sent. */
  readonly notify?: Notify;
  /** The operator's tools: metrics, a log, limits, a page. */
  readonly operations?: Operations;
  /** Remaining rate limits of each address, shared with other parts. */
  readonly rateLimits?: RateLimits | undefined;
}

/** Files with a content hash in their name never change (Vite puts them into /assets). */
const HASHED_ASSET = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The HTTP app: health of the process, tables and page. */
export function createApp({ page, version, tableApp, notify, operations, rateLimits }: AppOptions): Hono {
  const app = new Hono();
  app.use(headers);
  if (operations) {
    const left = rateLimits ?? new RateLimits(operations.settings, operations.metrics);
    addOperations(app, operations, version, left, tableApp, notify);
  }
  app.get('/health', async (c) => {
    const ok = await isHealthy(tableApp);
    // Reading still works, and another process would have no more space.
    const full = ok && !(await hasDiskSpace(tableApp));
    return c.json({ ok, version, ...(full && { storage: 'full' }) }, ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  if (tableApp) app.route('/api/v1', createTableApi(tableApp, version, notify));
  // Compressed by the build (scripts/pack-page.mjs).
  app.use(caching, serveStatic({ root: page, precompressed: true }));
  // The link to a table. The part after # stays in the browser; the page reads it.
  app.get('/t/:table{[a-z0-9]+}', (c) => {
    const decision = /^\d{1,9}(?:\.\d{1,9})?$/.exec(c.req.query('decision') ?? '')?.[0];
    return c.redirect(`../?t=${c.req.param('table')}${decision === undefined ? '' : `&decision=${decision}`}`, 302);
  });
  // The page handles its own addresses, which have no file extension.
  app.get('*', async (c, next) => {
    if (/\.\w+$/.test(c.req.path)) return c.text(`${c.req.path} does not exist.`, 404);
    return serveStatic({ root: page, path: 'index.html', precompressed: true })(c, next);
  });
  app.notFound((c) => c.text(`${c.req.path} does not exist.`, 404));
  app.onError((error, c) => {
    // Middleware before the API may need the database too.
    const isForApi = c.req.path.startsWith('/api/') && isUnreachable(error);
    if (operations) operations.log.error({ error, path: withoutSecrets(c.req.path) }, 'a request failed');
    else console.error(`vigil: ${c.req.method} ${withoutSecrets(c.req.path)}: ${error.stack ?? error.message}`);
    if (isForApi) return refuse(c, refusalOf(error));
    return c.text('The server made an error. It is in the server’s log.', 500);
  });
  return app;
}

/** The page loads nothing from other hosts. An operator behind HTTPS decides on Strict-Transport-Security. */
const headers = secureHeaders({
  strictTransportSecurity: false,
  referrerPolicy: 'no-referrer',
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
});

const caching: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 200) c.header('Cache-Control', HASHED_ASSET.test(c.req.path) ? IMMUTABLE : REVALIDATE);
};
