import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { noteLinks } from './has-links.js';

/** The links that this browser has to a table. Who has them, has what they open: they go to the server and nowhere else. */
export interface KeptLinks {
  readonly table: string;
  /** What they are called here while the server is not asked. */
  readonly name: string;
  /** Those that are used here. */
  readonly tokens: readonly string[];
  /** Those that were made here to be given away. */
  readonly made: readonly MadeLink[];
  /** When it was last looked at, in milliseconds since 1970. */
  readonly looked: number;
}

export interface MadeLink {
  readonly role: 'seat' | 'keeper' | 'spectator';
  readonly seat?: number;
  readonly token: string;
}

interface Links extends DBSchema {
  links: { key: string; value: KeptLinks };
}

/** A database of its own: the games of this browser have nothing to do with it. */
const open = (): Promise<IDBPDatabase<Links>> =>
  openDB<Links>('vigil-tables', 1, {
    upgrade: (shelf) => void shelf.createObjectStore('links', { keyPath: 'table' }),
  });

let opened: Promise<IDBPDatabase<Links>> | undefined;
/** Where nothing can be kept, this visit knows its links all the same. */
const inHand = new Map<string, KeptLinks>();

/** The links to all tables, those looked at last first. */
export async function allLinks(): Promise<readonly KeptLinks[]> {
  const kept = await onShelf((shelf) => shelf.getAll('links'));
  const all = new Map([...(kept ?? []), ...inHand.values()].map((one) => [one.table, one]));
  return [...all.values()].sort((one, other) => other.looked - one.looked);
}

/** The links to one table. */
export async function linksTo(table: string): Promise<KeptLinks | undefined> {
  return inHand.get(table) ?? (await onShelf((shelf) => shelf.get('links', table)));
}

/** Keeps links to a table besides those that are there, and what else has changed. */
export async function keepLinks(
  table: string,
  { name, tokens = [], made = [] }: Partial<Pick<KeptLinks, 'name' | 'tokens' | 'made'>>,
): Promise<KeptLinks> {
  const before = await linksTo(table);
  const links: KeptLinks = {
    table,
    name: name ?? before?.name ?? '',
    tokens: [...new Set([...(before?.tokens ?? []), ...tokens])],
    made: [...(before?.made ?? []), ...made],
    looked: Date.now(),
  };
  inHand.set(table, links);
  noteLinks();
  await onShelf((shelf) => shelf.put('links', links));
  return links;
}

/** Forgets the links to a table. */
export async function forgetLinks(table: string): Promise<void> {
  inHand.delete(table);
  await onShelf((shelf) => shelf.delete('links', table));
}

async function onShelf<T>(use: (shelf: IDBPDatabase<Links>) => Promise<T>): Promise<T | undefined> {
  try {
    opened ??= open();
    return await use(await opened);
  } catch {
    // It may be forbidden, or closed by the browser: then it is tried anew the next time.
    opened = undefined;
    return undefined;
  }
}

/** The address that is given away: the secret stands behind the #, which no server and no log ever sees. */
export function addressOf(table: string, token: string): string {
  return new URL(`t/${table}#${token}`, new URL('./', location.href.replace(/[#?].*$/, ''))).href;
}

/** Reads such an address, wherever it was pasted from. */
export function readAddress(text: string): { readonly table: string; readonly token: string } | undefined {
  const [, table, token] = /(?:\/t\/|[?&]t=)([a-z0-9]+)[^#]*#([\w-]{43})\s*$/.exec(text.trim()) ?? [];
  return table !== undefined && token !== undefined ? { table, token } : undefined;
}
