import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { PostgresChanges } from '../changes/postgres-changes.js';
import { OpenError } from '../storage-errors.js';
import type { Database, ErrorReporter } from './database.js';
import type { Schema } from './schema.js';

const OLDEST = 15;
/** No query takes this long, unless it hangs. */
const QUERY_MS = 60_000;

/** Opens PostgreSQL at an address. Throws {@link OpenError} if it is older than version 15. */
export async function openPostgres(url: string, trouble: ErrorReporter): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'vigil',
    connectionTimeoutMillis: 10_000,
    statement_timeout: QUERY_MS,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new pg.Pool({ ...config, max: 10 });
  // An idle connection may break; without a listener that would end the process.
  pool.on('error', (error) => trouble(error, 'holding a connection to PostgreSQL'));
  // The same for one that breaks between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', (error) => trouble(error, 'using a connection to PostgreSQL')));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
  const clock = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
  const changes = new PostgresChanges(db, config, clock, trouble);
  const close = async () => {
    await changes.close();
    await db.destroy();
  };
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000);
    if (version < OLDEST) throw new OpenError(`PostgreSQL ${OLDEST} or later is required, but this is ${version}.`);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, kind: 'postgres', where: placeOf(url), clock, changes, atOnce: (work) => work(), close };
}

/** Parses 8-byte integers as numbers: all values stay within the safe range. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format);
}

function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `PostgreSQL ${hostname || 'here'}${port && `:${port}`}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}
