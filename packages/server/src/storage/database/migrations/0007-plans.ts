import type { Kysely } from 'kysely';

/** Adds the plan that a message comments on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('talk').addColumn('plan', 'integer').execute();
}
