import type { Kysely } from 'kysely';

/** Adds roles of seats, and changes of a table that its players vote on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('roles', 'text').execute();
  await db.schema
    .createTable('proposals')
    .addColumn('table', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('change', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('votes', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('proposalsKey', ['table', 'seat'])
    .execute();
  await db.schema.createIndex('proposalsDue').on('proposals').column('due').execute();
}
