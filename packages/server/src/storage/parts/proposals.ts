import type { Database } from '../database/database.js';
import { PROPOSAL } from '../database/schema.js';
import type { Storage } from '../storage.js';
import { changeTouched } from './touch.js';

/** Storage of changes that players vote on. */
export function createProposalStorage(
  database: Database,
): Pick<Storage, 'proposals' | 'putProposal' | 'voteOnProposal' | 'dropProposal' | 'dueProposals'> {
  const { db } = database;
  return {
    proposals: async (table) => {
      const rows = await db
        .selectFrom('proposals')
        .select(PROPOSAL.columns)
        .where('table', '=', table)
        .orderBy('at')
        .orderBy('seat')
        .execute();
      return rows.map(PROPOSAL.toRow);
    },

    putProposal: async (proposal) => {
      const { table, seat, ...columns } = PROPOSAL.toColumns(proposal);
      await changeTouched(database, table, 'table', async (trx) => {
        await trx
          .insertInto('proposals')
          .values({ table, seat, ...columns })
          .onConflict((conflict) => conflict.columns(['table', 'seat']).doUpdateSet(columns))
          .execute();
        return true;
      });
    },

    voteOnProposal: async (table, id, seat, yes) =>
      // The change of the table's row locks out other votes until the end of the transaction.
      await changeTouched(database, table, 'table', async (trx) => {
        const found = await trx
          .selectFrom('proposals')
          .select(PROPOSAL.columns)
          .where('table', '=', table)
          .where('id', '=', id)
          .executeTakeFirst();
        if (!found) return undefined;
        const row = PROPOSAL.toRow(found);
        const votes = [...row.votes.filter((vote) => vote.seat !== seat), { seat, yes }];
        await trx
          .updateTable('proposals')
          .set(PROPOSAL.toChange({ votes }))
          .where('table', '=', table)
          .where('id', '=', id)
          .execute();
        return { ...row, votes };
      }),

    dropProposal: async (table, id) => {
      const dropped = await changeTouched(database, table, 'table', async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('proposals')
          .where('table', '=', table)
          .where('id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0n || undefined;
      });
      return dropped ?? false;
    },

    dueProposals: async (now, limit) => {
      const rows = await db
        .selectFrom('proposals')
        .select(PROPOSAL.columns)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(limit)
        .execute();
      return rows.map(PROPOSAL.toRow);
    },
  };
}
