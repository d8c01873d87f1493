import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openStorage } from '../open.js';
import { OpenError } from '../storage-errors.js';
import { hasHeader } from './sqlite-backup.js';

const MAX_OUTPUT = 1 << 20;

/** The folder of the programs of PostgreSQL; undefined: in the path of programs. */
export type ProgramFolder = string | undefined;

/**
 * Saves a PostgreSQL database to a file with `pg_dump`, also while servers use it. The file is complete, or absent.
 * Throws {@link OpenError} with the reason.
 */
export async function dumpPostgres(url: string, file: string, bin: ProgramFolder): Promise<void> {
  if (existsSync(file)) throw new OpenError(`${file} already exists. A backup goes into a new file.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`], url, bin);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Restores such a file into an empty database with `pg_restore`, completely or not at all, and upgrades it. Returns the
 * number of tables. Throws {@link OpenError} if the database is not empty, and for another kind of file.
 */
export async function restorePostgres(url: string, file: string, bin: ProgramFolder): Promise<number> {
  if (!hasHeader(file, 'PGDMP')) throw new OpenError(`${file} is not a backup of a PostgreSQL database.`);
  await requireEmpty(url);
  const words = ['--no-owner', '--exit-on-error', '--single-transaction'];
  await run('pg_restore', [...words, `--dbname=${nameOf(url)}`, file], url, bin);
  const storage = await openStorage({ url });
  try {
    await storage.migrate();
    return Number((await storage.counts()).tables);
  } finally {
    await storage.close();
  }
}

async function requireEmpty(url: string): Promise<void> {
  const storage = await openStorage({ url });
  try {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from information_schema.tables where table_schema = current_schema()`.execute(
      storage.db,
    );
    if ((rows[0]?.n ?? 0) > 0)
      throw new OpenError(
        `${storage.where} is not empty. Create a new database, name it in DATABASE_URL, and restore into that.`,
      );
  } finally {
    await storage.close();
  }
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** Runs a program with the connection in its environment, where other users of the machine cannot read the password. */
async function run(program: string, words: readonly string[], url: string, bin: ProgramFolder): Promise<void> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const given: Readonly<Record<string, string>> = {
    PGHOST: decodeURIComponent(searchParams.get('host') ?? hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: nameOf(url),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  try {
    await promisify(execFile)(bin === undefined ? program : join(bin, program), words, {
      env: { ...process.env, ...env },
      maxBuffer: MAX_OUTPUT,
    });
  } catch (error) {
    const { code, stderr = '' } = error as { readonly code?: unknown; readonly stderr?: string };
    if (code === 'ENOENT')
      throw new OpenError(`${program} is not installed here. It belongs to the client programs of PostgreSQL.`);
    throw new OpenError(stderr.trim().split('\n')[0] || `${program} failed.`, { cause: error });
  }
}
