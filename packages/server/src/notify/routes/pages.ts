/**
 * Where links of messages lead that are for no table: confirming, stopping, feeds. What a link does is done by a button
 * (POST), never by opening it: programs that look into mails open every link.
 */
import { z } from '@hono/zod-openapi';
import { type Api, route } from '../../api/api.js';
import { type Address, LANGUAGES, type Language } from '../addresses.js';
import { atom, feedOf } from '../feeds.js';
import { escaped, headline, page } from '../forms/html.js';
import type { NotifyMeans } from '../means.js';
import { confirm, stop, toConfirm, toStop } from '../owners.js';
import { NOTIFY_WORDS } from '../words/words.js';
import { shownTarget } from './routes.js';

const LINK = z.object({ link: z.string().max(150) });

export function pageRoutes(api: Api, means: NotifyMeans): void {
  const nameOf = async ({ table }: Address) => (await means.storage.table(table))?.name ?? '';

  route(
    api,
    'get',
    '/notify/confirm/{link}',
    { summary: 'Where the link in a confirmation leads', gives: 'A page with a button', params: LINK, open: true },
    async ({ params, c }) => {
      const address = await toConfirm(means, params.link);
      if (!address) return gone(c.req.header('accept-language'));
      const { language } = address.preferences;
      const w = NOTIFY_WORDS[language].page;
      if (address.state === 'on') return said(language, w.confirmed, address);
      return asked(language, w.confirm(shownTarget(address), await nameOf(address)), w.doConfirm);
    },
  );

  route(
    api,
    'post',
    '/notify/confirm/{link}',
    { summary: 'Confirms an address', gives: 'A page', params: LINK, open: true },
    async ({ params, c }) => {
      const address = await confirm(means, params.link);
      if (!address) return gone(c.req.header('accept-language'));
      return said(address.preferences.language, NOTIFY_WORDS[address.preferences.language].page.confirmed, address);
    },
  );

  route(
    api,
    'get',
    '/notify/stop/{link}',
    { summary: 'Where the link at the end of a mail leads', gives: 'A page with a button', params: LINK, open: true },
    async ({ params, c }) => {
      const address = await toStop(means, params.link);
      if (!address) return gone(c.req.header('accept-language'));
      const { language } = address.preferences;
      const w = NOTIFY_WORDS[language].page;
      if (address.state !== 'on') return said(language, w.stopped, address);
      return asked(language, w.stop(shownTarget(address), await nameOf(address)), w.doStop);
    },
  );

  route(
    api,
    'post',
    '/notify/stop/{link}',
    { summary: 'Sends nothing more to an address, by one click (RFC 8058)', gives: 'A page', params: LINK, open: true },
    async ({ params, c }) => {
      const address = await toStop(means, params.link);
      if (!address || !(await stop(means, params.link))) return gone(c.req.header('accept-language'));
      return said(address.preferences.language, NOTIFY_WORDS[address.preferences.language].page.stopped, address);
    },
  );

  route(
    api,
    'get',
    '/notify/feeds/{link}',
    { summary: 'A feed', gives: 'application/atom+xml', params: LINK, open: true },
    async ({ params, c }) => {
      const address = await feedOf(means, params.link);
      const feed = address && (await atom(means, address));
      if (feed === undefined) return gone(c.req.header('accept-language'));
      return new Response(feed, { headers: { ...PRIVATE, 'Content-Type': 'application/atom+xml; charset=utf-8' } });
    },
  );
}

/** Kept by nobody on the way; the address is told to nobody. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

function html(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** What was done, and the way back: to the table, to which the browser that sits there has its link. */
function said(language: Language, text: string, of?: Address, status = 200): Response {
  const [where, called] = of ? [`/t/${of.table}`, NOTIFY_WORDS[language].page.back] : ['/', 'Vigil'];
  const back = `<p><a href="${escaped(where)}">${escaped(called)}</a></p>`;
  return html(status, page(language, 'Vigil', `${headline('Vigil')}<p>${escaped(text)}</p>\n${back}`));
}

function asked(language: Language, text: string, button: string): Response {
  const style =
    'padding:10px 18px;background:#7c1f1f;color:#fff;border:0;border-radius:4px;font:inherit;cursor:pointer;min-height:44px';
  const form = `<form method="post"><button style="${style}">${escaped(button)}</button></form>`;
  return html(200, page(language, 'Vigil', `${headline('Vigil')}<p>${escaped(text)}</p>\n${form}`));
}

function gone(accepts: string | undefined): Response {
  const language = LANGUAGES.find((one) => accepts?.toLowerCase().startsWith(one)) ?? 'en';
  return said(language, NOTIFY_WORDS[language].page.gone, undefined, 404);
}
