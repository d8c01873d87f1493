/** The game at a table: view, answers, undo and chat. The live connection offers the same. */
import { setTimeout } from 'node:timers/promises';
import { z } from '@hono/zod-openapi';
import { MAX_UPDATE_ENTRIES, type TableView } from '@vigil/table';
import { streamSSE } from 'hono/streaming';
import { Connection } from '../live/connection.js';
import type { TableApp } from '../table-app.js';
import { answer, override, undo, vote } from '../tables/actions.js';
import { postComment, toChatMessage } from '../tables/chat.js';
import { resolveToken } from '../tables/lobby.js';
import { RequestError } from '../tables/request-error.js';
import { updateOf } from '../tables/table-update.js';
import { agree } from '../tables/undo-requests.js';
import { type Api, route, tokenOf } from './api.js';
import { CHAT_NAMES, withPresentNames } from './former-names.js';
import { requireTableLink } from './require-link.js';
import { AGREE, ANSWER, CHAT, OVERRIDE, UNDO, VOTE } from './schemas.js';

const ID = z.object({ id: z.string().max(20) });
const COUNT = z.coerce.number().int().min(0);
const SINCE = z.object({ since: COUNT.optional(), chatSince: COUNT.optional() });
const UPGRADE = { query: (query: unknown) => withPresentNames(query, CHAT_NAMES, 'query') };
type ReadPosition = z.infer<typeof SINCE>;
/** Interval of the keep-alive, so that proxies do not close a quiet connection. Milliseconds. */
const KEEP_ALIVE_MS = 20_000;

/** Adds the routes of the game at a table. */
export function gameRoutes(api: Api, app: TableApp): void {
  route(
    api,
    'get',
    '/tables/{id}/game',
    {
      name: 'getGame',
      reply: 'GameReply',
      summary: 'The current game, and the log entries after a number',
      returns: 'TableUpdate; null before the game has begun',
      params: ID,
      query: SINCE,
      upgrade: UPGRADE,
    },
    async ({ params, query, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const { since = 0 } = query;
      const update = await session.run(async () => {
        if (session.row.number > 0) await session.fresh();
        const from = Math.max(since, session.row.number - MAX_UPDATE_ENTRIES);
        return updateOf(session, you, await session.entriesSince(from), from === 0);
      });
      return update ?? null;
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/answers',
    {
      name: 'answer',
      reply: 'EntryNumber',
      summary: 'Answers a decision',
      returns: 'The number of the entry',
      params: ID,
      body: ANSWER,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      return { number: await answer(session, you, body) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/votes',
    {
      name: 'vote',
      reply: 'EntryNumber',
      summary: 'Votes in a poll. The option `pass` lets another player’s roll or loss stand',
      returns: 'The number of the last entry',
      params: ID,
      body: VOTE,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      return { number: await vote(session, you, body) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/undo',
    {
      name: 'undo',
      reply: 'EntryNumber',
      summary: 'Undoes answers, or asks to',
      returns: 'The number of the last entry',
      params: ID,
      body: UNDO,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      return { number: await undo(session, you, body) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/agree',
    {
      name: 'agreeToUndo',
      reply: 'EntryNumber',
      summary: 'Accepts or declines an undo',
      returns: 'The number of the last entry',
      params: ID,
      body: AGREE,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      return { number: await agree(session, you, body) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/overrides',
    {
      name: 'correct',
      reply: 'EntryNumber',
      summary: 'Corrects the position (keeper)',
      returns: 'The number of the entry',
      params: ID,
      body: OVERRIDE,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      return { number: await override(session, you, body) };
    },
  );

  route(
    api,
    'get',
    '/tables/{id}/past/{at}',
    {
      name: 'getPast',
      reply: 'PastView',
      summary: 'The game after a number of answers',
      returns: 'A view',
      params: ID.extend({ at: COUNT }),
    },
    async ({ params, context }) => {
      const { id, at } = params;
      const { session, you } = await requireTableLink(app, context, id);
      const view = await session.run(async () => (await session.fresh()).past(at)?.view(you.seats));
      if (view === undefined) throw new RequestError('not-now', 'This moment can no longer be shown.', 'at');
      return { at, view: view as TableView };
    },
  );

  route(
    api,
    'get',
    '/tables/{id}/talk',
    {
      name: 'getTalk',
      reply: 'ChatMessages',
      summary: 'The chat of the table',
      returns: 'ChatMessage[]',
      params: ID,
      query: SINCE,
      upgrade: UPGRADE,
    },
    async ({ params, query, context }) => {
      const { session } = await requireTableLink(app, context, params.id);
      const { chatSince = 0 } = query;
      return (await app.storage.talkSince(session.id, chatSince)).map(toChatMessage);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/talk',
    {
      name: 'say',
      reply: 'Done',
      summary: 'Sends a chat message',
      returns: '{}',
      params: ID,
      body: CHAT,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      await postComment(session, you, body);
      return {};
    },
  );

  route(
    api,
    'get',
    '/tables/{id}/events',
    {
      name: 'listen',
      summary: 'Server-sent events with the same messages as the WebSocket',
      contentType: 'text/event-stream',
      returns: 'Messages; `Last-Event-ID`, or `since` and `chatSince`: what was seen and read last',
      params: ID,
      query: SINCE,
      upgrade: UPGRADE,
    },
    async ({ params, query, context }) => {
      const { id } = params;
      const tokens = [tokenOf(context)];
      // Callers without access get the ordinary error response, not a stream that then stays silent.
      await resolveToken(app.deps, id, tokens);
      const { since, chatSince } = resumePosition(context.req.header('last-event-id'), query);
      return streamSSE(context, async (stream) => {
        const aborter = new AbortController();
        let buffered = 0;
        const connection = new Connection(app, {
          send: (text) => {
            buffered += text.length;
            void stream.writeSSE({ data: text, id: `${connection.last}.${connection.lastSaid}` }).finally(() => {
              buffered -= text.length;
            });
          },
          bufferedBytes: () => buffered,
          close: () => stream.abort(),
        });
        stream.onAbort(() => {
          aborter.abort();
          app.live.remove(connection);
        });
        await connection.handle({
          do: 'hello',
          table: id,
          tokens,
          ...(since !== undefined && { since }),
          ...(chatSince !== undefined && { chatSince }),
        });
        while (!aborter.signal.aborted) {
          await setTimeout(KEEP_ALIVE_MS, undefined, { signal: aborter.signal, ref: false }).catch(() => undefined);
          if (aborter.signal.aborted) break;
          connection.renewPresence();
          await stream.write(': still here\n\n');
        }
      });
    },
  );
}

/** Returns the position the client read last: from the event id (`12.3`), else from the address. */
function resumePosition(id: string | undefined, asked: ReadPosition): ReadPosition {
  const [, since, chatSince] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(id ?? '') ?? [];
  return {
    since: since === undefined ? asked.since : Number(since),
    chatSince: chatSince === undefined ? asked.chatSince : Number(chatSince),
  };
}
