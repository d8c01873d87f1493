import { Migrator } from 'kysely';
import { OpenError } from '../storage-errors.js';
import type { Database } from './database.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * Migrates a database to the current schema, completely or not at all. Throws {@link OpenError} without changes for one
 * of a newer Vigil.
 */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  const done = await migrationsDone(database);
  const unknown = done.find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new OpenError(
      `The database (${database.where}) was written by a newer Vigil ("${unknown}" is unknown): ` +
        'start that version, or restore a backup of before. Nothing was changed.',
    );
  }
  if (done.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => ({ ...migrations }) } });
  await database.inTransaction(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

async function migrationsDone({ db }: Database): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const bare = db.withoutPlugins().withTables<{ kysely_migration: { name: string } }>();
  const rows = await bare.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
