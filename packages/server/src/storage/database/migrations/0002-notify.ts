import type { Kysely } from 'kysely';

/** Addresses, their pending items, the outbox, and the positions read (`notify/rows/schema.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifyAddresses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('shape', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addColumn('preferences', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('notifyAddressesOfTable').on('notifyAddresses').column('table').execute();
  await db.schema.createIndex('notifyAddressesByTarget').on('notifyAddresses').column('target').execute();

  await db.schema
    .createTable('notifyItems')
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull().references('notifyAddresses.id').onDelete('cascade'))
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('letter', 'text')
    .addPrimaryKeyConstraint('notifyItemsKey', ['address', 'cause'])
    .execute();
  await db.schema.createIndex('notifyItemsDue').on('notifyItems').columns(['state', 'due']).execute();
  await db.schema.createIndex('notifyItemsOfLetter').on('notifyItems').column('letter').execute();

  await db.schema
    .createTable('notifyLetters')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull().references('notifyAddresses.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('nextAt', 'bigint', (c) => c.notNull())
    .addColumn('holder', 'text')
    .addColumn('heldUntil', 'bigint')
    .addColumn('why', 'text')
    .addColumn('doneAt', 'bigint')
    .execute();
  await db.schema.createIndex('notifyLettersNext').on('notifyLetters').columns(['state', 'nextAt']).execute();

  await db.schema
    .createTable('notifyMarks')
    .addColumn('table', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('said', 'bigint', (c) => c.notNull())
    .execute();
}
