/** Actions of owners on their addresses: attach, confirm, change, test, remove. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SeatNumber } from '@vigil/table';
import { RequestError } from '../tables/request-error.js';
import type {
  Address,
  AddressOwner,
  Channel,
  NotificationItem,
  NotificationPreferences,
  WebhookShape,
} from './addresses.js';
import { checkAddress, readUrl, UnknownHostError, UnreachableError } from './channels/address-guard.js';
import { Subscription } from './channels/push.js';
import { SECRET_PREFIX } from './channels/webhook.js';
import { hasValidLink } from './facts.js';
import type { NotifyDeps } from './notify-deps.js';
import { sendAt } from './times.js';

/** Maximum number of addresses of a link, and of a table. */
const MAX_ADDRESSES = 8;
const MAX_AT_TABLE = 120;
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** Maximum time for resolving a name when an address is attached. Milliseconds. */
const LOOKUP_TIMEOUT = 5_000;
/** Maximum interval between attachments of one form to several places. Milliseconds. */
const SAME_FORM_INTERVAL = 30_000;
/** Confirmation requests per mail address and day, over all tables, so that others cannot flood it. */
const MAX_CONFIRMATIONS_PER_DAY = 8;

export interface NewAddress {
  readonly channel: Channel;
  readonly shape: WebhookShape;
  readonly target: string;
  readonly preferences: NotificationPreferences;
}

/**
 * Attaches an address. A mail address must be confirmed first. The same address is not duplicated, but switched on
 * again. Throws {@link RequestError}.
 *
 * @param link the hash of the owner's link
 */
export async function attachAddress(
  deps: NotifyDeps,
  owner: AddressOwner,
  link: string,
  wanted: NewAddress,
): Promise<Address> {
  const { rows, environment } = deps;
  const now = environment.now();
  const target = await targetOf(deps, wanted);
  const all = await rows.addressesOf(owner.table);
  const own = all.filter((item) => item.link === link);
  const existing = own.find(
    (item) => isSameOwner(item, owner) && item.channel === wanted.channel && item.target === target,
  );
  if (existing) return await switchOnAgain(deps, existing, wanted);
  if (own.length >= MAX_ADDRESSES || all.length >= MAX_AT_TABLE)
    throw new RequestError('too-many', `There are already ${MAX_ADDRESSES} addresses. Remove one first.`);
  const mail = wanted.channel === 'mail';
  if (mail && (await rows.asked(target, now - 24 * HOUR)) >= MAX_CONFIRMATIONS_PER_DAY)
    throw new RequestError('too-many', 'This address was used too often today. Try again tomorrow.');
  const address: Address = {
    id: randomUUID().replaceAll('-', ''),
    ...owner,
    channel: wanted.channel,
    shape: wanted.shape,
    target,
    secret: wanted.channel === 'webhook' ? `${SECRET_PREFIX}${environment.random(32).toString('base64')}` : undefined,
    preferences: wanted.preferences,
    state: mail ? 'unconfirmed' : 'on',
    reason: undefined,
    link,
    createdAt: now,
    since: now,
  };
  await rows.addAddress(address);
  // A host who also has a seat attaches an address to both places and gets one confirmation request.
  if (mail && !all.some((item) => isTogether(item, address) && item.state === 'unconfirmed'))
    await askToConfirm(deps, address);
  return address;
}

/** True if two addresses were attached together, by a page with several places at a table. */
function isTogether(address: Address, other: Address): boolean {
  const same = address.table === other.table && address.channel === other.channel && address.target === other.target;
  return same && address.id !== other.id && Math.abs(address.createdAt - other.createdAt) < SAME_FORM_INTERVAL;
}

async function switchOnAgain(deps: NotifyDeps, address: Address, { preferences }: NewAddress): Promise<Address> {
  const { rows, environment } = deps;
  const now = environment.now();
  // A stopped mail address must be confirmed again: the request may not come from its owner.
  const state = address.channel === 'mail' && address.state !== 'on' ? 'unconfirmed' : 'on';
  const since = address.state === 'on' ? address.since : now;
  await rows.changeAddress(address.id, { preferences, state, reason: undefined, since }, dueBy(preferences));
  const changed: Address = { ...address, preferences, state, reason: undefined, since };
  // A stopped address is not asked repeatedly.
  if (state === 'unconfirmed') await askToConfirm(deps, changed, address.state === 'off' ? WEEK : HOUR);
  return changed;
}

/** Queues a confirmation request. `interval`: the least time between two, in milliseconds. */
async function askToConfirm({ rows, environment }: NotifyDeps, { id, table }: Address, interval = HOUR): Promise<void> {
  const at = environment.now();
  const cause = `confirm:${interval}:${Math.floor(at / interval)}`;
  await rows.addItems([{ cause, address: id, table, about: { kind: 'confirm' }, at, due: at }]);
}

async function targetOf(deps: NotifyDeps, { channel, target }: NewAddress): Promise<string> {
  const { mailer } = deps;
  if (channel === 'feed') return '';
  if (channel === 'mail') {
    if (!mailer) throw new RequestError('not-now', 'This server sends no email.');
    return target.trim().toLowerCase();
  }
  try {
    if (channel === 'webhook') return await requirePublic(deps, target);
    const subscription = Subscription.safeParse(JSON.parse(target));
    if (!subscription.success)
      throw new RequestError('bad-request', 'This is not a push subscription.', 'subscription');
    await requirePublic(deps, subscription.data.endpoint);
    return JSON.stringify(subscription.data);
  } catch (error) {
    if (error instanceof UnreachableError) throw new RequestError('bad-request', error.message, 'url');
    throw error;
  }
}

/**
 * Returns an address from outside in its normal form. Throws {@link UnreachableError} for a forbidden one, and for a
 * name that leads to an internal host. A name that cannot be resolved now is checked when something is sent.
 */
async function requirePublic({ policy, resolve }: NotifyDeps, target: string): Promise<string> {
  const { href } = readUrl(target, policy);
  if (!policy.allowInternal) {
    const timeout = setTimeout(LOOKUP_TIMEOUT, undefined, { ref: false });
    await Promise.race([timeout, checkAddress(target, policy, resolve).catch(ignoreUnknownHost)]);
  }
  return href;
}

function ignoreUnknownHost(error: unknown): void {
  if (!(error instanceof UnknownHostError)) throw error;
}

/** Confirms an address by the link in its mail. Undefined: the link is invalid or expired. */
export async function confirmAddress(deps: NotifyDeps, given: string): Promise<Address | undefined> {
  const { rows } = deps;
  const address = await addressToConfirm(deps, given);
  if (!address || address.state === 'on') return address;
  const all = await rows.addressesOf(address.table);
  const others = all.filter((item) => item.state === 'unconfirmed' && isTogether(item, address));
  for (const item of [address, ...others]) await switchOn(deps, item);
  return await rows.address(address.id);
}

async function switchOn(
  { rows, links, storage, environment }: NotifyDeps,
  { id, table, role, seat }: Address,
): Promise<void> {
  const now = environment.now();
  await rows.changeAddress(id, { state: 'on', reason: undefined, since: now });
  const hash = links.seatHash(id);
  // Its mails open the seat by a link of their own, which is revoked with the seat's other links.
  if (role !== 'table' && !(await storage.link(hash)))
    await storage.addLinks([{ hash, table, role, seat, createdAt: now, revokedAt: undefined }]);
}

/** Returns the address that a link would confirm. */
export async function addressToConfirm(deps: NotifyDeps, given: string): Promise<Address | undefined> {
  const id = deps.links.verifyConfirm(given, deps.environment.now());
  const address = id === undefined ? undefined : await deps.rows.address(id);
  return address && address.state !== 'off' && (await hasValidLink(deps, address)) ? address : undefined;
}

/** Returns the address that a link would stop. */
export async function addressToStop({ links, rows }: NotifyDeps, given: string): Promise<Address | undefined> {
  const id = links.verifyStop(given);
  return id === undefined ? undefined : await rows.address(id);
}

/** Stops messages to an address. Returns false for an invalid link. */
export async function stopAddress(deps: NotifyDeps, given: string): Promise<boolean> {
  const address = await addressToStop(deps, given);
  if (!address) return false;
  if (address.state === 'on') await deps.rows.changeAddress(address.id, { state: 'off', reason: 'unsubscribed' });
  return true;
}

/** Deletes the addresses of a seat that its player has left. */
export async function dropAddressesOfSeat({ rows }: NotifyDeps, table: string, seat: SeatNumber): Promise<void> {
  for (const address of await rows.addressesOf(table))
    if (address.role === 'seat' && address.seat === seat) await rows.dropAddress(address.id);
}

/** Returns an address of the caller. Throws {@link RequestError} for another owner's, as for a missing one. */
export async function requireOwnAddress(
  { rows }: NotifyDeps,
  isOwn: (address: Address) => boolean,
  id: string,
): Promise<Address> {
  const address = await rows.address(id);
  if (!address || !isOwn(address)) throw new RequestError('not-yours', 'You have no such address.');
  return address;
}

export async function changePreferences(
  { rows }: NotifyDeps,
  address: Address,
  preferences: NotificationPreferences,
): Promise<Address> {
  await rows.changeAddress(address.id, { preferences }, dueBy(preferences));
  return { ...address, preferences };
}

/** Sends a test message, at most once a minute. Throws {@link RequestError} for an inactive address. */
export async function sendTest(
  { rows, environment }: NotifyDeps,
  { id, table, state, channel }: Address,
): Promise<void> {
  if (state !== 'on' || channel === 'feed')
    throw new RequestError('not-now', 'This address receives no messages at the moment.');
  const at = environment.now();
  const cause = `test:${Math.floor(at / 60_000)}`;
  await rows.addItems([{ cause, address: id, table, about: { kind: 'test' }, at, due: at }]);
}

/**
 * Mails new links for all seats an address is confirmed for, at most once in ten minutes. Takes and returns nothing
 * that reveals to the caller if there are any.
 */
export async function recoverLinks(deps: NotifyDeps, mail: string): Promise<void> {
  const { rows, environment } = deps;
  const found = (await rows.mailAddresses(mail.trim().toLowerCase())).filter(
    ({ state, reason }) => state === 'on' || (state === 'off' && reason === 'unsubscribed'),
  );
  const [first] = found;
  if (!first) return;
  const at = environment.now();
  const cause = `recover:${Math.floor(at / (10 * 60_000))}`;
  const about = { kind: 'recover', addresses: found.slice(0, 50).map(({ id }) => id) } as const;
  await rows.addItems([{ cause, address: first.id, table: first.table, about, at, due: at }]);
}

function dueBy(preferences: NotificationPreferences) {
  return ({ about, at, due }: NotificationItem) =>
    due === Number.MAX_SAFE_INTEGER ? due : sendAt(preferences, about, at);
}

function isSameOwner(owner: AddressOwner, other: AddressOwner): boolean {
  return owner.table === other.table && owner.role === other.role && owner.seat === other.seat;
}
