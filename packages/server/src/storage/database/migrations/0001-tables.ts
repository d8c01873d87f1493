import type { Kysely } from 'kysely';

/** Tables and their data. Texts contain JSON; bigints contain milliseconds and numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('setup', 'text')
    .addColumn('manners', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('seedHash', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('brought', 'text')
    .addColumn('outcome', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('changedAt', 'bigint', (c) => c.notNull())
    .addColumn('pausedAt', 'bigint')
    .addColumn('said', 'bigint', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('touchedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tablesTouched').on('tables').column('touchedAt').execute();
  await db.schema.createIndex('tablesChanged').on('tables').column('changedAt').execute();

  await ofTable(db, 'seats')
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('language', 'text')
    .addColumn('claimedAt', 'bigint')
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('away', 'text')
    .addColumn('orders', 'text')
    .addColumn('plan', 'text')
    .addColumn('draft', 'text')
    .addPrimaryKeyConstraint('seatsKey', ['table', 'seat'])
    .execute();

  await ofTable(db, 'links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('revokedAt', 'bigint')
    .execute();
  await db.schema.createIndex('linksOfTable').on('links').column('table').execute();

  await ofTable(db, 'entries')
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('key', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('answers', 'bigint', (c) => c.notNull())
    .addColumn('told', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('entriesKey', ['table', 'number'])
    .addUniqueConstraint('entriesOnce', ['table', 'key'])
    .execute();

  await ofTable(db, 'snapshots')
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('saved', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshotsKey', ['table', 'number'])
    .execute();

  await ofTable(db, 'waits')
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .addColumn('reminders', 'integer', (c) => c.notNull())
    .addColumn('remindedAt', 'bigint')
    .addPrimaryKeyConstraint('waitsKey', ['table', 'decision', 'seat'])
    .execute();
  await db.schema.createIndex('waitsDue').on('waits').column('due').execute();

  await ofTable(db, 'votes')
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('option', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('votesKey', ['table', 'decision', 'seat'])
    .execute();

  await ofTable(db, 'talk')
    .addColumn('n', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('key', 'text')
    .addPrimaryKeyConstraint('talkKey', ['table', 'n'])
    .addUniqueConstraint('talkOnce', ['table', 'key'])
    .execute();

  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

/** Begins a database table whose rows belong to a game table and are deleted with it. */
function ofTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('table', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'));
}
