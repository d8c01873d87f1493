/**
 * Routes of addresses.
 *
 * A page needs for web push: `GET /push/key`, then
 * `registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })` of its service worker. The
 * worker shows messages and opens the table (`packages/web/plugins/service-worker.js`). Then `POST
 * /tables/{id}/addresses {channel: 'push', subscription}` with the seat's link.
 *
 * A link in a message leads to `/t/<table>?decision=<id>`, in mails with the token behind the #. The page opens that
 * decision if it is still open.
 */
import { z } from '@hono/zod-openapi';
import { LANGUAGES, type Language } from '@vigil/rules';
import type { Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Api, route, tokenOf } from '../../api/api.js';
import type { ApiReplies } from '../../api/replies.js';
import type { LinkRow } from '../../storage/index.js';
import { RequestError } from '../../tables/request-error.js';
import { hashOf } from '../../tables/tokens.js';
import {
  type Address,
  type AddressOwner,
  DEFAULT_PREFERENCES,
  type NotificationPreferences,
  shownTarget,
} from '../addresses.js';
import { attachAddress, changePreferences, recoverLinks, requireOwnAddress, sendTest } from '../manage-addresses.js';
import type { NotifyDeps } from '../notify-deps.js';
import { CHANGED_ADDRESS, NEW_ADDRESS, type PREFERENCES, RECOVER } from './shapes.js';

const ID = z.object({ id: z.string().max(20) });
const ADDRESS = ID.extend({ address: z.string().regex(/^[0-9a-f]{32}$/) });
const HOUR_OF_SECONDS = 3600;
const DAY_OF_SECONDS = 24 * HOUR_OF_SECONDS;

/** Adds the routes of addresses. */
export function addressRoutes(api: Api, deps: NotifyDeps): void {
  const attaching = new RateLimiterMemory({ points: 20, duration: HOUR_OF_SECONDS });
  const naming = new RateLimiterMemory({ points: 5, duration: DAY_OF_SECONDS });
  const asking = new RateLimiterMemory({ points: 3, duration: HOUR_OF_SECONDS });
  const allAsking = new RateLimiterMemory({ points: 60, duration: 60 });

  route(
    api,
    'get',
    '/tables/{id}/addresses',
    {
      name: 'listAddresses',
      reply: 'Addresses',
      summary: 'Addresses that the holder of this link is notified at',
      returns: 'Addresses',
      params: ID,
    },
    async ({ params, context }) => {
      const link = await linkOf(deps, context, params.id);
      const all = await deps.rows.addressesOf(params.id);
      return all.filter((address) => isOf(address, link)).map((address) => shown(deps, address));
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/addresses',
    {
      name: 'addAddress',
      reply: 'AddedAddress',
      summary: 'Adds an address. An email address is sent a confirmation link',
      returns: 'The address. For a webhook also the secret that signs its messages, which is never shown again',
      params: ID,
      body: NEW_ADDRESS,
    },
    async ({ params, body, context }) => {
      const link = await linkOf(deps, context, params.id);
      await within(attaching, link.hash, 'Too many addresses were attached: try again in an hour.');
      // Limits confirmation requests per mail address over all tables, so that others cannot flood it.
      if (body.channel === 'mail')
        await within(naming, body.mail.toLowerCase(), 'This address was used too often today. Try again tomorrow.');
      const owner = ownerOf(link, 'for' in body && body.for === 'table', body.channel);
      const preferences = withPreferences(await usual(deps, link), body.preferences);
      const address = await attachAddress(deps, owner, link.hash, {
        channel: body.channel,
        shape: body.channel === 'webhook' ? body.shape : 'standard',
        target: targetOf(body),
        preferences,
      });
      return { ...shown(deps, address), ...(address.secret !== undefined && { secret: address.secret }) };
    },
  );

  route(
    api,
    'patch',
    '/tables/{id}/addresses/{address}',
    {
      name: 'changeAddress',
      reply: 'Address',
      summary: 'Changes the notifications of an address',
      returns: 'The address',
      params: ADDRESS,
      body: CHANGED_ADDRESS,
    },
    async ({ params, body, context }) => {
      const address = await own(deps, context, params);
      return shown(
        deps,
        await changePreferences(deps, address, withPreferences(address.preferences, body.preferences)),
      );
    },
  );

  route(
    api,
    'delete',
    '/tables/{id}/addresses/{address}',
    { name: 'removeAddress', reply: 'Done', summary: 'Removes an address', returns: '{}', params: ADDRESS },
    async ({ params, context }) => {
      const { id } = await own(deps, context, params);
      await deps.rows.dropAddress(id);
      return {};
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/addresses/{address}/test',
    {
      name: 'testAddress',
      reply: 'Done',
      summary: 'Sends a test message, at most once a minute',
      returns: '{}',
      params: ADDRESS,
    },
    async ({ params, context }) => {
      await sendTest(deps, await own(deps, context, params));
      return {};
    },
  );

  route(
    api,
    'get',
    '/push/key',
    {
      name: 'getPushKey',
      reply: 'PushKey',
      summary: 'The key for push subscriptions, and whether email can be sent',
      returns: '{key, mail}',
      isPublic: true,
    },
    () => ({ key: deps.keys.publicKey, mail: deps.mailer !== undefined }),
  );

  route(
    api,
    'post',
    '/recover',
    {
      name: 'recoverLinks',
      reply: 'Done',
      summary: 'Emails new links for the seats of a confirmed address. The reply is the same if there are none',
      returns: '{}',
      body: RECOVER,
      isPublic: true,
    },
    async ({ body }) => {
      await within(allAsking, 'all', 'Too many ask just now: try again in a minute.');
      // Neither the reply nor its timing reveals if there is anything to send.
      void asking
        .consume(body.email.toLowerCase())
        .then(() => recoverLinks(deps, body.email))
        .catch((error: unknown) => {
          if (error instanceof Error) deps.onError('finding tables again', error);
        });
      return {};
    },
  );
}

/** Refuses requests over the rate limit. */
async function within(limiter: RateLimiterMemory, key: string, why: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof Error) throw error;
    throw new RequestError('too-many', why);
  }
}

async function linkOf({ storage }: NotifyDeps, c: Context, table: string): Promise<LinkRow> {
  const link = await storage.link(hashOf(tokenOf(c)));
  if (!link || link.table !== table || link.revokedAt !== undefined)
    throw new RequestError('unknown-link', 'This link does not open this table, or no longer does.');
  return link;
}

/**
 * Returns the owner of an address attached by a link. Only the host has webhooks for all; spectators may have
 * the table's feed.
 */
function ownerOf(link: LinkRow, all: boolean, channel: Address['channel']): AddressOwner {
  const { table, role, seat } = link;
  if (all && (role === 'host' || channel === 'feed')) return { table, role: 'table', seat: undefined };
  if (all || role === 'spectator')
    throw new RequestError('not-yours', 'Spectators can have only the feed of the table.');
  return { table, role, seat };
}

/** True if the holder of a link owns the address. */
function isOf(address: Address, { table, role, seat, hash }: LinkRow): boolean {
  if (address.table !== table) return false;
  if (address.role === 'table') return role === 'host' || address.link === hash;
  return address.role === role && address.seat === seat;
}

async function own(deps: NotifyDeps, c: Context, { id, address }: z.infer<typeof ADDRESS>): Promise<Address> {
  const link = await linkOf(deps, c, id);
  return await requireOwnAddress(deps, (item) => isOf(item, link), address);
}

/** Returns the default preferences, in the language of the seat. */
async function usual({ storage }: NotifyDeps, { table, seat }: LinkRow): Promise<NotificationPreferences> {
  if (seat === undefined) return DEFAULT_PREFERENCES;
  const language = (await storage.seats(table)).find((item) => item.seat === seat)?.language;
  return { ...DEFAULT_PREFERENCES, language: languageOf(language) };
}

function languageOf(language: string | undefined): Language {
  return LANGUAGES.find((item) => item === language?.slice(0, 2)) ?? DEFAULT_PREFERENCES.language;
}

function withPreferences(
  before: NotificationPreferences,
  change: z.infer<typeof PREFERENCES> = {},
): NotificationPreferences {
  const { when, minutes, at, quiet, zone, language, without } = change;
  return {
    when: when ?? before.when,
    minutes: minutes ?? before.minutes,
    at: at ?? before.at,
    quiet: quiet === undefined ? before.quiet : quiet,
    zone: zone ?? before.zone,
    language: language ?? before.language,
    without: without ?? before.without,
  };
}

function targetOf(body: z.infer<typeof NEW_ADDRESS>): string {
  switch (body.channel) {
    case 'mail':
      return body.mail;
    case 'push':
      return JSON.stringify(body.subscription);
    case 'webhook':
      return body.url;
    case 'feed':
      return '';
  }
}

/** An address as shown to its owner, for recognition. A webhook's path and a subscription are secrets. */
function shown({ links }: NotifyDeps, address: Address): ApiReplies['Address'] {
  const { id, role, seat, channel, shape, state, reason, preferences } = address;
  return {
    id,
    for: role === 'table' ? 'table' : 'me',
    seat,
    channel,
    shape: channel === 'webhook' ? shape : undefined,
    target: shownTarget(address),
    state,
    confirmed: state !== 'unconfirmed',
    reason,
    feed: channel === 'feed' ? links.feedUrl(id) : undefined,
    // Rows of earlier versions omit absent quiet hours.
    preferences: { ...preferences, quiet: preferences.quiet ?? null },
  };
}
