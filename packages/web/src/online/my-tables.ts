import { fetchMyTables, type MyTables } from './api.js';
import { allLinks, type TableLinks } from './links.js';

/** The links of this browser, and what waits where they lead. `trouble`: why the server could not be asked. */
export async function loadMyTables(): Promise<{
  readonly links: readonly TableLinks[];
  readonly mine?: MyTables;
  readonly trouble?: unknown;
}> {
  const links = await allLinks();
  if (links.length === 0) return { links, mine: { tables: [], notFound: [] } };
  try {
    const asked = links.flatMap(({ table, tokens }) => tokens.map((token) => ({ table, token })));
    return { links, mine: await fetchMyTables(asked.slice(0, 200)) };
  } catch (trouble) {
    return { links, trouble };
  }
}
