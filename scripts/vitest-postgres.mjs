/** Vitest's global set-up for the tests on PostgreSQL: starts a server and provides its address as `postgres`. */
import { Problem } from './lib/run.mjs';
import { ensurePostgres, startPostgres } from './postgres.mjs';

export default async function setup(project) {
  const bin = await ensurePostgres();
  if (bin === undefined) throw new Problem('There is no PostgreSQL here: install one, or set POSTGRES_BIN.');
  process.env.POSTGRES_BIN = bin;
  const server = await startPostgres(bin);
  project.provide('postgres', server.url);
  return () => server.stop();
}
