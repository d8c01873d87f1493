/** How much one address may ask for, and how many tables there may be. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { House } from '../house.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './settings.js';

const HOUR = 3600;
/** Wrong links that one address may try in a minute. */
const WRONG_LINKS = 60;
/** How long the number of tables is believed. Milliseconds. */
const COUNTED_FOR = 10_000;
const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Where a request comes from: the line itself, or what the `proxies` nearest to this server say of it. Of IPv6 the half
 * that one household has.
 */
function whence(c: Context, proxies: number): string {
  const line = remoteOf(c) ?? 'unknown';
  const said = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
  const from = proxies > 0 ? said.at(-proxies) || line : line;
  return from.includes(':') && !from.includes('.') ? from.split(':').slice(0, 4).join(':') : from;
}

/** The other end of the line; undefined where there is none, as in tests. */
function remoteOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

/** Whether a request comes from this very machine, and no proxy brought it. */
export function isLoopback(c: Context): boolean {
  const line = remoteOf(c) ?? '';
  const here = line === '::1' || line.startsWith('127.') || line.startsWith('::ffff:127.');
  return here && c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined;
}

/** Whether a page from there may speak to this server: its own, and those that the settings name. */
export function mayCome(settings: Pick<Settings, 'VIGIL_ORIGINS' | 'VIGIL_URL'>) {
  return (origin: string | undefined, host: string | undefined): boolean => {
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const { host: from, origin: whole } = new URL(origin);
    if (from === host || settings.VIGIL_ORIGINS.includes(whole)) return true;
    return settings.VIGIL_URL !== undefined && new URL(settings.VIGIL_URL).origin === whole;
  };
}

/**
 * Where the page is from that asks. A form on a page that tells nobody its address (`no-referrer`, as those that links in
 * mails lead to) says `null`; whether it is of this server only the browser can say then, and no page can have it say so.
 */
function originOf(c: Context): string | undefined {
  const origin = c.req.header('origin');
  return origin === 'null' && c.req.header('sec-fetch-site') === 'same-origin' ? undefined : origin;
}

/** Turns away what comes too often, from pages of others, and tables for which there is no room. */
export function limits(settings: Settings, metrics: Metrics, house?: House): MiddlewareHandler {
  const all = new RateLimiterMemory({ points: settings.VIGIL_REQUESTS, duration: 60 });
  const wrong = new RateLimiterMemory({ points: WRONG_LINKS, duration: 60 });
  const tables = new RateLimiterMemory({ points: settings.VIGIL_NEW_TABLES, duration: HOUR });
  const comes = mayCome(settings);
  let counted = { tables: 0, at: Number.NEGATIVE_INFINITY };
  const isFull = async () => {
    if (!house) return false;
    const now = house.world.now();
    if (now - counted.at > COUNTED_FOR) counted = { tables: Number((await house.storage.counts()).tables), at: now };
    return counted.tables >= settings.VIGIL_TABLES;
  };
  const refuse = (c: Context, why: string, said: string, status: 403 | 429, wait = 60) => {
    metrics.turnedAway(why);
    const code = status === 403 ? 'not-yours' : 'too-many';
    if (status === 429) c.header('Retry-After', String(wait));
    return c.json({ refusal: { code, why: said } }, status, { 'Cache-Control': 'no-store' });
  };
  return async (c, next) => {
    const from = whence(c, settings.VIGIL_PROXIES);
    const { method, path } = c.req;
    if (CHANGES.has(method) && !comes(originOf(c), c.req.header('host'))) {
      return refuse(c, 'origin', 'Pages from elsewhere do not speak to this server.', 403);
    }
    const makes = method === 'POST' && path === '/api/v1/tables';
    const wait =
      (await left(all, from)) ?? (await tried(wrong, from)) ?? (makes ? await left(tables, from) : undefined);
    if (wait !== undefined)
      return refuse(c, makes ? 'tables' : 'rate', 'That was too often: a little later.', 429, wait);
    if (makes && (await isFull())) return refuse(c, 'full', 'This server has no room for more tables.', 429, HOUR);
    await next();
    if (c.res.status === 401) await left(wrong, from);
    return undefined;
  };
}

/** Takes one off what an address has left; how many seconds it has to wait, if nothing was. */
async function left(limiter: RateLimiterMemory, from: string): Promise<number | undefined> {
  try {
    await limiter.consume(from);
    return undefined;
  } catch (spent) {
    return spent instanceof RateLimiterRes ? Math.ceil(spent.msBeforeNext / 1000) : 1;
  }
}

/** How many seconds an address has to wait that has tried too often; nothing is taken off. */
async function tried(limiter: RateLimiterMemory, from: string): Promise<number | undefined> {
  const so = await limiter.get(from);
  return so !== null && so.consumedPoints >= WRONG_LINKS ? Math.ceil(so.msBeforeNext / 1000) : undefined;
}
