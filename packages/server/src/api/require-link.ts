import type { Permissions } from '@vigil/table';
import type { Context } from 'hono';
import type { TableApp } from '../table-app.js';
import { resolveToken } from '../tables/lobby.js';
import type { TableSession } from '../tables/table-session.js';
import { tokenOf } from './api.js';

/** Returns the caller's rights at a table they have a link to. Throws `RequestError` without a link. */
export async function requireTableLink(
  app: TableApp,
  c: Context,
  id: string,
): Promise<{ readonly session: TableSession; readonly you: Permissions }> {
  const you = await resolveToken(app.deps, id, [tokenOf(c)]);
  return { session: await app.sessions.find(id), you };
}
