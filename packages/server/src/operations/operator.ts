/** The operator's page: metrics, and no hidden information of games. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Notify } from '../notify/notify.js';
import type { TableApp } from '../table-app.js';

/** Maximum number of tables listed. */
const LISTED = 50;

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

/** The page: numbers of tables, connections and letters, memory, and the tables unused for longest. */
export async function operatorPage(c: Context, version: string, app: TableApp, notify?: Notify): Promise<Response> {
  const { storage, sessions, live, environment } = app;
  const counts = await storage.counts();
  const letters = notify ? await notify.deps.rows.counts() : {};
  const { rss, heapUsed } = process.memoryUsage();
  const figures: readonly (readonly [string, string | number])[] = [
    ['Version', version],
    ['Up since', new Date(environment.now() - process.uptime() * 1000).toISOString()],
    ['Tables', counts.tables],
    ['Tables being played', counts.playing],
    ['Entries', counts.entries],
    ['Tables in memory', sessions.size],
    ['Live connections', live.size],
    ['Memory', `${megabytes(rss)} (heap: ${megabytes(heapUsed)})`],
    ...Object.entries(letters).map(([state, n]) => [`Messages: ${state}`, n] as const),
  ];
  const ids = await storage.idleTables(environment.now() + 1, LISTED);
  const tables = (await Promise.all(ids.map((id) => storage.table(id)))).flatMap((row) => row ?? []);
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Vigil: operator</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; }
td { font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; }
</style>
<main>
<h1>Vigil</h1>
<table>${figures.map(([what, value]) => html`<tr><th scope="row">${what}</th><td>${String(value)}</td></tr>`)}</table>
<h2>Tables idle the longest</h2>
<div class="wide" role="region" aria-label="Tables idle the longest" tabindex="0"><table>
<tr><th>Id</th><th>Game</th><th>State</th><th>Entries</th><th>Created</th><th>Last change</th><th>Version</th></tr>
${tables.map(
  ({
    id,
    game,
    status,
    number,
    createdAt,
    changedAt,
    version: by,
  }) => html`<tr><td>${id}</td><td>${game}</td><td>${status}</td>
<td>${number}</td><td>${day(createdAt)}</td><td>${day(changedAt)}</td><td>${by}</td></tr>`,
)}
</table></div>
</main>
</html>`;
  return c.html(page, 200, { 'Cache-Control': 'no-store' });
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}

function day(at: number): string {
  return new Date(Number(at)).toISOString().slice(0, 10);
}
