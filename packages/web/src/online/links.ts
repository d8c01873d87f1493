import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { markHasLinks } from './has-links.js';

/** The links that this browser has to a table. They grant full access, so they are sent only to the server. */
export interface TableLinks {
  readonly table: string;
  /** Name shown here before the server is asked. */
  readonly name: string;
  readonly tokens: readonly string[];
  /** Links created here for others. */
  readonly createdLinks: readonly MadeLink[];
  /** When it was last looked at, in milliseconds since 1970. */
  readonly lastViewedAt: number;
}

export interface MadeLink {
  readonly role: 'seat' | 'host' | 'spectator';
  readonly seat?: number;
  readonly token: string;
}

/** The host's link, as pages stored it before version 0.3. */
type FormerHostLink = Omit<MadeLink, 'role'> & { readonly role: 'keeper' };

/** Links as pages up to version 0.2 stored them. */
interface FormerLinks {
  readonly made?: readonly (MadeLink | FormerHostLink)[];
  readonly createdLinks?: readonly (MadeLink | FormerHostLink)[];
  readonly looked?: number;
}

/** Renames former fields of stored links. The database keeps its version, so that older pages do not block it. */
export function upgradeLinks(
  stored: TableLinks | (Omit<TableLinks, 'createdLinks' | 'lastViewedAt'> & FormerLinks),
): TableLinks {
  const {
    made = [],
    looked = 0,
    createdLinks = made,
    lastViewedAt = looked,
    ...rest
  } = stored as Omit<TableLinks, 'createdLinks'> & FormerLinks;
  return { ...rest, createdLinks: createdLinks.map(upgradeLink), lastViewedAt };
}

function upgradeLink(link: MadeLink | FormerHostLink): MadeLink {
  return link.role === 'keeper' ? { ...link, role: 'host' } : (link as MadeLink);
}

interface LinksSchema extends DBSchema {
  links: { key: string; value: TableLinks };
}

/** A database of its own: the games of this browser have nothing to do with it. */
const openDatabase = (): Promise<IDBPDatabase<LinksSchema>> =>
  openDB<LinksSchema>('vigil-tables', 1, {
    upgrade: (shelf) => void shelf.createObjectStore('links', { keyPath: 'table' }),
  });

let connection: Promise<IDBPDatabase<LinksSchema>> | undefined;
/** Links of this visit, for browsers that cannot store any. */
const linksInMemory = new Map<string, TableLinks>();

/** The links to all tables, those looked at last first. */
export async function allLinks(): Promise<readonly TableLinks[]> {
  const stored = await withDatabase((shelf) => shelf.getAll('links'));
  const all = new Map([...(stored ?? []).map(upgradeLinks), ...linksInMemory.values()].map((one) => [one.table, one]));
  return [...all.values()].sort((one, other) => other.lastViewedAt - one.lastViewedAt);
}

/** The links to one table. */
export async function findLinks(table: string): Promise<TableLinks | undefined> {
  const links = linksInMemory.get(table) ?? (await withDatabase((shelf) => shelf.get('links', table)));
  return links && upgradeLinks(links);
}

/** Adds links to a table, and other changes. */
export async function saveLinks(
  table: string,
  { name, tokens = [], createdLinks = [] }: Partial<Pick<TableLinks, 'name' | 'tokens' | 'createdLinks'>>,
): Promise<TableLinks> {
  const before = await findLinks(table);
  const links: TableLinks = {
    table,
    name: name ?? before?.name ?? '',
    tokens: [...new Set([...(before?.tokens ?? []), ...tokens])],
    createdLinks: [...(before?.createdLinks ?? []), ...createdLinks],
    lastViewedAt: Date.now(),
  };
  linksInMemory.set(table, links);
  markHasLinks();
  await withDatabase((shelf) => shelf.put('links', links));
  return links;
}

/** Gives up one of the own links to a table. */
export async function dropToken(table: string, token: string): Promise<TableLinks> {
  const before = await saveLinks(table, {});
  const links = { ...before, tokens: before.tokens.filter((one) => one !== token) };
  linksInMemory.set(table, links);
  await withDatabase((shelf) => shelf.put('links', links));
  return links;
}

/** Forgets the links to a table. */
export async function deleteLinks(table: string): Promise<void> {
  linksInMemory.delete(table);
  await withDatabase((shelf) => shelf.delete('links', table));
}

async function withDatabase<T>(use: (shelf: IDBPDatabase<LinksSchema>) => Promise<T>): Promise<T | undefined> {
  try {
    connection ??= openDatabase();
    return await use(await connection);
  } catch {
    // It may be forbidden, or closed by the browser: then it is tried anew the next time.
    connection = undefined;
    return undefined;
  }
}

/** The address to share: the secret is after the #, so no server or log sees it. */
export function linkAddress(table: string, token: string): string {
  return new URL(`t/${table}#${token}`, new URL('./', location.href.replace(/[#?].*$/, ''))).href;
}

/** Reads such an address, wherever it was pasted from. */
export function parseLinkAddress(text: string): { readonly table: string; readonly token: string } | undefined {
  const [, table, token] = /(?:\/t\/|[?&]t=)([a-z0-9]+)[^#]*#([\w-]{43})\s*$/.exec(text.trim()) ?? [];
  return table !== undefined && token !== undefined ? { table, token } : undefined;
}
