/** Tables: made, gathered at, begun, closed. */
import { z } from '@hono/zod-openapi';
import { waitsFor } from '@vigil/table';
import type { House } from '../house.js';
import { setBot } from '../tables/bots.js';
import { begin, chooseInvestigator, close, makeTable, newLink, pause, sitDown, whoHas } from '../tables/lobby.js';
import { Refused } from '../tables/refused.js';
import { infoOf } from '../tables/seen.js';
import { type Api, route } from './api.js';
import { atTable } from './at-table.js';
import { BOT, CLAIM, INVESTIGATOR, KEYED, LINK, MINE, NEW_TABLE, PAUSE } from './schemas.js';

const ID = z.object({ id: z.string().max(20) });
const SEAT_OF = ID.extend({ seat: z.coerce.number().int().min(0).max(7) });

/** The addresses of tables but for the game itself. */
export function tableRoutes(api: Api, house: House): void {
  const info = async (room: Parameters<typeof infoOf>[0], you: Parameters<typeof infoOf>[1]) =>
    await room.run(() => infoOf(room, you, house.presence.at(room.id)));

  route(
    api,
    'post',
    '/tables',
    {
      summary: 'Makes a table',
      gives: 'Its id and the tokens of its links: the only time that anybody sees them.',
      body: NEW_TABLE,
      open: true,
    },
    async ({ body }) => {
      const { setup, ...wanted } = body;
      if ((setup === undefined) === (wanted.saved === undefined)) {
        throw new Refused('bad-request', 'Either `setup` or `saved` is needed, not both.', 'setup');
      }
      return await makeTable(house.means, { ...wanted, setup, manners: plainManners(wanted.manners) });
    },
  );

  route(
    api,
    'get',
    '/tables/{id}',
    { summary: 'The table but for the game', gives: 'TableInfo', params: ID },
    async ({ params, c }) => {
      const { room, you } = await atTable(house, c, params.id);
      return await info(room, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/claim',
    {
      summary: 'Sits down at a seat one has the link of',
      gives: 'TableInfo',
      params: ID,
      body: CLAIM,
    },
    async ({ params, body, c }) => {
      const { room, you } = await atTable(house, c, params.id);
      const { seat, name, language } = body;
      await sitDown(room, you, { seat, name, language });
      return await info(room, you);
    },
  );

  route(
    api,
    'patch',
    '/tables/{id}/seats/{seat}',
    {
      summary: 'Plays another investigator, before the game has begun',
      gives: 'TableInfo',
      params: SEAT_OF,
      body: INVESTIGATOR,
    },
    async ({ params, body, c }) => {
      const { id, seat } = params;
      const { room, you } = await atTable(house, c, id);
      await chooseInvestigator(room, you, seat, body.investigator);
      return await info(room, you);
    },
  );

  route(
    api,
    'put',
    '/tables/{id}/seats/{seat}/bot',
    {
      summary: 'Has a careful bot play a seat at which nobody sits, or one’s own; or not any more',
      gives: 'TableInfo',
      params: SEAT_OF,
      body: BOT,
    },
    async ({ params, body, c }) => {
      const { id, seat } = params;
      const { room, you } = await atTable(house, c, id);
      await setBot(room, you, seat, body.bot);
      return await info(room, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/links',
    {
      summary: 'A new link to a place at the table; others to it are withdrawn if wanted',
      gives: 'Its token',
      params: ID,
      body: LINK,
    },
    async ({ params, body, c }) => {
      const { room, you } = await atTable(house, c, params.id);
      const { role, seat, only } = body;
      return { token: await newLink(room, you, { role, seat, only }) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/begin',
    {
      summary: 'The game begins',
      gives: 'The number of the first entry',
      params: ID,
      body: KEYED,
    },
    async ({ params, body, c }) => {
      const { room, you } = await atTable(house, c, params.id);
      return { number: await begin(room, you, body.key) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/pause',
    {
      summary: 'Pauses the game or has it go on',
      gives: 'TableInfo',
      params: ID,
      body: PAUSE,
    },
    async ({ params, body, c }) => {
      const { room, you } = await atTable(house, c, params.id);
      await pause(room, you, body.paused);
      return await info(room, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/close',
    { summary: 'Ends the table for good', gives: 'TableInfo', params: ID },
    async ({ params, c }) => {
      const { room, you } = await atTable(house, c, params.id);
      await close(room, you);
      return await info(room, you);
    },
  );

  route(
    api,
    'post',
    '/mine',
    {
      summary: 'My tables: what waits for me at each',
      gives:
        'For each link that opens something: the table, who I am there, what waits for my seats; the rest as `gone`.',
      body: MINE,
      open: true,
    },
    async ({ body, c }) => {
      const { links } = body;
      const tables = new Map<string, string[]>();
      for (const { table, token } of links) tables.set(table, [...(tables.get(table) ?? []), token]);
      const found = await Promise.all([...tables].map(([table, tokens]) => mineAt(house, table, tokens)));
      return c.json({
        tables: found.filter((one) => one !== undefined),
        gone: [...tables.keys()].filter((_, i) => found[i] === undefined),
      });
    },
  );
}

/** Optional fields that were left out are not there at all. */
function plainManners(manners: z.infer<typeof NEW_TABLE>['manners']) {
  const { deadline, reminder, ...rest } = manners;
  return { ...rest, ...(deadline !== undefined && { deadline }), ...(reminder !== undefined && { reminder }) };
}

/** What waits for somebody at a table. It is read from the database: the game itself need not be in memory. */
async function mineAt(house: House, table: string, tokens: readonly string[]) {
  try {
    const you = await whoHas(house.means, table, tokens);
    const [row, seats, kept] = await Promise.all([
      house.storage.table(table),
      house.storage.seats(table),
      house.storage.waits([table]),
    ]);
    if (!row) return undefined;
    const { id, name, game, status, changedAt, setup } = row;
    // At a table that was ended nothing is waited for.
    const waits = status === 'playing' ? kept : [];
    const own = waits.filter((wait) => waitsFor(wait, you));
    return {
      id,
      name,
      game,
      status,
      changedAt,
      setup,
      paused: row.pausedAt !== undefined,
      you,
      seats: seats.map(({ seat, name: holder }) => ({ seat, name: holder })),
      waits: own.map(({ decision, seat, kind, since, due }) => ({ decision, seat, kind, since, due })),
      waiting: [...new Set(waits.flatMap(({ seat, kind }) => (kind === 'keeper' ? [] : [seat])))],
      keeperAsked: waits.some(({ kind }) => kind === 'keeper' || kind === 'absent'),
    };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
