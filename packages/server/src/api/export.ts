/** Export of a finished table: it opens anywhere and proves that nothing was altered. */
import { z } from '@hono/zod-openapi';
import { type ExportedTable, exportTable, type OnlineRecord, type SavedGame } from '@vigil/table';
import type { TableApp } from '../table-app.js';
import { RequestError } from '../tables/request-error.js';
import type { TableSession } from '../tables/table-session.js';
import { type Api, route } from './api.js';
import type { UnplayableTable } from './replies.js';
import { requireTableLink } from './require-link.js';

/** Adds the route of the export. */
export function exportRoutes(api: Api, app: TableApp): void {
  route(
    api,
    'get',
    '/tables/{id}/export',
    {
      name: 'exportTable',
      reply: 'TableExport',
      summary: 'A finished table: its saved game with the seed, and every log entry',
      returns:
        'A save that can be opened, with `online`; `vigil replay --verify` proves it. Of a table that this version cannot open: `format` `vigil-table`, `why`, and all stored data of the table',
      params: z.object({ id: z.string().max(20) }),
    },
    async ({ params, context }) => {
      const { session } = await requireTableLink(app, context, params.id);
      return await session.run(() => exportTableOrData(app, session));
    },
  );
}

/**
 * Returns everything of a finished table. Part of the work of {@link TableSession.run}. Throws {@link RequestError}
 * during the game.
 */
async function exportTableOrData(app: TableApp, session: TableSession): Promise<ExportedTable | UnplayableTable> {
  const { status } = session.row;
  if (status !== 'ended' && status !== 'closed') {
    throw new RequestError('not-now', 'The seed is secret while the game goes on. Close the table first.');
  }
  const online = await loadOnlineRecord(app, session);
  try {
    return exportTable((await session.fresh()).save() as SavedGame, online);
  } catch (error) {
    const why = session.whyUnopened;
    if (why === undefined) throw error;
    const { game, version, setup, seed } = session.row;
    return { format: 'vigil-table', formatVersion: 2, why, game, version, setup, seed, online };
  }
}

/** Returns the entries of a table and their events, for the export beside its save. */
async function loadOnlineRecord({ storage }: TableApp, { id, row, seats }: TableSession): Promise<OnlineRecord> {
  const entries = await storage.entriesSince(id, 0);
  return {
    table: id,
    name: row.name,
    seedHash: row.seedHash,
    imported: row.imported,
    seats: seats.map(({ seat, name }) => ({ seat, ...(name !== undefined && { name }) })),
    entries: entries.map(({ number, at, seat, body, answers, events }) => ({
      number,
      at,
      ...(seat !== undefined && { seat }),
      body,
      answers,
      events: events.map(({ event }) => event),
    })),
    outcome: row.outcome,
  };
}
