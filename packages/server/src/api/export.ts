/** A table that is over, on paper: to be opened anywhere, and to prove that nothing in it was altered. */
import { z } from '@hono/zod-openapi';
import { type ExportedTable, exportOf, type OnlineRecord, type Saved } from '@vigil/table';
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
      gives:
        'A save that can be opened, with `online`; `vigil replay --verify` proves it. Of a table that this version cannot open: `format` `vigil-table`, `why`, and all that is kept of it',
      params: z.object({ id: z.string().max(20) }),
    },
    async ({ params, c }) => {
      const { room } = await atTable(house, c, params.id);
      return await room.run(() => exported(house, room));
    },
  );
}

/** A table that the rules and boxes here cannot play: all that is kept of it, for a version that can. */
interface UnopenedTable {
  readonly format: 'vigil-table';
  readonly formatVersion: 1;
  /** Why it does not open here. */
  readonly why: string;
  readonly game: string;
  /** What played it last. */
  readonly version: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly online: OnlineRecord;
}

/** Everything of a table that is over. Part of what `Room.run` does. Throws {@link Refused} while it is played. */
async function exported(house: House, room: Room): Promise<ExportedTable | UnopenedTable> {
  const { status } = room.row;
  if (status !== 'ended' && status !== 'closed') {
    throw new Refused('not-now', 'The seed is a secret as long as the game goes on: end the table first.');
  }
  const online = await recordOf(house, room);
  try {
    return exportOf((await room.fresh()).save() as Saved, online);
  } catch (error) {
    const why = room.whyUnopened;
    if (why === undefined) throw error;
    const { game, version, setup, seed } = room.row;
    return { format: 'vigil-table', formatVersion: 1, why, game, version, setup, seed, online };
  }
}

/** What was done at a table and told by it, as it goes home with its save. */
async function recordOf({ storage }: House, { id, row, seats }: Room): Promise<OnlineRecord> {
  const entries = await storage.entriesSince(id, 0);
  return {
    table: id,
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
  };
}
