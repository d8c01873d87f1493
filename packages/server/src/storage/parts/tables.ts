import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import { LINK, SEAT, TABLE } from '../database/schema.js';
import type { Storage } from '../storage.js';
import { createTouchColumns } from './touch.js';

/** Storage of table rows. */
export function createTableStorage(
  database: Database,
): Pick<Storage, 'createTable' | 'table' | 'changeTable' | 'dropTable' | 'tableIds' | 'idleTables' | 'counts'> {
  const { db, changes } = database;
  return {
    createTable: async (table, seats, links) => {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('tables')
          .values({ ...TABLE.toColumns(table), chatCount: 0, revision: 0, touchedAt: database.clock })
          .execute();
        if (seats.length > 0) await trx.insertInto('seats').values(seats.map(SEAT.toColumns)).execute();
        if (links.length > 0) await trx.insertInto('links').values(links.map(LINK.toColumns)).execute();
      });
      changes.publish([{ table: table.id, number: table.number, what: 'table', revision: 0 }]);
    },

    table: async (id) => {
      const row = await db.selectFrom('tables').select(TABLE.columns).where('id', '=', id).executeTakeFirst();
      return row && TABLE.toRow(row);
    },

    changeTable: async (id, change) => {
      const count = await db
        .updateTable('tables')
        .set({ ...TABLE.toChange(change), ...createTouchColumns(database) })
        .where('id', '=', id)
        .returning(['number', 'revision'])
        .executeTakeFirst();
      if (count) changes.publish([{ table: id, what: 'table', ...count }]);
    },

    dropTable: async (id) => {
      const deleted = await db
        .deleteFrom('tables')
        .where('id', '=', id)
        .returning(['number', 'revision'])
        .executeTakeFirst();
      if (deleted)
        changes.publish([{ table: id, what: 'table', number: deleted.number, revision: deleted.revision + 1 }]);
    },

    tableIds: async ({ order, limit, skip }) => {
      const direction = order === 'newest' ? 'desc' : 'asc';
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .orderBy('changedAt', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map(({ id }) => id);
    },

    idleTables: async (before, limit) => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('changedAt', '<', before)
        .orderBy('changedAt')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    counts: async () => {
      const { rows } = await sql<{ tables: number; playing: number; entries: number }>`
        select count(*) as tables,
          count(case when status = 'playing' then 1 end) as playing,
          cast(coalesce(sum(number), 0) as bigint) as entries
        from tables`.execute(db);
      return rows[0] ?? { tables: 0, playing: 0, entries: 0 };
    },
  };
}
