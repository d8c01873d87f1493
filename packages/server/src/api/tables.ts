/** Routes of tables: creating, joining, starting, closing. */
import { z } from '@hono/zod-openapi';
import { isWaitingFor, type TableSetup } from '@vigil/table';
import { dropAddressesOfSeat } from '../notify/manage-addresses.js';
import type { Notify } from '../notify/notify.js';
import type { TableApp } from '../table-app.js';
import {
  begin,
  chooseInvestigator,
  claimSeat,
  close,
  createTable,
  leaveSeat,
  newLink,
  pause,
  resolveToken,
} from '../tables/lobby.js';
import { RequestError } from '../tables/request-error.js';
import { setBot } from '../tables/set-bot.js';
import { infoOf } from '../tables/table-update.js';
import { type Api, route } from './api.js';
import { linkWithPresentName, NEW_TABLE_NAMES, withPresentNames } from './former-names.js';
import { requireTableLink } from './require-link.js';
import { BOT, CLAIM, INVESTIGATOR, KEYED, LEAVE, LINK, MY_TABLES, NEW_TABLE, PAUSE } from './schemas.js';

const ID = z.object({ id: z.string().max(20) });
const SEAT_OF = ID.extend({ seat: z.coerce.number().int().min(0).max(7) });

/** Adds the routes of tables, without those of the game. */
export function tableRoutes(api: Api, app: TableApp, notify?: Notify): void {
  const info = async (session: Parameters<typeof infoOf>[0], you: Parameters<typeof infoOf>[1]) =>
    await session.run(() => infoOf(session, you, app.presence.presentAt(session.id)));

  route(
    api,
    'post',
    '/tables',
    {
      name: 'createTable',
      reply: 'CreatedTable',
      summary: 'Creates a table',
      returns: 'Its id and the tokens of its links, which are never shown again.',
      body: NEW_TABLE,
      isPublic: true,
      upgrade: { body: (body) => withPresentNames(body, NEW_TABLE_NAMES, 'body') },
    },
    async ({ body }) => {
      const { setup, ...wanted } = body;
      if ((setup === undefined) === (wanted.saved === undefined)) {
        throw new RequestError('bad-request', 'Give either `setup` or `saved`, not both.', 'setup');
      }
      return await createTable(app.deps, { ...wanted, setup, settings: withoutUndefined(wanted.settings) });
    },
  );

  route(
    api,
    'get',
    '/tables/{id}',
    { name: 'getTable', reply: 'TableInfo', summary: 'The table without its game', returns: 'TableInfo', params: ID },
    async ({ params, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      return await info(session, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/claim',
    {
      name: 'claimSeat',
      reply: 'TableInfo',
      summary: 'Takes the seat of the link',
      returns: 'TableInfo',
      params: ID,
      body: CLAIM,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const { seat, name, language } = body;
      await claimSeat(session, you, { seat, name, language });
      return await info(session, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/leave',
    {
      name: 'leaveSeat',
      reply: 'TableInfo',
      summary: 'Frees a seat before the game begins',
      returns: 'TableInfo',
      params: ID,
      body: LEAVE,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      await leaveSeat(session, you, body.seat);
      // The next player of the seat may hold the same link.
      if (notify) await dropAddressesOfSeat(notify.deps, params.id, body.seat);
      return await info(session, you);
    },
  );

  route(
    api,
    'patch',
    '/tables/{id}/seats/{seat}',
    {
      name: 'chooseInvestigator',
      reply: 'TableInfo',
      summary: 'Changes the investigator before the game begins',
      returns: 'TableInfo',
      params: SEAT_OF,
      body: INVESTIGATOR,
    },
    async ({ params, body, context }) => {
      const { id, seat } = params;
      const { session, you } = await requireTableLink(app, context, id);
      await chooseInvestigator(session, you, seat, body.investigator);
      return await info(session, you);
    },
  );

  route(
    api,
    'put',
    '/tables/{id}/seats/{seat}/bot',
    {
      name: 'setBot',
      reply: 'TableInfo',
      summary: 'Lets a bot play an empty seat or your own, or stops it',
      returns: 'TableInfo',
      params: SEAT_OF,
      body: BOT,
    },
    async ({ params, body, context }) => {
      const { id, seat } = params;
      const { session, you } = await requireTableLink(app, context, id);
      await setBot(session, you, seat, body.bot);
      return await info(session, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/links',
    {
      name: 'createLink',
      reply: 'NewLink',
      summary: 'Creates a link to a seat, and revokes its other links if requested',
      returns: 'Its token',
      params: ID,
      body: LINK,
      upgrade: { body: linkWithPresentName },
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const { role, seat, only } = body;
      return { token: await newLink(session, you, { role, seat, only }) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/begin',
    {
      name: 'beginGame',
      reply: 'EntryNumber',
      summary: 'Starts the game',
      returns: 'The number of the first entry',
      params: ID,
      body: KEYED,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      return { number: await begin(session, you, body.key) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/pause',
    {
      name: 'pauseGame',
      reply: 'TableInfo',
      summary: 'Pauses or resumes the game',
      returns: 'TableInfo',
      params: ID,
      body: PAUSE,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      await pause(session, you, body.paused);
      return await info(session, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/close',
    {
      name: 'closeTable',
      reply: 'TableInfo',
      summary: 'Closes the table permanently',
      returns: 'TableInfo',
      params: ID,
    },
    async ({ params, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      await close(session, you);
      return await info(session, you);
    },
  );

  route(
    api,
    'post',
    '/mine',
    {
      name: 'listOwnTables',
      reply: 'OwnTables',
      summary: 'Your tables, with your open decisions at each',
      returns:
        'For each valid link: the table, your seats and roles, and open decisions. Other links are in `notFound`.',
      body: MY_TABLES,
      isPublic: true,
    },
    async ({ body, context }) => {
      const { links } = body;
      const tables = new Map<string, string[]>();
      for (const { table, token } of links) tables.set(table, [...(tables.get(table) ?? []), token]);
      const found = await Promise.all([...tables].map(([table, tokens]) => myTable(app, table, tokens)));
      return context.json({
        tables: found.filter((item) => item !== undefined),
        notFound: [...tables.keys()].filter((_, i) => found[i] === undefined),
      });
    },
  );
}

/** Removes omitted optional fields, which validation leaves as undefined. */
function withoutUndefined(settings: z.infer<typeof NEW_TABLE>['settings']) {
  const { deadline, reminder, weekendZone, ...rest } = settings;
  return {
    ...rest,
    ...(deadline !== undefined && { deadline }),
    ...(reminder !== undefined && { reminder }),
    ...(weekendZone !== undefined && { weekendZone }),
  };
}

/** Returns everything that waits for the caller at a table. Reads only the database; the game need not be in memory. */
async function myTable(app: TableApp, table: string, tokens: readonly string[]) {
  try {
    const you = await resolveToken(app.deps, table, tokens);
    const [row, seats, saved] = await Promise.all([
      app.storage.table(table),
      app.storage.seats(table),
      app.storage.waits([table]),
    ]);
    if (!row) return undefined;
    const { id, name, game, status, changedAt, setup } = row;
    // Nothing waits at a closed table.
    const waits = status === 'playing' ? saved : [];
    const own = waits.filter((wait) => isWaitingFor(wait, you));
    return {
      id,
      name,
      game,
      status,
      changedAt,
      setup: setup as TableSetup,
      paused: row.pausedAt !== undefined,
      you,
      seats: seats.map(({ seat, name: holder }) => ({ seat, name: holder })),
      waits: own.map(({ decision, seat, kind, since, due }) => ({ decision, seat, kind, since, due })),
      waiting: [...new Set(waits.flatMap(({ seat, kind }) => (kind === 'keeper' ? [] : [seat])))],
      waitsForKeeper: waits.some(({ kind }) => kind === 'keeper' || kind === 'absent'),
    };
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}
