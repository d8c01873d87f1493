import type { Database } from '../database/database.js';
import { LINK, SEAT } from '../database/schema.js';
import type { Storage } from '../storage.js';
import { changeTouched } from './touch.js';

/** Storage of seats and their links. */
export function createSeatStorage(
  database: Database,
): Pick<
  Storage,
  'seats' | 'changeSeat' | 'setLastSeen' | 'claimSeat' | 'addLinks' | 'link' | 'links' | 'revokeLinks' | 'revokeLink'
> {
  const { db } = database;
  return {
    seats: async (table) => {
      const rows = await db
        .selectFrom('seats')
        .select(SEAT.columns)
        .where('table', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map(SEAT.toRow);
    },

    changeSeat: async (table, seat, change) => {
      if (Object.keys(change).length === 0) return;
      await changeTouched(database, table, 'seats', async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('seats')
          .set(SEAT.toChange(change))
          .where('table', '=', table)
          .where('seat', '=', seat)
          .executeTakeFirst();
        return numUpdatedRows > 0n || undefined;
      });
    },

    setLastSeen: async (seen) => {
      if (seen.length === 0) return;
      await db.transaction().execute(async (trx) => {
        for (const { table, seat, at } of seen)
          await trx
            .updateTable('seats')
            .set({ lastSeenAt: at })
            .where('table', '=', table)
            .where('seat', '=', seat)
            .execute();
      });
    },

    claimSeat: async (table, seat, claim) => {
      const claimed = await changeTouched(database, table, 'seats', async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('seats')
          .set(SEAT.toChange(claim))
          .where('table', '=', table)
          .where('seat', '=', seat)
          .where('claimedAt', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows > 0n || undefined;
      });
      return claimed ?? false;
    },

    addLinks: async (links) => {
      if (links.length > 0) await db.insertInto('links').values(links.map(LINK.toColumns)).execute();
    },

    link: async (hash) => {
      const row = await db.selectFrom('links').select(LINK.columns).where('hash', '=', hash).executeTakeFirst();
      return row && LINK.toRow(row);
    },

    links: async (table) => {
      const rows = await db
        .selectFrom('links')
        .select(LINK.columns)
        .where('table', '=', table)
        .orderBy('createdAt')
        .orderBy('hash')
        .execute();
      return rows.map(LINK.toRow);
    },

    revokeLinks: async (table, role, seat, at, but) => {
      await changeTouched(database, table, 'seats', async (trx) => {
        let of = trx
          .updateTable('links')
          .set({ revokedAt: at })
          .where('table', '=', table)
          .where('role', '=', role)
          .where('revokedAt', 'is', null);
        if (seat !== undefined) of = of.where('seat', '=', seat);
        if (but !== undefined) of = of.where('hash', '!=', but);
        const { numUpdatedRows } = await of.executeTakeFirst();
        return numUpdatedRows > 0n || undefined;
      });
    },

    revokeLink: async (table, hash, at) => {
      await changeTouched(database, table, 'seats', async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('links')
          .set({ revokedAt: at })
          .where('table', '=', table)
          .where('hash', '=', hash)
          .where('revokedAt', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows > 0n || undefined;
      });
    },
  };
}
