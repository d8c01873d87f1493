/** Metrics of a running server, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Notify } from '../notify/notify.js';
import type { OpenStorage } from '../storage/index.js';
import type { TableApp } from '../table-app.js';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Storage methods that are not timed, because they take indefinitely long. */
const UNTIMED: ReadonlySet<string> = new Set(['close', 'migrate', 'onChange', 'onBroadcast', 'broadcast']);

export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'vigil_http_request_seconds',
    help: 'Requests by address, method and status.',
    labelNames: ['method', 'address', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly entries = new Counter({
    name: 'vigil_entries_total',
    help: 'Entries that were stored, by kind: answers, undos, corrections.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly storage = new Histogram({
    name: 'vigil_storage_seconds',
    help: 'Duration of database operations, by operation.',
    labelNames: ['what', 'ok'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly refused = new Counter({
    name: 'vigil_rate_limited_total',
    help: 'Requests refused by a rate limit.',
    labelNames: ['why'],
    registers: [this.registry],
  });

  constructor() {
    // Memory, open files and event loop lag.
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a response. */
  answered(method: string, path: string, status: number, seconds: number): void {
    this.requests.observe({ method, address: addressOf(path, status), status: String(status) }, seconds);
  }

  /** Counts a refused request. */
  countRefusal(why: string): void {
    this.refused.inc({ why });
  }

  /** Returns a storage that times every call and counts every entry. */
  timed(storage: OpenStorage): OpenStorage {
    const timed = Object.entries(storage).map(([name, call]) => {
      if (typeof call !== 'function' || UNTIMED.has(name)) return [name, call];
      return [name, (...args: unknown[]) => this.time(name, args, call as (...args: unknown[]) => Promise<unknown>)];
    });
    return Object.fromEntries(timed) as OpenStorage;
  }

  private async time(what: string, args: readonly unknown[], call: (...args: unknown[]) => Promise<unknown>) {
    const end = this.storage.startTimer({ what });
    try {
      const given = await call(...args);
      end({ ok: 'yes' });
      if (what === 'append') for (const kind of kindsOf(args[2])) this.entries.inc({ kind });
      return given;
    } catch (error) {
      end({ ok: 'no' });
      throw error;
    }
  }

  /** Reads the current numbers of tables, connections and letters at each request for metrics. */
  watch(app: TableApp, notify?: Notify): void {
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    gauge('vigil_tables_in_memory', 'Tables in memory.', () => app.sessions.size);
    new Gauge({
      name: 'vigil_storage_has_space',
      help: '1 if the database has space; 0 after a write failed for lack of it.',
      registers: [this.registry],
      async collect() {
        this.set((await app.storage.hasDiskSpace()) ? 1 : 0);
      },
    });
    gauge('vigil_live_connections', 'Open live lines.', () => app.live.size);
    if (!notify) return;
    new Gauge({
      name: 'vigil_outbox_messages',
      help: 'Messages in the outbox, by state.',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [state, n] of Object.entries(await notify.deps.rows.counts())) this.set({ state }, Number(n));
      },
    });
  }

  /** Returns all metrics in the format of Prometheus. */
  async text(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}

function kindsOf(appended: unknown): readonly string[] {
  const { entries = [] } = (appended ?? {}) as {
    readonly entries?: readonly { readonly body: { readonly kind: string } }[];
  };
  return entries.map(({ body }) => body.kind);
}

/** Returns an address without variable parts, so that the number of labels stays small. */
function addressOf(path: string, status: number): string {
  if (!path.startsWith('/api/'))
    return path === '/health' || path === '/metrics' || path === '/operator' ? path : 'page';
  if (status === 400 || status === 404) return '/api/…';
  return path
    .replace(/(\/tables\/)[^/]+/, '$1:id')
    .replace(/(\/seats\/)\d+/, '$1:seat')
    .replace(/[\w-]{20,}/g, ':secret')
    .replace(/\d+/g, ':n')
    .replace('/api/v:n', '/api/v1');
}
