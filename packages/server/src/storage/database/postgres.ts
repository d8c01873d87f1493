import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { PostgresChanges } from '../changes/postgres-changes.js';
import { OpenError } from '../storage-errors.js';
import type { Database, ErrorReporter } from './database.js';
import type { Schema } from './schema.js';

const OLDEST_VERSION = 15;
/** Time after which a query is cancelled. Milliseconds. */
const QUERY_TIMEOUT = 60_000;

/** Opens PostgreSQL at an address. Throws {@link OpenError} if it is older than version 15. */
export async function openPostgres(url: string, onError: ErrorReporter): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'vigil',
    connectionTimeoutMillis: 10_000,
    statement_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...config, max: 10 });
  // An idle connection may break; without a listener that would end the process.
  pool.on('error', (error) => onError(error, 'holding a connection to PostgreSQL'));
  // The same for one that breaks between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', (error) => onError(error, 'using a connection to PostgreSQL')));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
  const clock = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
  const changes = new PostgresChanges(db, config, clock, onError);
  const close = async () => {
    await changes.close();
    await db.destroy();
  };
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (version < OLDEST_VERSION)
      throw new OpenError(`PostgreSQL ${OLDEST_VERSION} or later is required, but this is ${version}.`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    kind: 'postgres',
    where: addressWithoutPassword(url),
    clock,
    changes,
    inTransaction: (work) => work(),
    close,
  };
}

/** Parses 8-byte integers as numbers: all values stay within the safe range. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format);
}

function addressWithoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `PostgreSQL ${hostname || 'here'}${port && `:${port}`}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}
