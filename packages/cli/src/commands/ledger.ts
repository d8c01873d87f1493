import type { Command } from 'commander';
import { coverage, report, unknownIds } from '../ledger.js';
import { print, printJson } from '../output.js';
import { ROOT } from '../root.js';

/** `vigil ledger [prefix] [--json]` */
export function ledgerCommand(program: Command): void {
  program
    .command('ledger')
    .summary('which rule clauses are tested')
    .description(
      'Lists how many clauses of docs/rules are named by tests and scenarios, and which are not. ' +
        'Exit code 1 if a test or scenario names a clause that does not exist.',
    )
    .argument('[prefix]', 'only clauses whose ids begin so, for example A or A-MYTHOS', '')
    .option('--json', 'print the clauses as JSON: an array of {id, text, tests, scenarios, exempt?}')
    .action((prefix: string, { json }: { json?: true }) => {
      const clauses = coverage(ROOT);
      const errors = unknownIds(ROOT);
      const start = prefix.toUpperCase();
      if (json) printJson(clauses.filter(({ id }) => id.startsWith(start)));
      else print(report(clauses, prefix, errors).trimEnd());
      if (errors.length > 0) process.exitCode = 1;
    });
}
