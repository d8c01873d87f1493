import { writeFileSync } from 'node:fs';
import type { AdminActionName, AdminInput, AdminResult } from '@vigil/server';
import type { Command } from 'commander';
import { wholeNumber } from '../options.js';
import { print } from '../output.js';
import { errorText, UserError } from '../user-error.js';
import { reportLines, tableLines } from './admin-text.js';
import { type AdminPlace, administer } from './administer.js';

const HELP = `
The tables are those of DATABASE_URL or VIGIL_DATA (--data), as for the server. SQLite belongs to a running server:
stop it, or add --server http://localhost:8026, with VIGIL_OPERATOR_TOKEN set to the token of that server.
Seats are numbered from 1.`;

/** `vigil admin list`, `show`, `delete`, `role`, `host-link`, `seat-link`, `revoke`, `erase`, `export` */
export function adminCommand(program: Command): void {
  const admin = program
    .command('admin')
    .description(
      'Looks after the tables of a server: lists, inspects, repairs and deletes them, and the data of people.',
    )
    .addHelpText('after', HELP);
  addReports(admin);
  addRepairs(admin);
  addPeople(admin);
}

/** Adds a command for tables in their database or at a running server. */
function command(admin: Command, name: string, description: string): Command {
  return admin
    .command(name)
    .description(description)
    .option('--data <folder>', 'where the tables are stored (VIGIL_DATA, DATABASE_URL)')
    .option('--server <url>', 'a running server, with VIGIL_OPERATOR_TOKEN');
}

function addReports(admin: Command): void {
  command(admin, 'list', 'Lists tables without names, those used last first.')
    .option('--oldest', 'the longest idle first')
    .option('--limit <number>', 'the number of tables', wholeNumber(1, 500), 50)
    .option('--skip <number>', 'the number of tables to skip', wholeNumber(0), 0)
    .option('--json', 'print one JSON document')
    .action(async (given: AdminPlace & { oldest?: true; limit: number; skip: number; json?: true }) => {
      const { limit, skip, oldest } = given;
      const found = await act(given, 'list', { order: oldest ? 'oldest' : 'newest', limit, skip });
      show(given, found, tableLines(found));
    });
  command(admin, 'show', 'Shows a table: players, roles, links, addresses, and who is waited for.')
    .argument('<table>', 'the id of the table')
    .option('--json', 'print one JSON document')
    .action(async (table: string, given: AdminPlace & { json?: true }) => {
      const report = await act(given, 'show', { table });
      show(given, report, reportLines(report));
    });
}

function addRepairs(admin: Command): void {
  command(admin, 'role', 'Passes a role to the player of a seat; "none" makes the host the keeper.')
    .argument('<table>', 'the id of the table')
    .argument('<role>', 'host or keeper')
    .argument('<seat>', 'the number of the seat, or none')
    .action(async (table: string, role: string, seat: string, given: AdminPlace) => {
      if (role !== 'host' && role !== 'keeper') throw new UserError('The role is "host" or "keeper".');
      await act(given, 'role', { table, role, to: seat === 'none' ? null : seatNumber(seat) });
      print(seat === 'none' ? 'The host is the keeper.' : `Seat ${seat} is now the ${role}.`);
    });
  command(admin, 'host-link', 'Creates a new link for the host of a table. Earlier links of the host stop working.')
    .argument('<table>', 'the id of the table')
    .action(async (table: string, given: AdminPlace) => {
      print(linkOf(given, table, (await act(given, 'host-link', { table })).token));
    });
  command(admin, 'seat-link', 'Creates a new link for a seat. Earlier links of the seat stop working.')
    .argument('<table>', 'the id of the table')
    .argument('<seat>', 'the number of the seat')
    .action(async (table: string, seat: string, given: AdminPlace) => {
      print(linkOf(given, table, (await act(given, 'seat-link', { table, seat: seatNumber(seat) })).token));
    });
  command(admin, 'revoke', 'Revokes links. Everyone who uses them is disconnected.')
    .argument('<table>', 'the id of the table')
    .argument('<whose>', 'host, spectators, all, or the number of a seat')
    .action(async (table: string, whose: string, given: AdminPlace) => {
      const isRole = whose === 'host' || whose === 'spectators' || whose === 'all';
      const input = isRole
        ? ({ table, of: whose } as const)
        : ({ table, of: 'seat', seat: seatNumber(whose) } as const);
      const { revoked, left } = await act(given, 'revoke', input);
      print(`Links revoked: ${revoked}. Links that still work: ${left}.`);
    });
  command(admin, 'delete', 'Deletes a table with all its data.')
    .argument('<table>', 'the id of the table')
    .option('--yes', 'without this, nothing is deleted')
    .action(async (table: string, given: AdminPlace & { yes?: true }) => {
      const { game, status, entries } = await act(given, 'show', { table });
      const what = `table ${table} (${game}, ${status}, ${entries} entries)`;
      if (!given.yes) throw new UserError(`This would delete the ${what}. Add --yes to do it.`);
      await act(given, 'delete', { table });
      print(`Deleted the ${what}.`);
    });
}

function addPeople(admin: Command): void {
  command(admin, 'erase', 'Deletes an email address at all tables, with its messages and the links in them.')
    .argument('<address>', 'the email address')
    .action(async (address: string, given: AdminPlace) => {
      const { erased } = await act(given, 'erase', { address });
      print(erased === 0 ? 'Nothing is stored of this address.' : `Erased the address at ${erased} places.`);
    });
  command(admin, 'export', 'Writes all data of a person as JSON: of an email address, or of a seat of a table.')
    .argument('<address-or-table>', 'an email address, or the id of a table')
    .argument('[seat]', 'the number of the seat')
    .option('--out <file>', 'a new file to write it to')
    .action(async (what: string, seat: string | undefined, given: AdminPlace & { out?: string }) => {
      if (seat === undefined && !what.includes('@'))
        throw new UserError('Give an email address, or the id of a table and the number of a seat.');
      const data = await act(
        given,
        'export',
        seat === undefined ? { address: what } : { table: what, seat: seatNumber(seat) },
      );
      const text = JSON.stringify(data, null, 2);
      if (given.out === undefined) print(text);
      else writeNew(given.out, `${text}\n`);
    });
}

async function act<Name extends AdminActionName>(
  place: AdminPlace,
  name: Name,
  input: AdminInput<Name>,
): Promise<AdminResult<Name>> {
  return await administer(place, name, input);
}

function seatNumber(text: string): number {
  if (!/^[1-8]$/.test(text)) throw new UserError('The seat must be a number from 1 to 8.');
  return Number(text) - 1;
}

function linkOf({ server }: AdminPlace, table: string, token: string): string {
  return `${(server ?? process.env.VIGIL_URL ?? '').replace(/\/+$/, '')}/t/${table}#${token}`;
}

function show({ json }: { readonly json?: true }, data: unknown, lines: readonly string[]): void {
  if (json) print(JSON.stringify(data, null, 2));
  else for (const line of lines) print(line);
}

function writeNew(file: string, text: string): void {
  try {
    // Readable by its owner alone: it holds what a person wrote.
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new UserError(exists ? `${file}: there is a file of that name.` : errorText(error), { cause: error });
  }
  print(`The data is in ${file}.`);
}
