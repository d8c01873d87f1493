/** Runs an action of the operator, in the database of the tables or at a running server. */
import {
  type AdminActionName,
  type AdminInput,
  type AdminResult,
  openNotifyAccess,
  openStorage,
  runAdminAction,
  SYSTEM_ENVIRONMENT,
  TableApp,
} from '@vigil/server';
import { errorText, UserError } from '../user-error.js';
import { storageOptions } from './settings.js';

/** The place of the tables. */
export interface AdminPlace {
  readonly data?: string;
  readonly server?: string;
}

/**
 * Runs an action.
 *
 * @throws UserError if the tables cannot be opened, the server does not answer, or the action is refused
 */
export async function administer<Name extends AdminActionName>(
  { data, server }: AdminPlace,
  name: Name,
  input: AdminInput<Name>,
): Promise<AdminResult<Name>> {
  return server === undefined ? await inDatabase(data, name, input) : await atServer(server, name, input);
}

async function inDatabase<Name extends AdminActionName>(
  data: string | undefined,
  name: Name,
  input: AdminInput<Name>,
): Promise<AdminResult<Name>> {
  try {
    const storage = await openStorage(storageOptions(data));
    try {
      await storage.migrate();
      const app = new TableApp({ storage, environment: SYSTEM_ENVIRONMENT, onError: () => {} });
      const notify = await openNotifyAccess(storage, SYSTEM_ENVIRONMENT);
      const result = await runAdminAction({ app, notify }, name, input);
      await app.close();
      return result;
    } finally {
      await storage.close();
    }
  } catch (error) {
    throw new UserError(errorText(error), { cause: error });
  }
}

async function atServer<Name extends AdminActionName>(
  server: string,
  name: Name,
  input: AdminInput<Name>,
): Promise<AdminResult<Name>> {
  const token = process.env.VIGIL_OPERATOR_TOKEN;
  if (!token) throw new UserError('VIGIL_OPERATOR_TOKEN is not set. The server requires it.');
  let response: Response;
  try {
    response = await fetch(`${server.replace(/\/+$/, '')}/operator/admin/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
  } catch (error) {
    throw new UserError(`${server} does not answer.`, { cause: error });
  }
  const reply = (await response.json().catch(() => ({}))) as AdminResult<Name> & {
    readonly refusal?: { readonly why: string };
  };
  if (response.ok) return reply;
  throw new UserError(reply.refusal?.why ?? `${server} refuses: ${response.status}. Is VIGIL_OPERATOR_TOKEN right?`);
}
