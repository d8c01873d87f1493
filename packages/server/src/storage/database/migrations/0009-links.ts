import type { Kysely } from 'kysely';

interface Tables {
  links: { role: string };
  notifyAddresses: { role: string };
  talk: { role: string; kind: string };
}

/** Renames the role of the host's links, addresses and messages. `keeper` is the game master alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Tables>;
  await tables.updateTable('links').set({ role: 'host' }).where('role', '=', 'keeper').execute();
  await tables.updateTable('notifyAddresses').set({ role: 'host' }).where('role', '=', 'keeper').execute();
  await tables
    .updateTable('talk')
    .set({ role: 'host' })
    .where('role', '=', 'keeper')
    .where('kind', '=', 'talk')
    .execute();
}
