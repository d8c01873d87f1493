import { type Kysely, sql } from 'kysely';

/** Adds an index of the few tables with reminders, which the search for reminders uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('tablesReminding')
    .on('tables')
    .column('id')
    .where(sql<boolean>`manners like '%"reminder"%'`)
    .execute();
}
