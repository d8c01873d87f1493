import { type Mine, mine } from './api.js';
import { allLinks, type KeptLinks } from './links.js';

/** The links of this browser, and what waits where they lead. `trouble`: why the server could not be asked. */
export async function myTables(): Promise<{
  readonly links: readonly KeptLinks[];
  readonly mine?: Mine;
  readonly trouble?: unknown;
}> {
  const links = await allLinks();
  if (links.length === 0) return { links, mine: { tables: [], gone: [] } };
  try {
    const asked = links.flatMap(({ table, tokens }) => tokens.map((token) => ({ table, token })));
    return { links, mine: await mine(asked.slice(0, 200)) };
  } catch (trouble) {
    return { links, trouble };
  }
}
