import type { Permissions, SeatNumber, TableInfo } from '@vigil/table';
import { ApiError, request } from './api.js';
import type { TableLinks } from './links.js';

/** As whom something is asked: of several the first that there is a link for. */
export type RequestRole = 'anyone' | 'host' | SeatNumber | readonly ('host' | SeatNumber)[];

/** Access of links that came from elsewhere; the server was asked once for each. */
const accessByToken = new Map<string, Promise<Permissions | undefined>>();

/**
 * Sends a table request with a link that has the needed access. Links without it are skipped, and withdrawn ones.
 *
 * @throws {@link ApiError}
 */
export async function requestAs<T>(
  links: TableLinks,
  as: RequestRole,
  method: Parameters<typeof request>[0],
  path: string,
  body?: unknown,
): Promise<T> {
  let last = new ApiError('unknown-link', 'There is no link.');
  for (const token of await findTokens(links, as)) {
    try {
      return await request(method, `tables/${links.table}${path}`, { token, body });
    } catch (error) {
      // Roles may have passed to another of these links.
      if (!(error instanceof ApiError && (error.code === 'unknown-link' || error.code === 'not-yours'))) throw error;
      last = error;
    }
  }
  throw last;
}

/** Returns the tokens for a role; those created here first, as their access is known. */
export async function findTokens(links: TableLinks, as: RequestRole): Promise<readonly string[]> {
  if (as === 'anyone') return links.tokens;
  const places = typeof as === 'object' ? as : [as];
  const matching: string[] = [];
  for (const place of places) {
    const createdHere = links.createdLinks.filter(({ role, seat }) =>
      place === 'host' ? role === 'host' : seat === place,
    );
    matching.push(...createdHere.map(({ token }) => token).reverse());
  }
  const others = links.tokens.filter((token) => !links.createdLinks.some((link) => link.token === token));
  // The only one there is, is the one to ask with.
  if (matching.length === 0 && others.length === 1) return others;
  for (const token of others) {
    const you = await fetchAccess(links.table, token);
    if (you && places.some((place) => (place === 'host' ? you.host : you.seats.includes(place)))) matching.push(token);
  }
  // A seat may have become the host since its access was read.
  const fallback = places.includes('host') ? links.tokens : [];
  return [...new Set([...matching, ...fallback])];
}

/** Returns the access of a link; undefined: none or unknown. */
function fetchAccess(table: string, token: string): Promise<Permissions | undefined> {
  const before = accessByToken.get(token);
  if (before) return before;
  const asked = request<TableInfo>('GET', `tables/${table}`, { token }).then(
    ({ you }) => you,
    () => {
      accessByToken.delete(token);
      return undefined;
    },
  );
  accessByToken.set(token, asked);
  return asked;
}
