/** The operator's page: metrics, tables and forms, and no hidden information of games. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Notify } from '../../notify/notify.js';
import type { TableApp } from '../../table-app.js';
import { actionForm, adminPage, dataTable, day } from './layout.js';
import { listTables } from './reports.js';

/** Number of tables on a page. */
const TABLES_PER_PAGE = 50;

/** True if a request carries the operator's token, as a bearer token or as a Basic password. */
export function isOperator(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [, kind, value = ''] = /^(Bearer|Basic) (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (kind === undefined) return false;
  const given =
    kind.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

/** Requests the token from a browser. */
export function askForToken(c: Context): Response {
  return c.text('The operator token is required (VIGIL_OPERATOR_TOKEN).', 401, {
    'WWW-Authenticate': 'Basic realm="Vigil: operator", charset="UTF-8"',
    'Cache-Control': 'no-store',
  });
}

export interface OperatorPage {
  readonly version: string;
  readonly app: TableApp;
  readonly notify: Notify | undefined;
  /** Proves that a form comes from this page. */
  readonly formKey: string;
}

/** The page: numbers of tables, connections and messages, memory, the tables, and forms. */
export async function operatorPage(c: Context, options: OperatorPage): Promise<Response> {
  const { app, formKey } = options;
  const { order, skip } = readListOptions(c);
  const [figures, { tables, total }] = await Promise.all([
    figuresOf(options),
    listTables(app, { order, limit: TABLES_PER_PAGE, skip }),
  ]);
  const page = (label: string, target: { order: string; skip: number }) =>
    html`<a href="/operator?order=${target.order}&amp;skip=${target.skip}">${label}</a> `;
  return await adminPage(
    c,
    'Vigil: operator',
    html`<h1>Vigil</h1>
<table>${figures.map(([what, value]) => html`<tr><th scope="row">${what}</th><td>${String(value)}</td></tr>`)}</table>
${dataTable(
  order === 'newest' ? 'Tables, last used first' : 'Tables, longest idle first',
  ['Id', 'Game', 'State', 'Entries', 'Created', 'Last change', 'Version'],
  tables.map(({ id, game, status, entries, createdAt, changedAt, version }) => [
    html`<a href="/operator/tables/${id}">${id}</a>`,
    game,
    status,
    entries,
    day(createdAt),
    day(changedAt),
    version,
  ]),
)}
<p>${page(order === 'newest' ? 'Longest idle first' : 'Last used first', { order: order === 'newest' ? 'oldest' : 'newest', skip: 0 })}
${skip > 0 ? page('Previous', { order, skip: Math.max(0, skip - TABLES_PER_PAGE) }) : ''}
${skip + TABLES_PER_PAGE < Number(total) ? page('Next', { order, skip: skip + TABLES_PER_PAGE }) : ''}</p>
<h2>People</h2>
${actionForm('export', 'Export the data of this address', formKey, {}, ADDRESS_FIELD)}
${actionForm('erase', 'Erase this address everywhere', formKey, {}, ADDRESS_FIELD)}`,
  );
}

const ADDRESS_FIELD = html`<label>Email address <input type="email" name="address" required></label>`;

function readListOptions(c: Context): { readonly order: 'newest' | 'oldest'; readonly skip: number } {
  const skip = /^\d{1,9}$/.exec(c.req.query('skip') ?? '')?.[0] ?? '0';
  return { order: c.req.query('order') === 'oldest' ? 'oldest' : 'newest', skip: Number(skip) };
}

async function figuresOf({
  version,
  app,
  notify,
}: OperatorPage): Promise<readonly (readonly [string, string | number])[]> {
  const { storage, sessions, live, environment } = app;
  const counts = await storage.counts();
  const messages = notify ? await notify.deps.rows.counts() : {};
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ['Version', version],
    ['Up since', new Date(environment.now() - process.uptime() * 1000).toISOString()],
    ['Tables', counts.tables],
    ['Tables being played', counts.playing],
    ['Entries', counts.entries],
    ['Tables in memory', sessions.size],
    ['Live connections', live.size],
    ['Memory', `${megabytes(rss)} (heap: ${megabytes(heapUsed)})`],
    ...Object.entries(messages).map(([state, n]) => [`Messages: ${state}`, n] as const),
  ];
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}
