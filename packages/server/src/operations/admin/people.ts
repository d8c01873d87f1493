/** Data of people: erasing an email address, and exporting everything that belongs to a person. */

import type { Environment } from '../../environment.js';
import type { Address } from '../../notify/addresses.js';
import { MessageLinks } from '../../notify/message-links.js';
import { NotifyRows } from '../../notify/rows/rows.js';
import type { OpenStorage } from '../../storage/index.js';
import type { TableApp } from '../../table-app.js';
import { RequestError } from '../../tables/request-error.js';
import type { AdminDeps, NotifyAccess } from './admin-deps.js';

/** Opens the addresses of a storage, without sending anything. */
export async function openNotifyAccess(storage: OpenStorage, environment: Environment): Promise<NotifyAccess> {
  return { rows: new NotifyRows(storage), links: await MessageLinks.open(storage, environment, '') };
}

/**
 * Deletes an email address at all tables, with its pending and sent messages, and revokes the links that those
 * contained. Names and messages at tables stay.
 */
export async function eraseAddress(
  { app, notify }: AdminDeps,
  address: string,
): Promise<{ readonly erased: number; readonly tables: readonly string[] }> {
  const found = await addressesOf(notify, address);
  for (const { id, table } of found) {
    await app.storage.revokeLink(table, notify?.links.seatHash(id) ?? '', app.environment.now());
    await notify?.rows.dropAddress(id);
  }
  return { erased: found.length, tables: [...new Set(found.map(({ table }) => table))] };
}

/** A seat at a table with everything that its holder entered. */
interface SeatData {
  readonly table: string;
  readonly tableName: string;
  readonly seat: number;
  readonly name: string | undefined;
  readonly language: string | undefined;
  readonly claimedAt: number | undefined;
  readonly away: unknown;
  readonly orders: unknown;
  readonly plan: unknown;
  readonly draft: unknown;
  readonly links: readonly { readonly createdAt: number; readonly revokedAt: number | undefined }[];
  readonly messages: readonly { readonly at: number; readonly kind: string; readonly text: string }[];
  readonly entries: readonly { readonly number: number; readonly at: number; readonly body: unknown }[];
}

/** All data of a person. Times are milliseconds since 1970. */
export interface PersonData {
  readonly addresses: readonly Omit<Address, 'secret' | 'link'>[];
  readonly seats: readonly SeatData[];
}

/**
 * Returns the data of an email address with its seats, or of a seat with its addresses. Throws {@link RequestError} if
 * there is none.
 */
export async function exportPerson(
  { app, notify }: AdminDeps,
  of: { readonly address: string } | { readonly table: string; readonly seat: number },
): Promise<PersonData> {
  const addresses =
    'address' in of
      ? await addressesOf(notify, of.address)
      : ((await notify?.rows.addressesOf(of.table)) ?? []).filter(({ seat }) => seat === of.seat);
  const places = 'address' in of ? addresses : [of];
  if (places.length === 0) throw new RequestError('bad-request', 'Nothing is stored of this address.', 'address');
  const seats = new Map<string, SeatData>();
  for (const { table, seat } of places) {
    if (seat === undefined || seats.has(`${table} ${seat}`)) continue;
    seats.set(`${table} ${seat}`, await seatData(app, table, seat));
  }
  return {
    addresses: addresses.map(({ secret: _, link: __, ...address }) => address),
    seats: [...seats.values()],
  };
}

async function addressesOf(notify: NotifyAccess | undefined, address: string): Promise<readonly Address[]> {
  return (await notify?.rows.mailAddresses(address)) ?? [];
}

async function seatData({ storage }: TableApp, table: string, seat: number): Promise<SeatData> {
  const row = await storage.table(table);
  const item = (await storage.seats(table)).find((one) => one.seat === seat);
  if (!row || !item) throw new RequestError('unknown-table', 'There is no such table or seat.');
  const [links, talk, entries] = await Promise.all([
    storage.links(table),
    storage.talkSince(table, 0),
    storage.entriesSince(table, 0),
  ]);
  const { name, language, claimedAt, away, orders, plan, draft } = item;
  return {
    table,
    tableName: row.name,
    seat,
    name,
    language,
    claimedAt,
    away,
    orders,
    plan,
    draft,
    links: links.flatMap(({ seat: of, createdAt, revokedAt }) => (of === seat ? [{ createdAt, revokedAt }] : [])),
    messages: talk.flatMap(({ seat: by, at, kind, text }) => (by === seat ? [{ at, kind, text }] : [])),
    entries: entries.flatMap(({ seat: by, number, at, body }) => (by === seat ? [{ number, at, body }] : [])),
  };
}
