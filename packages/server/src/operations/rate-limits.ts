/** Rate limits per client address, and the maximum number of tables. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { TableApp } from '../table-app.js';
import { hashOf, isToken } from '../tables/tokens.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './settings.js';

const HOUR = 3600;
/** Number of invalid links allowed per address and minute. */
const INVALID_LINKS = 60;
/** Validity of the cached number of tables. Milliseconds. */
const COUNTED_FOR = 10_000;
/** The live connection as server-sent events. */
const EVENTS = /^\/api\/v1\/tables\/[^/]+\/events$/;
const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Returns the client address of a request: that of the connection, or the one reported by the nearest `proxies`. Of an
 * IPv6 address only the half that identifies a household.
 */
function clientAddress(remote: string, forwarded: string, proxies: number): string {
  const addresses = forwarded.split(',').map((item) => item.trim());
  const from = proxies > 0 ? addresses.at(-proxies) || remote : remote;
  return from.includes(':') && !from.includes('.') ? from.split(':').slice(0, 4).join(':') : from;
}

/** Remaining requests, invalid links, new tables and connections of each address. Counted per process. */
export class RateLimits {
  readonly tables: RateLimiterMemory;
  private readonly settings: Settings;
  private readonly metrics: Metrics;
  private readonly all: RateLimiterMemory;
  private readonly invalidLinks = new RateLimiterMemory({ points: INVALID_LINKS, duration: 60 });
  private readonly connections = new Map<string, number>();
  private connectionCount = 0;

  constructor(settings: Settings, metrics: Metrics) {
    this.settings = settings;
    this.metrics = metrics;
    this.all = new RateLimiterMemory({ points: settings.VIGIL_REQUESTS_PER_MINUTE, duration: 60 });
    this.tables = new RateLimiterMemory({ points: settings.VIGIL_NEW_TABLES_PER_HOUR, duration: HOUR });
  }

  /** Returns the client address of a request to an app. */
  addressOf(c: Context): string {
    return clientAddress(remoteOf(c) ?? 'unknown', c.req.header('x-forwarded-for') ?? '', this.settings.VIGIL_PROXIES);
  }

  /** Returns the client address of a Node request. */
  addressOfRequest({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'] ?? '';
    return clientAddress(socket.remoteAddress ?? 'unknown', String(forwarded), this.settings.VIGIL_PROXIES);
  }

  /** Consumes a request of the limit. Returns the seconds to wait if there is none left. */
  takeRequest(from: string): Promise<number | undefined> {
    return left(this.all, from);
  }

  /** Counts an invalid link. Returns true if the address has sent too many. */
  async countInvalidLink(from: string): Promise<boolean> {
    await left(this.invalidLinks, from);
    return (await this.waitForLinks(from)) !== undefined;
  }

  /** Returns the seconds until links of an address are tried again after too many invalid ones. */
  waitForLinks(from: string): Promise<number | undefined> {
    return waitAfterInvalidLinks(this.invalidLinks, from);
  }

  /** Takes a connection. Returns the function that releases it, or undefined at the limit. */
  takeConnection(from: string): (() => void) | undefined {
    const own = this.connections.get(from) ?? 0;
    if (
      own >= this.settings.VIGIL_CONNECTIONS_PER_ADDRESS ||
      this.connectionCount >= this.settings.VIGIL_MAX_CONNECTIONS
    ) {
      this.countRefusal('lines');
      return undefined;
    }
    this.connections.set(from, own + 1);
    this.connectionCount++;
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.connectionCount--;
      const now = (this.connections.get(from) ?? 1) - 1;
      if (now > 0) this.connections.set(from, now);
      else this.connections.delete(from);
    };
  }

  /** Counts a refusal. */
  countRefusal(why: string): void {
    this.metrics.countRefusal(why);
  }
}

/** The remote address; undefined without a connection, as in tests. */
function remoteOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

/** True if a request names the client of a proxy. */
export function isForwarded(c: Context): boolean {
  return c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
}

/** True if a request comes from this machine itself, not through a proxy. */
export function isLoopback(c: Context): boolean {
  const remote = remoteOf(c) ?? '';
  const isLocal = remote === '::1' || remote.startsWith('127.') || remote.startsWith('::ffff:127.');
  return isLocal && !isForwarded(c);
}

/** Creates a check for origins: the server's own and those in the settings. */
export function createOriginCheck(settings: Pick<Settings, 'VIGIL_ORIGINS' | 'VIGIL_URL'>) {
  return (origin: string | undefined, host: string | undefined): boolean => {
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const { host: from, origin: whole } = new URL(origin);
    if (from === host || settings.VIGIL_ORIGINS.includes(whole)) return true;
    return settings.VIGIL_URL !== undefined && new URL(settings.VIGIL_URL).origin === whole;
  };
}

/**
 * Returns the origin of the requesting page. A form on a page with `no-referrer` (opened from links in mails) sends
 * `null`. Only the browser can then tell if it is this server's, and no page can forge that.
 */
function originOf(c: Context): string | undefined {
  const origin = c.req.header('origin');
  return origin === 'null' && c.req.header('sec-fetch-site') === 'same-origin' ? undefined : origin;
}

/** Refuses requests over a limit, requests of other sites' pages, and tables and connections beyond the maximum. */
export function limitRequests(settings: Settings, allowance: RateLimits, app?: TableApp): MiddlewareHandler {
  const isAllowedOrigin = createOriginCheck(settings);
  let counted = { tables: 0, at: Number.NEGATIVE_INFINITY };
  const isFull = async () => {
    if (!app) return false;
    const now = app.environment.now();
    if (now - counted.at > COUNTED_FOR) counted = { tables: Number((await app.storage.counts()).tables), at: now };
    return counted.tables >= settings.VIGIL_MAX_TABLES;
  };
  const refuse = (c: Context, why: string, message: string, status: 403 | 429, wait = 60) => {
    if (why !== 'lines') allowance.countRefusal(why);
    const code = status === 403 ? 'not-yours' : 'too-many';
    if (status === 429) c.header('Retry-After', String(wait));
    return c.json({ refusal: { code, why: message } }, status, { 'Cache-Control': 'no-store' });
  };
  return async (c, next) => {
    const from = allowance.addressOf(c);
    const { method, path } = c.req;
    if (CHANGES.has(method) && !isAllowedOrigin(originOf(c), c.req.header('host'))) {
      return refuse(c, 'origin', 'Pages from other sites may not use this server.', 403);
    }
    const makes = method === 'POST' && path === '/api/v1/tables';
    const wait = (await allowance.takeRequest(from)) ?? (makes ? await left(allowance.tables, from) : undefined);
    if (wait !== undefined)
      return refuse(c, makes ? 'tables' : 'rate', 'Too many requests. Try again a little later.', 429, wait);
    const guessing = await allowance.waitForLinks(from);
    // Players behind the same address keep their access.
    if (guessing !== undefined && (await hasUnknownLink(c, app)))
      return refuse(c, 'links', 'Too many wrong links. Try again a little later.', 429, guessing);
    if (makes && (await isFull())) return refuse(c, 'full', 'This server has no room for more tables.', 429, HOUR);
    if (method === 'GET' && EVENTS.test(path)) {
      // An event stream counts as a connection while it is open.
      const release = allowance.takeConnection(from);
      if (!release) return refuse(c, 'lines', 'There are too many live connections. Close some.', 429);
      const { outgoing } = c.env as { readonly outgoing?: ServerResponse };
      if (outgoing) outgoing.once('close', release);
      else release();
    }
    await next();
    if (c.res.status === 401) await allowance.countInvalidLink(from);
    return undefined;
  };
}

/** True if a request carries a link that opens nothing. */
async function hasUnknownLink(c: Context, app: TableApp | undefined): Promise<boolean> {
  const [, token] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === undefined || !app) return false;
  const link = isToken(token) ? await app.storage.link(hashOf(token)) : undefined;
  return link === undefined || link.revokedAt !== undefined;
}

/** Consumes one of a limit. Returns the seconds to wait if none is left. */
async function left(limiter: RateLimiterMemory, from: string): Promise<number | undefined> {
  try {
    await limiter.consume(from);
    return undefined;
  } catch (spent) {
    return spent instanceof RateLimiterRes ? Math.ceil(spent.msBeforeNext / 1000) : 1;
  }
}

/** Returns the seconds an address over its limit has to wait; consumes nothing. */
async function waitAfterInvalidLinks(limiter: RateLimiterMemory, from: string): Promise<number | undefined> {
  const state = await limiter.get(from);
  return state !== null && state.consumedPoints >= INVALID_LINKS ? Math.ceil(state.msBeforeNext / 1000) : undefined;
}
