import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { ErrorReporter } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import type { Change } from '../storage.js';
import { type BroadcastListener, type Changes, type CountedChange, type Listener, Listeners } from './changes.js';

const CHANNEL = 'vigil';
const EVERYTHING: readonly Change['what'][] = ['table', 'seats', 'entries', 'votes', 'talk'];
/** Intervals of the search for missed changes: with a connection, and without one. */
const LOOK_MS = 10_000;
const LOOK_WITHOUT_LINE_MS = 2_000;
/** A change may be announced this long after its stamp, if its transaction takes long. */
const OVERLAP_MS = 30_000;
const AT_ONCE = 1_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** PostgreSQL's limit is 8,000 bytes. */
const LONGEST_WORD = 7_900;

/**
 * A message of the channel: only the place of a change. `from` is the sending process, which ignores its own messages.
 */
type ChannelMessage = { readonly from: string } & (
  | CountedChange
  | { readonly table: string; readonly broadcast: string }
);

/**
 * Changes over LISTEN and NOTIFY. A lost connection or a process that ended early can lose changes. Regular reads of
 * the recently touched tables find them: each table counts its changes. A listener with the last count in unbroken
 * order has missed nothing. For any other table, everything is reported as changed.
 */
export class PostgresChanges implements Changes {
  readonly #listeners: Listeners<[Change]>;
  readonly #broadcasts: Listeners<[string, string]>;
  readonly #me = randomUUID();
  /** The change count of a table up to which nothing was missed. */
  readonly #revisions = new Map<string, number>();
  #line: pg.Client | undefined;
  #lookedUpTo: number | undefined;
  #untold: ChannelMessage[] = [];
  #telling: Promise<void> | undefined;
  #looking: Promise<void> | undefined;
  #connecting: Promise<void> | undefined;
  #lookTimer: NodeJS.Timeout | undefined;
  #connectTimer: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT_MS;
  #closed = false;

  constructor(
    readonly db: Kysely<Schema>,
    readonly config: pg.ClientConfig,
    readonly clock: RawBuilder<number>,
    readonly trouble: ErrorReporter,
  ) {
    this.#listeners = new Listeners(trouble);
    this.#broadcasts = new Listeners(trouble);
  }

  publish(changes: readonly CountedChange[]): void {
    if (this.#closed) return;
    for (const change of changes) this.#send({ ...change, from: this.#me });
    setImmediate(() => {
      for (const change of changes) this.#handleChange(change);
    });
  }

  onChange(listener: Listener): () => void {
    this.#begin();
    return this.#listeners.add(listener);
  }

  broadcast(table: string, text: string): void {
    if (this.#closed) return;
    const word = { from: this.#me, table, broadcast: text };
    if (Buffer.byteLength(JSON.stringify(word)) <= LONGEST_WORD) this.#send(word);
    setImmediate(() => this.#broadcasts.emit(table, text));
  }

  onBroadcast(listener: BroadcastListener): () => void {
    this.#begin();
    return this.#broadcasts.add(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#lookTimer);
    clearTimeout(this.#connectTimer);
    await Promise.allSettled([this.#telling, this.#looking, this.#connecting]);
    const line = this.#line;
    this.#line = undefined;
    await line?.end().catch(() => {});
  }

  /** Starts to listen with the first listener. */
  #begin(): void {
    if (this.#connecting !== undefined || this.#closed) return;
    this.#connect();
    this.#lookLater();
  }

  #send(word: ChannelMessage): void {
    this.#untold.push(word);
    this.#telling ??= this.#tellAll();
  }

  /** One statement at a time; messages in the meantime are sent together with the next one. */
  async #tellAll(): Promise<void> {
    while (this.#untold.length > 0) {
      const words = JSON.stringify(this.#untold.splice(0, AT_ONCE));
      try {
        await sql`select pg_notify(${CHANNEL}, word::text) from json_array_elements(${words}::json) as word`.execute(
          this.db,
        );
      } catch (error) {
        // Other processes find the change by reading.
        this.trouble(error, 'telling other processes of a change');
      }
    }
    this.#telling = undefined;
  }

  #handleChange({ revision, table, number, what }: CountedChange): void {
    const lastRevision = this.#revisions.get(table);
    // Changes in one transaction have the same count.
    if (lastRevision !== undefined && revision > lastRevision + 1) this.#revisions.delete(table);
    else if (lastRevision !== undefined && revision > lastRevision) this.#revisions.set(table, revision);
    this.#listeners.emit({ table, number, what });
  }

  #connect(): void {
    this.#connecting = this.#listen().catch((error) => {
      this.trouble(error, 'listening to other processes');
      this.#reconnect();
    });
  }

  async #listen(): Promise<void> {
    const line = new pg.Client({ ...this.config, statement_timeout: 0 });
    const lost = (error?: Error) => {
      if (this.#line !== line) return;
      this.#line = undefined;
      this.#revisions.clear();
      if (error) this.trouble(error, 'listening to other processes');
      line.end().catch(() => {});
      this.#reconnect();
    };
    line.on('error', lost);
    line.on('end', () => lost());
    line.on('notification', ({ payload }) => {
      const word: ChannelMessage = JSON.parse(payload ?? '');
      if (word.from === this.#me) return;
      if ('broadcast' in word) this.#broadcasts.emit(word.table, word.broadcast);
      else this.#handleChange(word);
    });
    try {
      await line.connect();
      await line.query(`listen ${CHANNEL}`);
    } catch (error) {
      line.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return void (await line.end());
    this.#line = line;
    this.#wait = FIRST_WAIT_MS;
    // Finds changes made before the connection.
    this.#lookLater(0);
  }

  #reconnect(): void {
    if (this.#closed) return;
    this.#lookLater();
    this.#connectTimer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #lookLater(after = this.#line === undefined ? LOOK_WITHOUT_LINE_MS : LOOK_MS): void {
    if (this.#closed) return;
    clearTimeout(this.#lookTimer);
    this.#lookTimer = setTimeout(() => {
      this.#looking ??= this.#look()
        .catch((error) => this.trouble(error, 'looking for changes'))
        .finally(() => {
          this.#looking = undefined;
          this.#lookLater();
        });
    }, after);
    this.#lookTimer.unref();
  }

  async #look(): Promise<void> {
    const now = (await sql<{ now: number }>`select ${this.clock} as now`.execute(this.db)).rows[0]?.now ?? 0;
    const from = (this.#lookedUpTo ?? now) - OVERLAP_MS;
    const seen = new Set<string>();
    for (let offset = 0; ; offset += AT_ONCE) {
      const touched = await this.db
        .selectFrom('tables')
        .select(['id', 'number', 'revision'])
        .where('touchedAt', '>', from)
        .orderBy('touchedAt')
        .orderBy('id')
        .limit(AT_ONCE)
        .offset(offset)
        .execute();
      for (const { id, number, revision } of touched) {
        seen.add(id);
        if ((this.#revisions.get(id) ?? -1) >= revision) continue;
        this.#revisions.set(id, revision);
        for (const what of EVERYTHING) this.#listeners.emit({ table: id, number, what });
      }
      if (touched.length < AT_ONCE) break;
    }
    for (const id of this.#revisions.keys()) if (!seen.has(id)) this.#revisions.delete(id);
    this.#lookedUpTo = now;
  }
}
