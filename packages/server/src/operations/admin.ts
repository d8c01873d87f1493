/** Actions of the operator for a table that has lost its host or keeper. */
import type { Permissions, SeatNumber, TableRole } from '@vigil/table';
import type { Hono } from 'hono';
import { z } from 'zod';
import { refuse } from '../api/api.js';
import type { TableApp } from '../table-app.js';
import { newLink } from '../tables/lobby.js';
import { RequestError, refusalOf } from '../tables/request-error.js';
import { changeAsOperator } from '../tables/table-changes.js';
import { isOperator } from './operator.js';

const OPERATOR: Permissions = { seats: [], host: true, keeper: false };
const ROLE = z.strictObject({
  role: z.enum(['host', 'keeper']),
  to: z.number().int().min(0).max(7).nullable(),
});

/** Passes a role to a seat; null: the host keeps the game. The log says that the operator did it. */
export async function appointAt(app: TableApp, table: string, role: TableRole, to: SeatNumber | null): Promise<void> {
  await changeAsOperator(await app.sessions.find(table), { kind: 'role', role, to });
}

/** Creates a new link for the host of a table. Its earlier ones stop working. Returns the token. */
export async function newHostLinkAt(app: TableApp, table: string): Promise<string> {
  const session = await app.sessions.find(table);
  return await newLink(session, OPERATOR, { role: 'keeper', seat: undefined, only: true });
}

/**
 * Adds the same for a running server, below /operator. The token must be a bearer token: browsers send a saved password
 * with requests of other sites as well.
 */
export function addAdmin(app: Hono, house: TableApp, token: string): void {
  const act = (path: string, work: (table: string, body: unknown) => Promise<object>) =>
    app.post(`/operator/tables/:id{[a-z0-9]+}/${path}`, async (c) => {
      const isBearer = /^Bearer /i.test(c.req.header('authorization') ?? '');
      if (!isBearer || !isOperator(c, token)) return c.json({}, 401, { 'Cache-Control': 'no-store' });
      try {
        const text = await c.req.text();
        const body: unknown = text === '' ? {} : JSON.parse(text);
        return c.json(await work(c.req.param('id') ?? '', body), 200, { 'Cache-Control': 'no-store' });
      } catch (error) {
        if (error instanceof SyntaxError) return refuse(c, { code: 'bad-request', why: 'This is not JSON.' });
        if (!(error instanceof RequestError)) house.onError(c.req.param('id') ?? '', error);
        return refuse(c, refusalOf(error));
      }
    });
  act('roles', async (table, body) => {
    const { success, data } = ROLE.safeParse(body);
    if (!success) throw new RequestError('bad-request', 'Send {"role": "host" or "keeper", "to": seat or null}.');
    await appointAt(house, table, data.role, data.to);
    return data;
  });
  act('host-link', async (table) => ({ token: await newHostLinkAt(house, table) }));
}
