import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import { type Schema, TALK } from '../database/schema.js';
import type { TalkRow } from '../rows.js';
import { ConflictError, type Storage } from '../storage.js';
import { createTouchColumns } from './touch.js';

/** Storage of comments. */
export function createTalkStorage(database: Database): Pick<Storage, 'say' | 'talkSince'> {
  const { db, changes } = database;
  const byKey = async (table: string, key: string) => {
    const query = db.selectFrom('talk').select(TALK.columns).where('table', '=', table).where('key', '=', key);
    const row = await query.executeTakeFirst();
    return row && TALK.toRow(row);
  };
  return {
    say: async (comment, key) => {
      try {
        return await say(comment, key);
      } catch (error) {
        const before = key === undefined ? undefined : await byKey(comment.table, key);
        if (before) return before;
        throw error;
      }
    },

    talkSince: async (table, n, limit) => {
      let query = db.selectFrom('talk').select(TALK.columns).where('table', '=', table).where('n', '>', n).orderBy('n');
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map(TALK.toRow);
    },
  };

  async function say(comment: Omit<TalkRow, 'n'>, key: string | undefined): Promise<TalkRow> {
    const { row, count } = await db.transaction().execute(async (trx) => {
      // The row of the table first: a concurrent writer waits here, so numbers have no gaps.
      const count = await trx
        .updateTable('tables')
        .set({
          chatCount: sql<number>`chat_count + 1`,
          changedAt: sql<number>`case when changed_at < ${comment.at} then ${comment.at} else changed_at end`,
          ...createTouchColumns(database),
        })
        .where('id', '=', comment.table)
        .returning(['chatCount', 'number', 'revision'])
        .executeTakeFirst();
      if (!count) throw new ConflictError(`There is no table ${comment.table}.`);
      const row: TalkRow = { ...comment, n: count.chatCount };
      await addTalk(trx, row, key ?? null);
      return { row, count };
    });
    changes.publish([{ table: comment.table, number: count.number, what: 'talk', revision: count.revision }]);
    return row;
  }
}

export async function addTalk(trx: Transaction<Schema>, row: TalkRow, key: string | null): Promise<void> {
  await trx
    .insertInto('talk')
    .values({ ...TALK.toColumns(row), key })
    .execute();
}
