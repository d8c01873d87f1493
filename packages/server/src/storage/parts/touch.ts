import { sql, type Transaction } from 'kysely';
import type { CountedChange } from '../changes/changes.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import type { Change } from '../storage.js';

/** Columns that every change of a table sets, so that others notice it. */
export function createTouchColumns({ clock }: Database) {
  return { revision: sql<number>`revision + 1`, touchedAt: clock };
}

/** Counts a change of a table's data. Undefined if there is no such table. */
async function touch(
  database: Database,
  trx: Transaction<Schema>,
  table: string,
): Promise<{ number: number; revision: number } | undefined> {
  return trx
    .updateTable('tables')
    .set(createTouchColumns(database))
    .where('id', '=', table)
    .returning(['number', 'revision'])
    .executeTakeFirst();
}

/**
 * Runs work on a table in one transaction and publishes the change. Nothing is published if `work` returns undefined.
 */
export async function changeTouched<T>(
  database: Database,
  table: string,
  what: Change['what'],
  work: (trx: Transaction<Schema>) => Promise<T | undefined>,
): Promise<T | undefined> {
  const changes: CountedChange[] = [];
  const result = await database.db.transaction().execute(async (trx) => {
    const count = await touch(database, trx, table);
    const done = await work(trx);
    if (count && done !== undefined) changes.push({ table, what, ...count });
    return done;
  });
  database.changes.publish(changes);
  return result;
}
