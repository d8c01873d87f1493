import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely';
import type { DiskSync } from './disk-sync.js';

/** Maximum number of prepared statements; the least recently used are dropped. */
const MAX_PREPARED = 300;

/**
 * SQLite for Kysely, with one connection. It is released right after a commit, while the writer still waits for the
 * disk. Readers of the commit wait for the disk too.
 */
export class DurableSqlite extends SqliteDialect {
  readonly #raw: Sqlite.Database;
  readonly #durable: DiskSync;

  constructor(raw: Sqlite.Database, durable: DiskSync) {
    super({ database: raw });
    this.#raw = raw;
    this.#durable = durable;
  }

  override createDriver(): Driver {
    return new OneConnection(this.#raw, this.#durable);
  }
}

class OneConnection implements Driver {
  readonly #raw: Sqlite.Database;
  readonly #durable: DiskSync;
  readonly #connection: ReadyStatements;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(raw: Sqlite.Database, durable: DiskSync) {
    this.#raw = raw;
    this.#durable = durable;
    this.#connection = new ReadyStatements(raw, durable);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    // The connection passes directly to the next waiter.
    if (next) next();
    else this.#taken = false;
    await this.#durable.whenSynced();
  }

  async beginTransaction(connection: DatabaseConnection, _: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** On a full disk SQLite itself rolls back; a second rollback would hide the reason. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    // Callers that wait for a commit have received any error already.
    await this.#durable.whenSynced().catch(() => {});
    this.#raw.close();
    this.#durable.close();
  }
}

class ReadyStatements implements DatabaseConnection {
  readonly #raw: Sqlite.Database;
  readonly #durable: DiskSync;
  readonly #ready = new Map<string, Sqlite.Statement<unknown[]>>();
  /** True while there are uncommitted changes. */
  #changed = false;

  constructor(raw: Sqlite.Database, durable: DiskSync) {
    this.#raw = raw;
    this.#durable = durable;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#statement(sql);
    this.#changed ||= !statement.readonly;
    try {
      if (statement.reader) return { rows: statement.all(...parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    } finally {
      if (this.#changed && !this.#raw.inTransaction) {
        this.#changed = false;
        this.#durable.registerCommit();
      }
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read whole.');
  }

  #statement(sql: string): Sqlite.Statement<unknown[]> {
    const prepared = this.#ready.get(sql);
    // The map is in order of last use.
    if (prepared) this.#ready.delete(sql);
    const statement = prepared ?? this.#raw.prepare<unknown[]>(sql);
    this.#ready.set(sql, statement);
    if (this.#ready.size > MAX_PREPARED) {
      const [longest] = this.#ready.keys();
      if (longest !== undefined) this.#ready.delete(longest);
    }
    return statement;
  }
}
