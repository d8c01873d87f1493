import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import { type Schema, VOTE, WAIT } from '../database/schema.js';
import type { WaitRow } from '../rows.js';
import type { Storage } from '../storage.js';
import { changeTouched } from './touch.js';

const HOUR = 3_600_000;
/** Tables with reminders. Must match the condition of their index (0003). */
const REMINDS = sql<boolean>`tables.settings like '%"reminder"%'`;

/** Reminder interval of a table, in hours. */
function reminderOf({ kind }: Database) {
  return kind === 'sqlite'
    ? sql<number>`json_extract(tables.settings, '$.reminder')`
    : sql<number>`cast(cast(tables.settings as json) ->> 'reminder' as double precision)`;
}

/** Storage of waits and votes. */
export function createWaitStorage(
  database: Database,
): Pick<
  Storage,
  'waits' | 'dueWaits' | 'waitsToRemind' | 'setReminded' | 'setDue' | 'shiftWaits' | 'putVote' | 'votes' | 'dropVotes'
> {
  const { db } = database;
  const ofPlayed = () =>
    db
      .selectFrom('waits')
      .innerJoin('tables', 'tables.id', 'waits.table')
      .select(WAIT.columns.map((column) => `waits.${column}` as const))
      .where('tables.status', '=', 'playing')
      .where('tables.pausedAt', 'is', null);
  return {
    waits: async (tables) => {
      if (tables.length === 0) return [];
      const rows = await db
        .selectFrom('waits')
        .select(WAIT.columns)
        .where('table', 'in', tables)
        .orderBy('table')
        .orderBy('since')
        .orderBy('decision')
        .orderBy('seat')
        .execute();
      return rows.map(WAIT.toRow);
    },

    dueWaits: async (now, limit) => {
      const rows = await ofPlayed().where('waits.due', '<=', now).orderBy('waits.due').limit(limit).execute();
      return rows.map(WAIT.toRow);
    },

    waitsToRemind: async (now, limit, skip = 0) => {
      const last = sql<number>`coalesce(waits.reminded_at, waits.since)`;
      const rows = await ofPlayed()
        .where(REMINDS)
        .where(sql<number>`${last} + ${reminderOf(database)} * ${HOUR}`, '<=', now)
        .orderBy(last)
        .orderBy('waits.table')
        .orderBy('waits.decision')
        .orderBy('waits.seat')
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map(WAIT.toRow);
    },

    setReminded: async (wait, at) => {
      await db
        .updateTable('waits')
        .set({ reminders: wait.reminders + 1, remindedAt: at })
        .where('table', '=', wait.table)
        .where('decision', '=', wait.decision)
        .where('seat', '=', wait.seat)
        .where('reminders', '=', wait.reminders)
        .execute();
    },

    setDue: async (table, decision, seat, due) => {
      await db
        .updateTable('waits')
        .set({ due: due ?? null })
        .where('table', '=', table)
        .where('decision', '=', decision)
        .where('seat', '=', seat)
        .execute();
    },

    shiftWaits: async (table, seat, by) => {
      await db
        .updateTable('waits')
        .set({
          since: sql<number>`since + ${by}`,
          due: sql<number | null>`due + ${by}`,
          remindedAt: sql<number | null>`reminded_at + ${by}`,
        })
        .where('table', '=', table)
        .where('seat', '=', seat)
        .execute();
    },

    putVote: async (vote) => {
      const columns = VOTE.toColumns(vote);
      await changeTouched(database, vote.table, 'votes', async (trx) => {
        await trx
          .insertInto('votes')
          .values(columns)
          .onConflict((conflict) =>
            conflict
              .columns(['table', 'decision', 'seat'])
              .doUpdateSet({ option: columns.option, key: columns.key, at: columns.at }),
          )
          .execute();
        return true;
      });
    },

    votes: async (table) => {
      const rows = await db
        .selectFrom('votes')
        .select(VOTE.columns)
        .where('table', '=', table)
        .orderBy('at')
        .orderBy('decision')
        .orderBy('seat')
        .execute();
      return rows.map(VOTE.toRow);
    },

    dropVotes: async (table, decision) => {
      await changeTouched(database, table, 'votes', async (trx) => {
        const deleted = await trx
          .deleteFrom('votes')
          .where('table', '=', table)
          .where('decision', '=', decision)
          .executeTakeFirst();
        return deleted.numDeletedRows > 0n || undefined;
      });
    },
  };
}

const same = (pick: Pick<WaitRow, 'decision' | 'seat'>) => `${pick.seat} ${pick.decision}`;

/**
 * Replaces the waits of a table. A wait that continues keeps its start, deadline and number of reminders, unless all are
 * `reset`.
 */
export async function replaceWaits(
  trx: Transaction<Schema>,
  table: string,
  waits: readonly WaitRow[],
  reset = false,
): Promise<void> {
  if (reset) await trx.deleteFrom('waits').where('table', '=', table).execute();
  const existing = await trx
    .selectFrom('waits')
    .select(['decision', 'seat', 'kind'])
    .where('table', '=', table)
    .execute();
  const wanted = new Map(waits.map((wait) => [same(wait), wait.kind]));
  const goesOn = (wait: (typeof existing)[number]) => wanted.get(same(wait)) === wait.kind;
  const staying = new Set(existing.filter(goesOn).map(same));
  // Most decisions end for all their seats, so one statement deletes several rows.
  const half = new Set(existing.filter(goesOn).map(({ decision }) => decision));
  const ended = existing.filter((wait) => !goesOn(wait));
  const over = [...new Set(ended.map(({ decision }) => decision))].filter((decision) => !half.has(decision));
  if (over.length > 0) {
    await trx.deleteFrom('waits').where('table', '=', table).where('decision', 'in', over).execute();
  }
  for (const { decision, seat } of ended) {
    if (!half.has(decision)) continue;
    await trx
      .deleteFrom('waits')
      .where('table', '=', table)
      .where('decision', '=', decision)
      .where('seat', '=', seat)
      .execute();
  }
  const fresh = waits.filter((wait) => !staying.has(same(wait)));
  if (fresh.length > 0) await trx.insertInto('waits').values(fresh.map(WAIT.toColumns)).execute();
}
