import type { Command } from 'commander';
import { codePlaces, codeReport, coverage, report, unknownIds } from '../ledger/ledger.js';
import { print, printJson } from '../output.js';
import { ROOT } from '../root.js';

/** `vigil ledger [prefix] [--code] [--json]` */
export function ledgerCommand(program: Command): void {
  program
    .command('ledger')
    .description(
      'Counts the clauses of docs/rules that tests and scenarios name, and lists the others. ' +
        'Exit code 1 if a test, a scenario or the code names a clause that does not exist.',
    )
    .argument('[prefix]', 'only clauses whose ids begin so, for example A or A-MYTHOS', '')
    .option('--code', 'list for each clause where the code names it')
    .option(
      '--json',
      'print the clauses as JSON: an array of {id, text, tests, scenarios, exempt?}, with --code also code',
    )
    .action((prefix: string, { code, json }: { code?: true; json?: true }) => {
      const clauses = coverage(ROOT);
      const errors = unknownIds(ROOT);
      const chosen = clauses.filter(({ id }) => id.startsWith(prefix.toUpperCase()));
      const places = code ? codePlaces(ROOT) : undefined;
      if (json) printJson(places ? chosen.map((clause) => ({ ...clause, code: places.get(clause.id) ?? [] })) : chosen);
      else if (places) print(codeReport(chosen, places).trimEnd());
      else print(report(clauses, prefix, errors).trimEnd());
      if (errors.length > 0) process.exitCode = 1;
    });
}
