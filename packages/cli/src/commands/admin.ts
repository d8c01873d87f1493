import { appointAt, newHostLinkAt, openStorage, SYSTEM_ENVIRONMENT, TableApp } from '@vigil/server';
import type { Command } from 'commander';
import { print } from '../output.js';
import { errorText, UserError } from '../user-error.js';
import { dataFolder } from './serve.js';

interface Options {
  readonly data?: string;
  readonly server?: string;
}

type AppointedRole = 'host' | 'keeper';

/** `vigil admin role TABLE host|keeper SEAT`, `vigil admin host-link TABLE` */
export function adminCommand(program: Command): void {
  const admin = program
    .command('admin')
    .description(
      'Helps a table that has lost its host or keeper. Tables are in their database, or at a running server.',
    );
  const options = (command: Command) =>
    command
      .option('--data <folder>', 'where the tables are kept (VIGIL_DATA, DATABASE_URL)')
      .option('--server <url>', 'a running server, with VIGIL_OPERATOR_TOKEN');
  options(admin.command('role'))
    .description('Passes a role to the player of a seat; "none" makes the host the keeper.')
    .argument('<table>', 'the id of the table')
    .argument('<role>', 'host or keeper')
    .argument('<seat>', 'the number of the seat, from 1')
    .action(async (table: string, role: string, seat: string, given: Options) => {
      if (role !== 'host' && role !== 'keeper') throw new UserError('The role is "host" or "keeper".');
      if (seat !== 'none' && !/^[1-8]$/.test(seat)) throw new UserError('The seat is a number from 1 to 8, or "none".');
      await appoint(table, role, seat === 'none' ? null : Number(seat) - 1, given);
      print(seat === 'none' ? 'The host is the keeper.' : `Seat ${seat} is now the ${role}.`);
    });
  options(admin.command('host-link'))
    .description('Makes a new link for the host of a table. Earlier links of the host stop working.')
    .argument('<table>', 'the id of the table')
    .action(async (table: string, given: Options) => {
      const token = given.server
        ? (await ask<{ token: string }>(given.server, table, 'host-link', {})).token
        : await withTables(given, (app) => newHostLinkAt(app, table));
      const base = given.server ?? process.env.VIGIL_URL ?? '';
      print(`${base.replace(/\/+$/, '')}/t/${table}#${token}`);
    });
}

async function appoint(table: string, role: AppointedRole, to: number | null, given: Options): Promise<void> {
  if (given.server) await ask(given.server, table, 'roles', { role, to });
  else await withTables(given, (app) => appointAt(app, table, role, to));
}

/**
 * Opens the tables for some work.
 *
 * @throws UserError if they cannot be opened, or the work is refused
 */
async function withTables<T>({ data }: Options, work: (app: TableApp) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url } = process.env;
  try {
    const storage = await openStorage(url === undefined ? { folder: dataFolder(data) } : { url });
    try {
      await storage.migrate();
      const app = new TableApp({ storage, environment: SYSTEM_ENVIRONMENT, onError: () => {} });
      const done = await work(app);
      await app.close();
      return done;
    } finally {
      await storage.close();
    }
  } catch (error) {
    throw new UserError(errorText(error), { cause: error });
  }
}

/**
 * Asks a running server.
 *
 * @throws UserError if it does not answer, or refuses
 */
async function ask<T>(server: string, table: string, path: string, body: object): Promise<T> {
  const token = process.env.VIGIL_OPERATOR_TOKEN;
  if (!token) throw new UserError('VIGIL_OPERATOR_TOKEN is not set: the server needs it from you.');
  let response: Response;
  try {
    response = await fetch(`${server.replace(/\/+$/, '')}/operator/tables/${encodeURIComponent(table)}/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw new UserError(`${server} does not answer.`, { cause: error });
  }
  const reply = (await response.json().catch(() => ({}))) as T & { readonly refusal?: { readonly why: string } };
  if (response.ok) return reply;
  throw new UserError(reply.refusal?.why ?? `${server} refuses: ${response.status}. Is VIGIL_OPERATOR_TOKEN right?`);
}
