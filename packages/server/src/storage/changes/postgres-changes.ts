import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { ErrorReporter } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import type { Change } from '../storage.js';
import { type BroadcastListener, type Changes, type CountedChange, type Listener, Listeners } from './changes.js';

const CHANNEL = 'vigil';
const EVERYTHING: readonly Change['what'][] = ['table', 'seats', 'entries', 'votes', 'talk'];
/** Intervals of the search for missed changes: while listening, and without a connection. */
const POLL_MS = 10_000;
const POLL_UNCONNECTED_MS = 2_000;
/** A change may be announced this long after its stamp, if its transaction takes long. */
const OVERLAP_MS = 30_000;
const BATCH_SIZE = 1_000;
const MIN_RECONNECT_MS = 100;
const MAX_RECONNECT_MS = 5_000;

/** PostgreSQL's limit is 8,000 bytes. */
const MAX_MESSAGE_BYTES = 7_900;

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
  readonly #processId = randomUUID();
  /** The change count of a table up to which nothing was missed. */
  readonly #revisions = new Map<string, number>();
  #connection: pg.Client | undefined;
  #polledUpTo: number | undefined;
  #unsent: ChannelMessage[] = [];
  #sending: Promise<void> | undefined;
  #polling: Promise<void> | undefined;
  #connecting: Promise<void> | undefined;
  #pollTimer: NodeJS.Timeout | undefined;
  #connectTimer: NodeJS.Timeout | undefined;
  #reconnectDelay = MIN_RECONNECT_MS;
  #isClosed = false;

  constructor(
    readonly db: Kysely<Schema>,
    readonly config: pg.ClientConfig,
    readonly clock: RawBuilder<number>,
    readonly onError: ErrorReporter,
  ) {
    this.#listeners = new Listeners(onError);
    this.#broadcasts = new Listeners(onError);
  }

  publish(changes: readonly CountedChange[]): void {
    if (this.#isClosed) return;
    for (const change of changes) this.#send({ ...change, from: this.#processId });
    setImmediate(() => {
      for (const change of changes) this.#handleChange(change);
    });
  }

  onChange(listener: Listener): () => void {
    this.#begin();
    return this.#listeners.add(listener);
  }

  broadcast(table: string, text: string): void {
    if (this.#isClosed) return;
    const message = { from: this.#processId, table, broadcast: text };
    if (Buffer.byteLength(JSON.stringify(message)) <= MAX_MESSAGE_BYTES) this.#send(message);
    setImmediate(() => this.#broadcasts.emit(table, text));
  }

  onBroadcast(listener: BroadcastListener): () => void {
    this.#begin();
    return this.#broadcasts.add(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#pollTimer);
    clearTimeout(this.#connectTimer);
    await Promise.allSettled([this.#sending, this.#polling, this.#connecting]);
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.end().catch(() => {});
  }

  /** Starts to listen with the first listener. */
  #begin(): void {
    if (this.#connecting !== undefined || this.#isClosed) return;
    this.#connect();
    this.#schedulePoll();
  }

  #send(message: ChannelMessage): void {
    this.#unsent.push(message);
    this.#sending ??= this.#sendAll();
  }

  /** Sends one statement at a time. Messages that arrive meanwhile are sent together by the next one. */
  async #sendAll(): Promise<void> {
    while (this.#unsent.length > 0) {
      const messages = JSON.stringify(this.#unsent.splice(0, BATCH_SIZE));
      try {
        await sql`select pg_notify(${CHANNEL}, message::text) from json_array_elements(${messages}::json) as message`.execute(
          this.db,
        );
      } catch (error) {
        // Other processes find the change by reading.
        this.onError(error, 'announcing a change to other processes');
      }
    }
    this.#sending = undefined;
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
      this.onError(error, 'listening to other processes');
      this.#reconnect();
    });
  }

  async #listen(): Promise<void> {
    const connection = new pg.Client({ ...this.config, statement_timeout: 0 });
    const onLost = (error?: Error) => {
      if (this.#connection !== connection) return;
      this.#connection = undefined;
      this.#revisions.clear();
      if (error) this.onError(error, 'listening to other processes');
      connection.end().catch(() => {});
      this.#reconnect();
    };
    connection.on('error', onLost);
    connection.on('end', () => onLost());
    connection.on('notification', ({ payload }) => {
      const message: ChannelMessage = JSON.parse(payload ?? '');
      if (message.from === this.#processId) return;
      if ('broadcast' in message) this.#broadcasts.emit(message.table, message.broadcast);
      else this.#handleChange(message);
    });
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
    } catch (error) {
      connection.end().catch(() => {});
      throw error;
    }
    if (this.#isClosed) return void (await connection.end());
    this.#connection = connection;
    this.#reconnectDelay = MIN_RECONNECT_MS;
    // Finds changes made before the connection.
    this.#schedulePoll(0);
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    this.#schedulePoll();
    this.#connectTimer = setTimeout(() => this.#connect(), this.#reconnectDelay);
    this.#reconnectDelay = Math.min(this.#reconnectDelay * 2, MAX_RECONNECT_MS);
  }

  #schedulePoll(after = this.#connection === undefined ? POLL_UNCONNECTED_MS : POLL_MS): void {
    if (this.#isClosed) return;
    clearTimeout(this.#pollTimer);
    this.#pollTimer = setTimeout(() => {
      this.#polling ??= this.#poll()
        .catch((error) => this.onError(error, 'looking for changes'))
        .finally(() => {
          this.#polling = undefined;
          this.#schedulePoll();
        });
    }, after);
    this.#pollTimer.unref();
  }

  /** Reports every table touched since the last search, if a change of it may have been missed. */
  async #poll(): Promise<void> {
    const now = (await sql<{ now: number }>`select ${this.clock} as now`.execute(this.db)).rows[0]?.now ?? 0;
    const from = (this.#polledUpTo ?? now) - OVERLAP_MS;
    const seen = new Set<string>();
    for (let offset = 0; ; offset += BATCH_SIZE) {
      const touched = await this.db
        .selectFrom('tables')
        .select(['id', 'number', 'revision'])
        .where('touchedAt', '>', from)
        .orderBy('touchedAt')
        .orderBy('id')
        .limit(BATCH_SIZE)
        .offset(offset)
        .execute();
      for (const { id, number, revision } of touched) {
        seen.add(id);
        if ((this.#revisions.get(id) ?? -1) >= revision) continue;
        this.#revisions.set(id, revision);
        for (const what of EVERYTHING) this.#listeners.emit({ table: id, number, what });
      }
      if (touched.length < BATCH_SIZE) break;
    }
    for (const id of this.#revisions.keys()) if (!seen.has(id)) this.#revisions.delete(id);
    this.#polledUpTo = now;
  }
}
