import type { Kysely } from 'kysely';

/** Adds the contents of requests to their keys, and keys to votes, so that a key used twice is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('request', 'text').execute();
  await db.schema.alterTable('votes').addColumn('key', 'text').execute();
}
