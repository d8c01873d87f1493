/** The common parts of the operator's pages: no scripts, no requests to anywhere else. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; }
td { font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .8rem 0; }
label { display: grid; } input, select, button { font: inherit; padding: .2rem .5rem; }
`;

/** Returns a page of the operator. */
export function adminPage(
  c: Context,
  title: string,
  body: Html,
  status: 200 | 400 = 200,
): Response | Promise<Response> {
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>${body}</main>
</html>`;
  return c.html(page, status, { 'Cache-Control': 'no-store' });
}

/** A form that does an action. `fields`: its inputs; `hidden`: fixed values. */
export function actionForm(
  action: string,
  button: string,
  formKey: string,
  hidden: Readonly<Record<string, string>>,
  fields: Html | '' = '',
): Html {
  return html`<form method="post" action="/operator/forms/${action}">
<input type="hidden" name="formKey" value="${formKey}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields}<button>${button}</button></form>`;
}

/** A table with a heading. */
export function dataTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number | Html)[])[],
): Html {
  return html`<h2>${title}</h2>
<div class="wide" role="region" aria-label="${title}" tabindex="0"><table>
<tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</table></div>`;
}

/** Returns a day, or a dash. */
export function day(at: number | undefined): string {
  return at === undefined ? '–' : new Date(Number(at)).toISOString().slice(0, 10);
}

/** Returns a day and a time. */
export function moment(at: number | undefined): string {
  return at === undefined ? '–' : `${new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
