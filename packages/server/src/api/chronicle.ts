/** The chronicle of a table, and the digest of a Mythos for pasting into a forum. */
import { z } from '@hono/zod-openapi';
import { LANGUAGES, type Language } from '@vigil/rules';
import type { Permissions, TableView } from '@vigil/table';
import {
  ancientOneOf,
  type ChronicleLanguage,
  type ChronicleSource,
  chronicleHtml,
  createChronicle,
  createDigests,
  createStanding,
  formatChronicle,
  formatDigest,
  loadChronicleLanguage,
  type TextForm,
} from '../chronicle/index.js';
import type { TableApp } from '../table-app.js';
import { RequestError } from '../tables/request-error.js';
import type { TableSession } from '../tables/table-session.js';
import { type Api, route } from './api.js';
import { requireTableLink } from './require-link.js';

const ID = z.object({ id: z.string().max(20) });
const CHRONICLE_QUERY = z.object({
  lang: z.enum(LANGUAGES).optional().openapi({ description: 'Language; default: that of the seat' }),
  talk: z.enum(['0', '1']).optional().openapi({ description: '1: includes chat' }),
});
const DIGEST_QUERY = z.object({
  lang: CHRONICLE_QUERY.shape.lang,
  after: z.coerce.number().int().min(0).optional().openapi({ description: 'Only Mythos cards after this entry' }),
  form: z.enum(['text', 'markdown', 'bbcode']).default('bbcode'),
});

/** Formats of a chronicle: file extension, description and media type. */
const CHRONICLE_FORMS = [
  { end: 'html', type: 'text/html', gives: 'A complete page', form: undefined },
  { end: 'md', type: 'text/markdown', gives: 'Markdown', form: 'markdown' },
  { end: 'bb', type: 'text/plain', gives: 'BBCode, for the posts of a forum', form: 'bbcode' },
  { end: 'txt', type: 'text/plain', gives: 'Plain text', form: 'text' },
] as const satisfies readonly { end: string; type: string; gives: string; form: TextForm | undefined }[];

/** Adds the routes of the chronicle. */
export function chronicleRoutes(api: Api, app: TableApp): void {
  route(
    api,
    'get',
    '/tables/{id}/chronicle',
    {
      name: 'getChronicle',
      reply: 'Chronicle',
      summary: 'The game as a story: chapters, scenes, paragraphs and rolls, as data',
      returns: 'Chronicle',
      params: ID,
      query: CHRONICLE_QUERY,
    },
    async ({ params, query, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const reader = await createReader(app, session, resolveLanguage(session, you, query.lang));
      return createChronicle(reader, await loadMaterial(app, session, query.talk === '1'));
    },
  );

  for (const { end, type, gives, form } of CHRONICLE_FORMS) {
    route(
      api,
      'get',
      `/tables/{id}/chronicle.${end}`,
      {
        name: `getChronicleAs${end[0]?.toUpperCase()}${end.slice(1)}`,
        summary: `The game as a story, to download: ${type}`,
        returns: gives,
        contentType: type,
        params: ID,
        query: CHRONICLE_QUERY,
      },
      async ({ params, query, context }) => {
        const { session, you } = await requireTableLink(app, context, params.id);
        const reader = await createReader(app, session, resolveLanguage(session, you, query.lang));
        const chronicle = createChronicle(reader, await loadMaterial(app, session, query.talk === '1'));
        const text = form === undefined ? chronicleHtml(reader, chronicle) : formatChronicle(reader, chronicle, form);
        return context.body(text, 200, {
          'Content-Type': `${type}; charset=utf-8`,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        });
      },
    );
  }

  route(
    api,
    'get',
    '/tables/{id}/digest',
    {
      name: 'getDigests',
      reply: 'Digests',
      summary: 'The events of each Mythos Phase and the investigators in danger, for a forum post (PBP-12)',
      returns: 'A list: `number` of the entry, `title` of the turn, `text`',
      params: ID,
      query: DIGEST_QUERY,
    },
    async ({ params, query, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const reader = await createReader(app, session, resolveLanguage(session, you, query.lang));
      const posts = createDigests(reader, await loadMaterial(app, session, false), query.after);
      const standing = posts.length === 0 ? [] : await currentStanding(app, session, reader);
      return posts.map((post, i) => ({
        number: post.number,
        title: post.title,
        text: formatDigest(reader, post, query.form, i === posts.length - 1 ? standing : []),
      }));
    },
  );
}

/** Loads everything a chronicle is made from. */
async function loadMaterial({ storage }: TableApp, session: TableSession, talk: boolean): Promise<ChronicleSource> {
  const { id, row, seats } = session;
  const [entries, comments] = await Promise.all([storage.entriesSince(id, 0), storage.talkSince(id, 0)]);
  return {
    table: row,
    seats,
    entries,
    comments,
    includeTalk: talk,
    ancientOne: ancientOneOf(row.setup) ?? (await drawnAncientOne(session)),
  };
}

/** Returns the position of a game as everyone sees it, if its table can be opened. */
async function currentStanding({ storage }: TableApp, session: TableSession, reader: ChronicleLanguage) {
  try {
    const view = await session.run(async () => (await session.fresh()).view([]) as TableView);
    const waits = session.row.status === 'playing' ? await storage.waits([session.id]) : [];
    return createStanding(reader, { view, players: session.seats.map(({ name }) => name), waits });
  } catch (error) {
    if (error instanceof RequestError) return [];
    throw error;
  }
}

/** Returns the randomly drawn Ancient One of a game, if its table can be opened. */
async function drawnAncientOne(session: TableSession): Promise<string | undefined> {
  try {
    return await session.run(async () => ((await session.fresh()).view([]) as TableView).ancientOne);
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

function resolveLanguage({ seats }: TableSession, you: Permissions, requested: Language | undefined): Language {
  const spoken = you.seats.map((seat) => seats[seat]?.language?.slice(0, 2));
  return requested ?? LANGUAGES.find((language) => language !== 'en' && spoken.includes(language)) ?? 'en';
}

async function createReader({ deps }: TableApp, { row }: TableSession, language: Language): Promise<ChronicleLanguage> {
  const { content } = await deps.games.open(row.game, row.setup);
  return await loadChronicleLanguage(language, row.game, content);
}
