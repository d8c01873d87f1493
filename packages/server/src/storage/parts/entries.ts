import { sql, type Transaction } from 'kysely';
import type { CountedChange } from '../changes/changes.js';
import type { Database } from '../database/database.js';
import { ENTRY, type Schema, SEAT, SNAPSHOT, TABLE } from '../database/schema.js';
import type { EntryRow } from '../rows.js';
import { type Change, ConflictError, type NewEntries, type Storage } from '../storage.js';
import { addTalk } from './talk.js';
import { createTouchColumns } from './touch.js';
import { replaceWaits } from './waits.js';

/** Maximum number of rows per statement, because databases limit its size. */
const BATCH_SIZE = 500;

/** Number of snapshots kept per table. The newest is used; the others are for cases when it cannot be. */
const SNAPSHOTS_KEPT = 3;

/** Storage of entries and snapshots. */
export function createEntryStorage(
  database: Database,
): Pick<Storage, 'append' | 'entriesSince' | 'entryByKey' | 'putSnapshot' | 'snapshot'> {
  const { db } = database;
  return {
    append: async (table, after, what) => {
      inOrder(table, after, what.entries);
      const revision = await db.transaction().execute((trx) => append(database, trx, table, after, what));
      const number = after + what.entries.length;
      const changed: Change['what'][] = ['entries'];
      if (what.pollsOver?.length) changed.push('votes');
      if (what.narration) changed.push('talk');
      if (what.table && Object.keys(what.table).length > 0) changed.push('table');
      if (what.seats?.length) changed.push('seats');
      database.changes.publish(changed.map((what): CountedChange => ({ table, number, what, revision })));
    },

    entriesSince: async (table, number, limit) => {
      let query = db
        .selectFrom('entries')
        .select(ENTRY.columns)
        .where('table', '=', table)
        .where('number', '>', number)
        .orderBy('number');
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map(ENTRY.toRow);
    },

    entryByKey: async (table, key) => {
      const row = await db
        .selectFrom('entries')
        .select(ENTRY.columns)
        .where('table', '=', table)
        .where('key', '=', key)
        .executeTakeFirst();
      return row && ENTRY.toRow(row);
    },

    putSnapshot: async (snapshot) => {
      const columns = SNAPSHOT.toColumns(snapshot);
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('snapshots')
          .values(columns)
          .onConflict((conflict) =>
            conflict.columns(['table', 'number']).doUpdateSet({ saved: columns.saved, at: columns.at }),
          )
          .execute();
        const newest = trx
          .selectFrom('snapshots')
          .select('number')
          .where('table', '=', snapshot.table)
          .orderBy('number', 'desc')
          .limit(SNAPSHOTS_KEPT)
          .as('newest');
        const { oldest } = await trx
          .selectFrom(newest)
          .select(({ fn }) => fn.min('newest.number').as('oldest'))
          .executeTakeFirstOrThrow();
        await trx.deleteFrom('snapshots').where('table', '=', snapshot.table).where('number', '<', oldest).execute();
      });
    },

    snapshot: async (table, upTo) => {
      let query = db.selectFrom('snapshots').select(SNAPSHOT.columns).where('table', '=', table);
      if (upTo !== undefined) query = query.where('number', '<=', upTo);
      const row = await query.orderBy('number', 'desc').limit(1).executeTakeFirst();
      return row && SNAPSHOT.toRow(row);
    },
  };
}

function inOrder(table: string, after: number, entries: readonly EntryRow[]): void {
  const wrong = entries.findIndex((entry, index) => entry.table !== table || entry.number !== after + 1 + index);
  if (wrong >= 0) throw new Error(`Entry ${entries[wrong]?.number} cannot follow entry ${after + wrong} of its table.`);
}

/** Changes the table's row first, which locks the table until the transaction ends. */
async function append(
  database: Database,
  trx: Transaction<Schema>,
  table: string,
  after: number,
  {
    entries,
    table: change = {},
    waits,
    resetsWaits,
    revokesHost,
    proposal,
    pollsOver = [],
    seats = [],
    narration,
  }: NewEntries,
): Promise<number> {
  const last = entries.at(-1);
  const taken = await trx
    .updateTable('tables')
    .set({
      ...TABLE.toChange(change),
      ...(last && { number: last.number, changedAt: last.at }),
      ...createTouchColumns(database),
    })
    .where('id', '=', table)
    .where('number', '=', after)
    .returning('revision')
    .executeTakeFirst();
  if (!taken) throw new ConflictError(`Table ${table} is not at entry ${after}.`);
  for (let from = 0; from < entries.length; from += BATCH_SIZE) {
    const some = entries.slice(from, from + BATCH_SIZE).map(ENTRY.toColumns);
    await trx.insertInto('entries').values(some).execute();
  }
  if (proposal !== undefined) {
    const { numDeletedRows } = await trx
      .deleteFrom('proposals')
      .where('table', '=', table)
      .where('id', '=', proposal)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ConflictError(`The proposal ${proposal} of table ${table} is gone.`);
  }
  if (revokesHost !== undefined) {
    await trx
      .updateTable('links')
      .set({ revokedAt: revokesHost })
      .where('table', '=', table)
      .where('role', '=', 'host')
      .where('revokedAt', 'is', null)
      .execute();
  }
  await replaceWaits(trx, table, waits, resetsWaits);
  if (pollsOver.length > 0) {
    await trx.deleteFrom('votes').where('table', '=', table).where('decision', 'in', pollsOver).execute();
  }
  for (const { seat, change } of seats) {
    await trx
      .updateTable('seats')
      .set(SEAT.toChange(change))
      .where('table', '=', table)
      .where('seat', '=', seat)
      .execute();
  }
  if (narration) {
    const { n } = await trx
      .updateTable('tables')
      .set({ chatCount: sql<number>`chat_count + 1` })
      .where('id', '=', table)
      .returning('chatCount as n')
      .executeTakeFirstOrThrow();
    await addTalk(trx, { ...narration, n }, null);
  }
  return taken.revision;
}
