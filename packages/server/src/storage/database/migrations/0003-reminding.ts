import { type Kysely, sql } from 'kysely';

/**
 * Adds an index of the tables with reminders, which may be few among many: the search for reminders reads no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('tablesReminding')
    .on('tables')
    .column('id')
    .where(sql<boolean>`manners like '%"reminder"%'`)
    .execute();
}
