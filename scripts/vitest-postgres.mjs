/** Vitest's global set-up for the tests on PostgreSQL: starts a server and provides its address as `postgres`. */
import { Problem } from './lib/run.mjs';
import { ensurePostgres, startPostgres } from './postgres.mjs';

export default async function setup(project) {
  const bin = await ensurePostgres();
  if (bin === undefined) throw new Problem('PostgreSQL was not found: install it, or set POSTGRES_BIN.');
  process.env.POSTGRES_BIN = bin;
  const server = await startPostgres(bin);
  project.provide('postgres', server.url);
  return () => server.stop();
}
