/**
 * Pages for links in messages that belong to no table: confirming, stopping, feeds. Only a button (POST) acts, never
 * opening the link, because mail scanners open every link.
 */
import { z } from '@hono/zod-openapi';
import { LANGUAGES, type Language } from '@vigil/rules';
import { type Api, route } from '../../api/api.js';
import { type Address, shownTarget } from '../addresses.js';
import { atomFeed, findFeed } from '../feeds.js';
import { escapeHtml, headlineHtml, pageHtml } from '../forms/html.js';
import { addressToConfirm, addressToStop, confirmAddress, stopAddress } from '../manage-addresses.js';
import type { NotifyDeps } from '../notify-deps.js';
import { NOTIFY_WORDS } from '../words/words.js';

const LINK = z.object({ link: z.string().max(150) });

export function pageRoutes(api: Api, deps: NotifyDeps): void {
  const nameOf = async ({ table }: Address) => (await deps.storage.table(table))?.name ?? '';

  route(
    api,
    'get',
    '/notify/confirm/{link}',
    {
      name: 'showConfirmPage',
      contentType: 'text/html',
      summary: 'The page that the link in a confirmation email opens',
      returns: 'A page with a button',
      params: LINK,
      isPublic: true,
    },
    async ({ params, context }) => {
      const address = await addressToConfirm(deps, params.link);
      if (!address) return expiredLinkPage(context.req.header('accept-language'));
      const { language } = address.preferences;
      const w = NOTIFY_WORDS[language].page;
      if (address.state === 'on') return resultPage(language, w.confirmed, address);
      return questionPage(language, w.confirm(shownTarget(address), await nameOf(address)), w.doConfirm);
    },
  );

  route(
    api,
    'post',
    '/notify/confirm/{link}',
    {
      name: 'confirmAddress',
      contentType: 'text/html',
      summary: 'Confirms an address',
      returns: 'A page',
      params: LINK,
      isPublic: true,
    },
    async ({ params, context }) => {
      const address = await confirmAddress(deps, params.link);
      if (!address) return expiredLinkPage(context.req.header('accept-language'));
      return resultPage(
        address.preferences.language,
        NOTIFY_WORDS[address.preferences.language].page.confirmed,
        address,
      );
    },
  );

  route(
    api,
    'get',
    '/notify/stop/{link}',
    {
      name: 'showStopPage',
      contentType: 'text/html',
      summary: 'The page that the link at the end of an email opens',
      returns: 'A page with a button',
      params: LINK,
      isPublic: true,
    },
    async ({ params, context }) => {
      const address = await addressToStop(deps, params.link);
      if (!address) return expiredLinkPage(context.req.header('accept-language'));
      const { language } = address.preferences;
      const w = NOTIFY_WORDS[language].page;
      if (address.state !== 'on') return resultPage(language, w.stopped, address);
      return questionPage(language, w.stop(shownTarget(address), await nameOf(address)), w.doStop);
    },
  );

  route(
    api,
    'post',
    '/notify/stop/{link}',
    {
      name: 'stopMails',
      contentType: 'text/html',
      summary: 'Unsubscribes an address with one click (RFC 8058)',
      returns: 'A page',
      params: LINK,
      isPublic: true,
    },
    async ({ params, context }) => {
      const address = await addressToStop(deps, params.link);
      if (!address || !(await stopAddress(deps, params.link)))
        return expiredLinkPage(context.req.header('accept-language'));
      return resultPage(address.preferences.language, NOTIFY_WORDS[address.preferences.language].page.stopped, address);
    },
  );

  route(
    api,
    'get',
    '/notify/feeds/{link}',
    {
      name: 'getFeed',
      contentType: 'application/atom+xml',
      summary: 'A feed',
      returns: 'application/atom+xml',
      params: LINK,
      isPublic: true,
    },
    async ({ params, context }) => {
      const address = await findFeed(deps, params.link);
      const feed = address && (await atomFeed(deps, address));
      if (feed === undefined) return expiredLinkPage(context.req.header('accept-language'));
      return new Response(feed, { headers: { ...PRIVATE, 'Content-Type': 'application/atom+xml; charset=utf-8' } });
    },
  );
}

/** No cache may store the page, and no other site learns its address. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

function html(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Returns a page with the result and a link to the table, whose own browser has the secret. */
function resultPage(language: Language, text: string, of?: Address, status = 200): Response {
  const [where, called] = of ? [`/t/${of.table}`, NOTIFY_WORDS[language].page.back] : ['/', 'Vigil'];
  const back = `<p><a href="${escapeHtml(where)}">${escapeHtml(called)}</a></p>`;
  return html(status, pageHtml(language, 'Vigil', `${headlineHtml('Vigil')}<p>${escapeHtml(text)}</p>\n${back}`));
}

function questionPage(language: Language, text: string, button: string): Response {
  const style =
    'padding:10px 18px;background:#7c1f1f;color:#fff;border:0;border-radius:4px;font:inherit;cursor:pointer;min-height:44px';
  const form = `<form method="post"><button style="${style}">${escapeHtml(button)}</button></form>`;
  return html(200, pageHtml(language, 'Vigil', `${headlineHtml('Vigil')}<p>${escapeHtml(text)}</p>\n${form}`));
}

function expiredLinkPage(accepts: string | undefined): Response {
  const language = LANGUAGES.find((item) => accepts?.toLowerCase().startsWith(item)) ?? 'en';
  return resultPage(language, NOTIFY_WORDS[language].page.expired, undefined, 404);
}
