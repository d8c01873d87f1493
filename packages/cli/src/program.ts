import { Command } from 'commander';
import { version } from './root.js';

/** `words`: all that was typed, for a command whose help speaks the language that is asked for. */
type AddCommand = (program: Command, words: readonly string[]) => void;

/** The commands in the order of the help. Each is loaded when it is needed: loading all takes half a second. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  play: async () => (await import('./commands/play.js')).playCommand,
  replay: async () => (await import('./commands/replay.js')).replayCommand,
  serve: async () => (await import('./commands/serve.js')).serveCommand,
  simulate: async () => (await import('./commands/simulate.js')).simulateCommand,
  fuzz: async () => (await import('./commands/fuzz.js')).fuzzCommand,
  scenario: async () => (await import('./commands/scenario.js')).scenarioCommand,
  cards: async () => (await import('./commands/cards.js')).cardsCommand,
  ledger: async () => (await import('./commands/ledger.js')).ledgerCommand,
  bench: async () => (await import('./commands/bench.js')).benchCommand,
};

const AFTER_HELP = `
Every command has its own help: vigil play --help.
With --json a command prints one JSON document on stdout and nothing else there.
Exit codes: 0 all well, 1 something is wrong (said in one sentence on stderr), 2 the command was not understood.`;

/**
 * Does what the words after `vigil` say. Throws what goes wrong: a Problem, commander's CommanderError (which it has
 * said already), or an error nobody expected.
 */
export async function runVigil(words: readonly string[]): Promise<void> {
  const vigil = new Command('vigil')
    .description('Arkham Horror and Haunt of the Watchers with every rule enforced: play, simulate, look into them.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .showHelpAfterError('(--help says how it is used)')
    .addHelpText('after', AFTER_HELP)
    .exitOverride();
  const [first = ''] = words;
  const names = Object.hasOwn(COMMANDS, first) ? [first] : Object.keys(COMMANDS);
  for (const name of names) (await COMMANDS[name]?.())?.(vigil, words);
  await vigil.parseAsync(words, { from: 'user' });
}
