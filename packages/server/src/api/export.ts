/** A table that is over, on paper: to be opened anywhere, and to prove that nothing in it was altered. */
import { z } from '@hono/zod-openapi';
import { type ExportedTable, exportOf, type Saved } from '@vigil/table';
import type { House } from '../house.js';
import { Refused } from '../tables/refused.js';
import type { Room } from '../tables/room.js';
import { type Api, route } from './api.js';
import { atTable } from './at-table.js';

/** The address of the export. */
export function exportRoutes(api: Api, house: House): void {
  route(
    api,
    'get',
    '/tables/{id}/export',
    {
      summary: 'A table that is over: its save with the seed, and every entry with what was told by it',
      gives: 'A save that can be opened, with `online`; `vigil replay --verify` proves it',
      params: z.object({ id: z.string().max(20) }),
    },
    async ({ params, c }) => {
      const { room } = await atTable(house, c, params.id);
      return await room.run(() => exported(house, room));
    },
  );
}

/** Everything of a table that is over. Part of what `Room.run` does. Throws {@link Refused} while it is played. */
async function exported({ storage }: House, room: Room): Promise<ExportedTable> {
  const { row, seats } = room;
  if (row.status !== 'ended' && row.status !== 'closed') {
    throw new Refused('not-now', 'The seed is a secret as long as the game goes on: end the table first.');
  }
  const saved = (await room.fresh()).save() as Saved;
  const entries = await storage.entriesSince(room.id, 0);
  return exportOf(saved, {
    table: row.id,
    name: row.name,
    seedHash: row.seedHash,
    brought: row.brought,
    seats: seats.map(({ seat, name }) => ({ seat, ...(name !== undefined && { name }) })),
    entries: entries.map(({ number, at, seat, body, answers, told }) => ({
      number,
      at,
      ...(seat !== undefined && { seat }),
      body,
      answers,
      told: told.map(({ event }) => event),
    })),
    outcome: row.outcome,
  });
}
