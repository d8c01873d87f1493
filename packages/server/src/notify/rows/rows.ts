/** Addresses and the outbox in the database. Each call is one transaction, the same on SQLite and PostgreSQL. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../storage/database/schema.js';
import type { OpenStorage } from '../../storage/index.js';
import type { Address, NotificationItem, OutboxMessage } from '../addresses.js';
import { ADDRESS, ITEM, MARK, type MarkRow, type NotifySchema, OUTBOX_MESSAGE, type OutboxRow } from './schema.js';

type Db = Kysely<Schema & NotifySchema>;
type Trx = Transaction<Schema & NotifySchema>;

/** The position up to which a table was read. */
export type Mark = Omit<MarkRow, 'table'>;

export class NotifyRows {
  private readonly db: Db;

  constructor(storage: Pick<OpenStorage, 'db'>) {
    this.db = storage.db.withTables<NotifySchema>();
  }

  // ---- addresses ----

  /** Adds an address; news of its table are collected from now on. */
  async addAddress(address: Address): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('notifyAddresses').values(ADDRESS.toColumns(address)).execute();
      const table = await trx
        .selectFrom('tables')
        .select(['revision', 'number', 'chatCount'])
        .where('id', '=', address.table)
        .executeTakeFirst();
      if (!table) return;
      // Current waits are sent too; the revision is not stored, so the table is read once more.
      await trx
        .insertInto('notifyMarks')
        .values(
          MARK.toColumns({ table: address.table, revision: -1, number: table.number, chatCount: table.chatCount }),
        )
        .onConflict((conflict) => conflict.column('table').doUpdateSet({ revision: -1 }))
        .execute();
    });
  }

  async address(id: string): Promise<Address | undefined> {
    const row = await this.db
      .selectFrom('notifyAddresses')
      .select(ADDRESS.columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && ADDRESS.toRow(row);
  }

  async addressesOf(table: string): Promise<readonly Address[]> {
    const rows = await this.db
      .selectFrom('notifyAddresses')
      .select(ADDRESS.columns)
      .where('table', '=', table)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map(ADDRESS.toRow);
  }

  /** Returns entries of a mail address at all tables. */
  async mailAddresses(target: string): Promise<readonly Address[]> {
    const rows = await this.db
      .selectFrom('notifyAddresses')
      .select(ADDRESS.columns)
      .where('channel', '=', 'mail')
      .where('target', '=', target)
      .orderBy('createdAt')
      .execute();
    return rows.map(ADDRESS.toRow);
  }

  /** Changes an address. New preferences change the sending times of pending items: `due` computes them. */
  async changeAddress(
    id: string,
    change: Partial<Pick<Address, 'preferences' | 'state' | 'reason' | 'since'>>,
    due?: (item: NotificationItem) => number,
  ): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.updateTable('notifyAddresses').set(ADDRESS.toChange(change)).where('id', '=', id).execute();
      if (change.state === 'on') {
        const table = trx.selectFrom('notifyAddresses').select('table').where('id', '=', id);
        await trx.updateTable('notifyMarks').set({ revision: -1 }).where('table', 'in', table).execute();
      }
      if (!due) return;
      for (const item of await pending(trx, id))
        await trx
          .updateTable('notifyItems')
          .set({ due: due(item) })
          .where('address', '=', id)
          .where('cause', '=', item.cause)
          .where('state', '=', 'pending')
          .execute();
    });
  }

  /** Deletes an address with its pending items. */
  async dropAddress(id: string): Promise<void> {
    await this.db.deleteFrom('notifyAddresses').where('id', '=', id).execute();
  }

  // ---- items of notifications ----

  /** Tables with addresses that have changed since they were read. */
  async unread(limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('notifyMarks')
      .innerJoin('tables', 'tables.id', 'notifyMarks.table')
      .select('tables.id')
      .whereRef('tables.revision', '>', 'notifyMarks.revision')
      .orderBy('tables.touchedAt')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Returns the position a table was read to and its current revision; undefined if it has no addresses. */
  async mark(table: string): Promise<{ readonly read: Mark; readonly revision: number } | undefined> {
    const row = await this.db
      .selectFrom('notifyMarks')
      .innerJoin('tables', 'tables.id', 'notifyMarks.table')
      .select(['notifyMarks.revision', 'notifyMarks.number', 'notifyMarks.chatCount', 'tables.revision as now'])
      .where('notifyMarks.table', '=', table)
      .executeTakeFirst();
    return row && { read: { revision: row.revision, number: row.number, chatCount: row.chatCount }, revision: row.now };
  }

  /**
   * Stores items and the position read, atomically. Existing items of the same cause and address stay. Returns false
   * without changes if another process has read further.
   */
  async read(table: string, from: Mark, to: Mark, items: readonly NotificationItem[]): Promise<boolean> {
    return await this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('notifyMarks')
        .set(to)
        .where('table', '=', table)
        .where('revision', '=', from.revision)
        .where('number', '=', from.number)
        .where('chatCount', '=', from.chatCount)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await add(trx, items);
      return true;
    });
  }

  /** Stores items. Existing items of the same cause and address stay. */
  async addItems(items: readonly NotificationItem[]): Promise<void> {
    await this.db.transaction().execute((trx) => add(trx, items));
  }

  /** Returns the number of confirmation requests to a mail address since then. */
  async asked(target: string, since: number): Promise<number> {
    const { n } = await this.db
      .selectFrom('notifyAddresses')
      .select((select) => select.fn.countAll<number>().as('n'))
      .where('target', '=', target)
      .where('channel', '=', 'mail')
      .where('createdAt', '>', since)
      .executeTakeFirstOrThrow();
    return n;
  }

  /** Returns the addresses with due items. */
  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('notifyItems')
      .select('address')
      .where('state', '=', 'pending')
      .where('due', '<=', now)
      .groupBy('address')
      .orderBy((order) => order.fn.min('due'))
      .limit(limit)
      .execute();
    return rows.map(({ address }) => address);
  }

  /** Returns the pending items of an address, in order. */
  async pending(address: string): Promise<readonly NotificationItem[]> {
    return await pending(this.db, address);
  }

  /** Returns the latest items of a feed, newest first. */
  async latest(address: string, limit: number): Promise<readonly NotificationItem[]> {
    const rows = await this.db
      .selectFrom('notifyItems')
      .select(ITEM.columns)
      .where('address', '=', address)
      .where('state', '!=', 'withdrawn')
      .orderBy('at', 'desc')
      .orderBy('cause')
      .limit(limit)
      .execute();
    return rows.map(ITEM.toRow);
  }

  /** Withdraws items that are no longer news. */
  async withdraw(address: string, causes: readonly string[]): Promise<void> {
    if (causes.length === 0) return;
    await this.db
      .updateTable('notifyItems')
      .set({ state: 'withdrawn' })
      .where('address', '=', address)
      .where('cause', 'in', causes)
      .where('state', '=', 'pending')
      .execute();
  }

  /** Postpones the items of an address that are due. */
  async delay(address: string, now: number, until: number): Promise<void> {
    await this.db
      .updateTable('notifyItems')
      .set({ due: until })
      .where('address', '=', address)
      .where('state', '=', 'pending')
      .where('due', '<=', now)
      .execute();
  }

  /** Combines items to a message, atomically. Returns false without changes if another process has taken one of them. */
  async compose(id: string, address: string, causes: readonly string[], now: number): Promise<boolean> {
    const none = new Error('another process was faster');
    try {
      await this.db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('notifyItems')
          .set({ state: 'taken', letter: id })
          .where('address', '=', address)
          .where('cause', 'in', causes)
          .where('state', '=', 'pending')
          .executeTakeFirst();
        if (Number(numUpdatedRows) !== causes.length) throw none;
        const queued: OutboxRow = {
          id,
          address,
          createdAt: now,
          state: 'waiting',
          tries: 0,
          nextAt: now,
          holder: undefined,
          heldUntil: undefined,
          why: undefined,
          doneAt: undefined,
        };
        await trx.insertInto('notifyLetters').values(OUTBOX_MESSAGE.toColumns(queued)).execute();
      });
      return true;
    } catch (error) {
      if (error === none) return false;
      throw error;
    }
  }

  // ---- the outbox ----

  /**
   * Claims due messages for this process alone until `until`. Another process that takes the same rows at the same time
   * finds them claimed when it writes.
   */
  async claim(holder: string, now: number, until: number, limit: number): Promise<readonly OutboxMessage[]> {
    const free = (db: Db | Trx) =>
      db
        .selectFrom('notifyLetters')
        .select('id')
        .where('state', '=', 'waiting')
        .where('nextAt', '<=', now)
        .where((where) => where.or([where('heldUntil', 'is', null), where('heldUntil', '<=', now)]))
        .orderBy('nextAt')
        .limit(limit);
    const rows = await this.db
      .updateTable('notifyLetters')
      .set((set) => ({ holder, heldUntil: until, tries: set('tries', '+', 1) }))
      .where('id', 'in', free(this.db))
      .where('state', '=', 'waiting')
      .where((where) => where.or([where('heldUntil', 'is', null), where('heldUntil', '<=', now)]))
      .returning(['id', 'address', 'createdAt', 'tries'])
      .execute();
    if (rows.length === 0) return [];
    const items = await this.db
      .selectFrom('notifyItems')
      .select(ITEM.columns)
      .where(
        'letter',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('at')
      .orderBy('cause')
      .execute();
    const all = items.map(ITEM.toRow);
    return rows.map((row) => ({ ...row, items: all.filter(({ letter: queued }) => queued === row.id) }));
  }

  /** Settles a message. Returns false if this process no longer holds it. */
  async settle(
    id: string,
    holder: string,
    state: Exclude<OutboxRow['state'], 'waiting'>,
    now: number,
    why?: string,
  ): Promise<boolean> {
    return await this.change(id, holder, { state, doneAt: now, why, holder: undefined, heldUntil: undefined });
  }

  /** Schedules a message for a retry. */
  async putOff(id: string, holder: string, nextAt: number, why: string): Promise<boolean> {
    return await this.change(id, holder, { nextAt, why, holder: undefined, heldUntil: undefined });
  }

  private async change(id: string, holder: string, change: Partial<OutboxRow>): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('notifyLetters')
      .set(OUTBOX_MESSAGE.toChange(change))
      .where('id', '=', id)
      .where('holder', '=', holder)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Returns the number of messages by state, for the operator. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.db
      .selectFrom('notifyLetters')
      .select((select) => ['state', select.fn.countAll<number>().as('n')])
      .groupBy('state')
      .execute();
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  }

  /** Deletes messages settled before a time, and addresses unconfirmed since another time. */
  async forget(settledBefore: number, unconfirmed: number): Promise<void> {
    await this.db.deleteFrom('notifyLetters').where('doneAt', '<', settledBefore).execute();
    await this.db
      .deleteFrom('notifyAddresses')
      .where('state', '=', 'unconfirmed')
      .where('createdAt', '<', unconfirmed)
      .execute();
  }
}

async function pending(db: Db | Trx, address: string): Promise<readonly NotificationItem[]> {
  const rows = await db
    .selectFrom('notifyItems')
    .select(ITEM.columns)
    .where('address', '=', address)
    .where('state', '=', 'pending')
    .orderBy('at')
    .orderBy('cause')
    .execute();
  return rows.map(ITEM.toRow);
}

async function add(trx: Trx, items: readonly NotificationItem[]): Promise<void> {
  for (const item of items) {
    await trx
      .insertInto('notifyItems')
      .values(ITEM.toColumns({ ...item, state: 'pending', letter: undefined }))
      .onConflict((conflict) => conflict.columns(['address', 'cause']).doNothing())
      .execute();
  }
}
