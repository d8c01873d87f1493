import type { Database } from '../database/database.js';
import type { Storage } from '../storage.js';

/** Storage shared by all processes of an installation. */
export function createSharedStorage({ db }: Database): Pick<Storage, 'secret' | 'lease'> {
  return {
    secret: async (name, make) => {
      const read = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
      const existing = await read();
      if (existing) return existing.value;
      await db
        .insertInto('secrets')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      // Another process may have been faster; then its value counts.
      const stored = await read();
      if (!stored) throw new Error(`The secret "${name}" cannot be stored.`);
      return stored.value;
    },

    lease: async (name, holder, now, until) => {
      const taken = await db
        .insertInto('leases')
        .values({ name, holder, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, until })
            .where((where) => where.or([where('leases.until', '<=', now), where('leases.holder', '=', holder)])),
        )
        .returning('holder')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
