import type { SeatNumber, TableInfo, You } from '@vigil/table';
import { ask, NotDone } from './api.js';
import type { KeptLinks } from './links.js';

/** As whom something is asked: of several the first that there is a link for. */
export type As = 'anyone' | 'host' | SeatNumber | readonly ('host' | SeatNumber)[];

/** What links open that came from elsewhere: the server was asked once. */
const known = new Map<string, Promise<You | undefined>>();

/**
 * Asks something of a table with a link that opens what is asked for: the server is not asked for what a link does not
 * give. One that was withdrawn is passed over. Fails with {@link NotDone}.
 */
export async function askAt<T>(
  links: KeptLinks,
  as: As,
  method: Parameters<typeof ask>[0],
  path: string,
  body?: unknown,
): Promise<T> {
  let last = new NotDone('unknown-link', 'There is no link.');
  for (const token of await tokensFor(links, as)) {
    try {
      return await ask(method, `tables/${links.table}${path}`, { token, body });
    } catch (error) {
      if (!(error instanceof NotDone && error.code === 'unknown-link')) throw error;
      last = error;
    }
  }
  throw last;
}

/** The links that open a place, those made here first: nobody has to ask what they open. */
export async function tokensFor(links: KeptLinks, as: As): Promise<readonly string[]> {
  if (as === 'anyone') return links.tokens;
  const places = typeof as === 'object' ? as : [as];
  const found: string[] = [];
  for (const place of places) {
    const made = links.made.filter(({ role, seat }) => (place === 'host' ? role === 'keeper' : seat === place));
    found.push(...made.map(({ token }) => token).reverse());
  }
  const others = links.tokens.filter((token) => !links.made.some((one) => one.token === token));
  // The only one there is, is the one to ask with.
  if (found.length === 0 && others.length === 1) return others;
  for (const token of others) {
    const you = await placeOf(links.table, token);
    if (you && places.some((place) => (place === 'host' ? you.host : you.seats.includes(place)))) found.push(token);
  }
  return [...new Set(found)];
}

/** What a link opens; undefined: nothing, or nobody can say. */
function placeOf(table: string, token: string): Promise<You | undefined> {
  const before = known.get(token);
  if (before) return before;
  const asked = ask<TableInfo>('GET', `tables/${table}`, { token }).then(
    ({ you }) => you,
    () => {
      known.delete(token);
      return undefined;
    },
  );
  known.set(token, asked);
  return asked;
}
