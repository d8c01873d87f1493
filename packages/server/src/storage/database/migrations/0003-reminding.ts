import { type Kysely, sql } from 'kysely';

/** The tables that remind, of which there may be few among many: whoever looks for what to remind of looks at no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('tablesReminding')
    .on('tables')
    .column('id')
    .where(sql<boolean>`manners like '%"reminder"%'`)
    .execute();
}
