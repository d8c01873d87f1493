/** The actions of the operator of a server. Command line, page and interface all call them. */

import { z } from 'zod';
import type { TableApp } from '../../table-app.js';
import { newLink } from '../../tables/lobby.js';
import { RequestError } from '../../tables/request-error.js';
import { changeAsOperator } from '../../tables/table-changes.js';
import type { AdminDeps } from './admin-deps.js';
import { eraseAddress, exportPerson } from './people.js';
import { inspectTable, listTables } from './reports.js';

/** Maximum number of tables in a list. */
const MAX_LISTED = 500;

const OPERATOR = { seats: [], host: true, keeper: false } as const;
const TABLE = z.string().regex(/^[a-z0-9]{1,20}$/, 'is not an id of a table');
const SEAT = z.number().int().min(0).max(7);
const ROLE = z.enum(['host', 'keeper']);

/** Returns the result of an action on a table. Throws {@link RequestError} if there is no such table. */
interface AdminAction<B, R> {
  readonly input: z.ZodType<B>;
  readonly run: (deps: AdminDeps, input: B) => Promise<R>;
  /** True if nothing changes, so that it need not be logged. */
  readonly isReading?: true;
}

const action = <B, R>(given: AdminAction<B, R>): AdminAction<B, R> => given;

/** The actions by name. */
export const ADMIN_ACTIONS = {
  list: action({
    input: z.strictObject({
      order: z.enum(['newest', 'oldest']).default('newest'),
      limit: z.number().int().min(1).max(MAX_LISTED).default(50),
      skip: z.number().int().min(0).default(0),
    }),
    run: ({ app }, asked) => listTables(app, asked),
    isReading: true,
  }),
  show: action({ input: z.strictObject({ table: TABLE }), run: inspectTable, isReading: true }),
  /** Deletes a table with all its data. Players who are connected are disconnected. */
  delete: action({
    input: z.strictObject({ table: TABLE }),
    run: async ({ app }, { table }) => {
      await requireTable(app, table);
      await app.storage.dropTable(table);
      app.sessions.dropDeleted(table);
      return { deleted: table };
    },
  }),
  /** Passes a role to a seat; null: the host is the keeper. The log of the table says that the operator did it. */
  role: action({
    input: z.strictObject({ table: TABLE, role: ROLE, to: SEAT.nullable() }),
    run: async ({ app }, { table, role, to }) => {
      await changeAsOperator(await app.sessions.find(table), { kind: 'role', role, to });
      return { role, to };
    },
  }),
  /** Creates a new link for the host of a table. Earlier ones stop working. */
  'host-link': action({
    input: z.strictObject({ table: TABLE }),
    run: async ({ app }, { table }) => {
      const session = await app.sessions.find(table);
      return { token: await newLink(session, OPERATOR, { role: 'host', seat: undefined, only: true }) };
    },
  }),
  /** Creates a new link for a seat, so that its player returns. Earlier ones stop working. */
  'seat-link': action({
    input: z.strictObject({ table: TABLE, seat: SEAT }),
    run: async ({ app }, { table, seat }) => {
      const session = await app.sessions.find(table);
      return { token: await newLink(session, OPERATOR, { role: 'seat', seat, only: true }) };
    },
  }),
  /** Revokes links: of the host, of spectators, of a seat, or all. Their users are disconnected. */
  revoke: action({
    input: z.strictObject({ table: TABLE, of: z.enum(['host', 'spectators', 'seat', 'all']), seat: SEAT.optional() }),
    run: ({ app }, { table, of, seat }) => revokeLinks(app, table, of, seat),
  }),
  /** Deletes an email address at all tables, with its messages and the links in them. */
  erase: action({
    input: z.strictObject({
      address: z.string().trim().toLowerCase().includes('@', { error: 'is not an email address' }),
    }),
    run: (deps, { address }) => eraseAddress(deps, address),
  }),
  /** Returns all data of a person: of an email address, or of a seat. */
  export: action({
    input: z.union([
      z.strictObject({
        address: z.string().trim().toLowerCase().includes('@', { error: 'is not an email address' }),
      }),
      z.strictObject({ table: TABLE, seat: SEAT }),
    ]),
    run: exportPerson,
    isReading: true,
  }),
};

export type AdminActionName = keyof typeof ADMIN_ACTIONS;
/** The result of an action. */
export type AdminResult<Name extends AdminActionName> = Awaited<ReturnType<(typeof ADMIN_ACTIONS)[Name]['run']>>;
/** The input of an action; fields with a default may be omitted. */
export type AdminInput<Name extends AdminActionName> = z.input<(typeof ADMIN_ACTIONS)[Name]['input']>;

/** Does an action. Throws {@link RequestError} for invalid input, and if it is impossible. */
export async function runAdminAction<Name extends AdminActionName>(
  deps: AdminDeps,
  name: Name,
  given: unknown,
): Promise<AdminResult<Name>> {
  const { input, run } = ADMIN_ACTIONS[name] as AdminAction<unknown, AdminResult<Name>>;
  const { success, data, error } = input.safeParse(given);
  if (success) return await run(deps, data);
  const [issue] = error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new RequestError('bad-request', `${place || 'The input'} ${issue?.message ?? 'is not valid'}.`, place);
}

async function revokeLinks(
  app: TableApp,
  table: string,
  of: string,
  seat: number | undefined,
): Promise<{ readonly revoked: number; readonly left: number }> {
  if ((of === 'seat') !== (seat !== undefined))
    throw new RequestError('bad-request', 'Give a seat if its links are meant, and only then.', 'seat');
  const { seats } = await app.sessions.find(table);
  if (seat !== undefined && seats[seat] === undefined)
    throw new RequestError('bad-request', 'There is no such seat.', 'seat');
  const { storage, environment } = app;
  const now = environment.now();
  const before = (await storage.links(table)).filter(({ revokedAt }) => revokedAt === undefined).length;
  if (of === 'host' || of === 'all') await storage.revokeLinks(table, 'host', undefined, now);
  if (of === 'spectators' || of === 'all') await storage.revokeLinks(table, 'spectator', undefined, now);
  if (of === 'seat' || of === 'all') await storage.revokeLinks(table, 'seat', seat, now);
  const left = (await storage.links(table)).filter(({ revokedAt }) => revokedAt === undefined).length;
  return { revoked: before - left, left };
}

async function requireTable(app: TableApp, table: string): Promise<void> {
  if (!(await app.storage.table(table))) throw new RequestError('unknown-table', 'There is no such table.');
}
