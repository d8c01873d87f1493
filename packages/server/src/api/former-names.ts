/**
 * Names of requests that version 0.3 has replaced. They are accepted until version 0.4; the response then carries the
 * header `Deprecation`, the header `Vigil-Notice`, and, if it is a JSON object, `notices`.
 */
import { RequestError } from '../tables/request-error.js';

/** Present names by former ones. */
export type OldNames = Readonly<Record<string, string>>;

/** The day these names were replaced, as the header `Deprecation` states it (RFC 9745). */
export const DEPRECATED_SINCE = '@1795910400';

/** Fields of a new table. */
export const NEW_TABLE_NAMES: OldNames = { manners: 'settings' };
/** Fields of the live connection's first message, and words of the address of its events. */
export const CHAT_NAMES: OldNames = { said: 'chatSince' };
/** Kinds of standing orders. */
const ORDER_NAMES: OldNames = { 'let-be': 'pass' };
/** Roles of links. */
const LINK_ROLES: OldNames = { keeper: 'host' };

/** A part of a request with present names, and notices about former ones. */
export interface UpgradedInput {
  readonly input: unknown;
  readonly notices: readonly string[];
}

/**
 * Returns a part of a request with present names. Throws {@link RequestError} if a field has both names. `where`: the
 * part, for the place of the error.
 */
export function withPresentNames(input: unknown, names: OldNames, where: string): UpgradedInput {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { input, notices: [] };
  const given = input as Readonly<Record<string, unknown>>;
  const old = Object.keys(names).filter((name) => Object.hasOwn(given, name));
  if (old.length === 0) return { input, notices: [] };
  const both = old.find((name) => Object.hasOwn(given, names[name] as string));
  if (both !== undefined) {
    const why = `${where}.${both}: is the former name of ${names[both]}, which is given as well`;
    throw new RequestError('bad-request', why, `${where}.${both}`);
  }
  const entries = Object.entries(given).map(([name, value]) => [names[name] ?? name, value] as const);
  return { input: Object.fromEntries(entries), notices: old.map((name) => noticeOf(name, names[name] as string)) };
}

/** Returns standing orders with the present names of their kinds. */
export function ordersWithPresentNames(body: unknown): UpgradedInput {
  const { orders } = Object(body) as { readonly orders?: unknown };
  if (!Array.isArray(orders)) return { input: body, notices: [] };
  const notices = new Set<string>();
  const upgraded = orders.map((item: unknown) => {
    const { order } = Object(item) as { readonly order?: unknown };
    const present = typeof order === 'string' && Object.hasOwn(ORDER_NAMES, order) ? ORDER_NAMES[order] : undefined;
    if (present === undefined) return item;
    notices.add(noticeOf(String(order), present));
    return { ...(item as object), order: present };
  });
  return { input: notices.size > 0 ? { ...(body as object), orders: upgraded } : body, notices: [...notices] };
}

/** Returns the request for a link with the present name of its role. */
export function linkWithPresentName(body: unknown): UpgradedInput {
  const { role } = Object(body) as { readonly role?: unknown };
  const present = typeof role === 'string' && Object.hasOwn(LINK_ROLES, role) ? LINK_ROLES[role] : undefined;
  if (present === undefined) return { input: body, notices: [] };
  return { input: { ...(body as object), role: present }, notices: [noticeOf(String(role), present)] };
}

/** Returns the notice about a former name. */
export function noticeOf(old: string, present: string): string {
  return `"${old}" is now "${present}"; the former name will not be accepted from version 0.4 on`;
}
