import type { Kysely } from 'kysely';

/** Adds the name of a host without a seat, and the time at which each seat was last connected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('hostName', 'text').execute();
  await db.schema.alterTable('seats').addColumn('lastSeenAt', 'bigint').execute();
}
