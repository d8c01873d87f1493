import { Command } from 'commander';
import { benchCommand } from './commands/bench.js';
import { cardsCommand } from './commands/cards.js';
import { fuzzCommand } from './commands/fuzz.js';
import { ledgerCommand } from './commands/ledger.js';
import { playCommand } from './commands/play.js';
import { replayCommand } from './commands/replay.js';
import { scenarioCommand } from './commands/scenario.js';
import { serveCommand } from './commands/serve.js';
import { simulateCommand } from './commands/simulate.js';
import { version } from './root.js';

const AFTER_HELP = `
Every command has its own help: vigil play --help.
With --json a command prints one JSON document on stdout and nothing else there.
Exit codes: 0 all well, 1 something is wrong (said in one sentence on stderr), 2 the command was not understood.`;

/** The whole command line. Commands throw; main.ts turns that into a sentence and an exit code. */
export function program(): Command {
  const vigil = new Command('vigil')
    .description('Arkham Horror with every rule enforced: play it, simulate it, look into it.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .showHelpAfterError('(--help says how it is used)')
    .addHelpText('after', AFTER_HELP)
    .exitOverride();
  for (const add of [
    playCommand,
    replayCommand,
    serveCommand,
    simulateCommand,
    fuzzCommand,
    scenarioCommand,
    cardsCommand,
    ledgerCommand,
    benchCommand,
  ]) {
    add(vigil);
  }
  return vigil;
}
