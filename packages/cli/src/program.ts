import { Command } from 'commander';
import { version } from './root.js';

/** `words`: all command-line words, since the help of a command depends on the requested language. */
type AddCommand = (program: Command, words: readonly string[]) => void;

/** A command for the overview. `takes`: its arguments. */
interface CommandEntry {
  readonly summary: string;
  readonly takes?: string;
  readonly load: () => Promise<AddCommand>;
}

/** The commands in the order of the help. Each is loaded on demand, because loading all takes half a second. */
const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  play: {
    summary: 'play a game in the terminal',
    load: async () => (await import('./commands/play.js')).playCommand,
  },
  replay: {
    summary: 'print the log of a saved game, or verify that it replays correctly',
    takes: '<files...>',
    load: async () => (await import('./commands/replay.js')).replayCommand,
  },
  analyze: {
    summary: 'find the decisions and the rolls that mattered in a saved game',
    takes: '<file>',
    load: async () => (await import('./commands/analyze.js')).analyzeCommand,
  },
  serve: {
    summary: 'serve the game to browsers',
    load: async () => (await import('./commands/serve.js')).serveCommand,
  },
  backup: {
    summary: 'copy all tables of a server into a file, while it runs',
    takes: '<file>',
    load: async () => (await import('./commands/backup.js')).backupCommand,
  },
  restore: {
    summary: 'restore the tables of a server from such a file',
    takes: '<file>',
    load: async () => (await import('./commands/backup.js')).restoreCommand,
  },
  doctor: {
    summary: 'check the settings, storage, email and proxy of a server',
    load: async () => (await import('./commands/doctor.js')).doctorCommand,
  },
  admin: {
    summary: 'list, inspect, repair and delete the tables of a server',
    load: async () => (await import('./commands/admin.js')).adminCommand,
  },
  simulate: {
    summary: 'let bots play many games and count how they end',
    load: async () => (await import('./commands/simulate.js')).simulateCommand,
  },
  bots: {
    summary: 'train the automatic players (docs/bots.md)',
    takes: '<what>',
    load: async () => (await import('./commands/bots.js')).botsCommand,
  },
  puzzles: {
    summary: 'look for puzzles in games of bots (docs/bots.md)',
    load: async () => (await import('./commands/puzzles.js')).puzzlesCommand,
  },
  fuzz: {
    summary: 'play random games and check them after every answer',
    load: async () => (await import('./commands/fuzz.js')).fuzzCommand,
  },
  odds: {
    summary: 'compare the chances shown with actual rolls',
    load: async () => (await import('./commands/odds.js')).oddsCommand,
  },
  harms: {
    summary: 'look for answers whose text hides a harm',
    load: async () => (await import('./commands/harms.js')).harmsCommand,
  },
  scenario: {
    summary: 'run scenario files (docs/scenarios.md) and report differences',
    takes: '<file...>',
    load: async () => (await import('./commands/scenario.js')).scenarioCommand,
  },
  cards: {
    summary: 'list the components of a pack with their generated text',
    load: async () => (await import('./commands/cards.js')).cardsCommand,
  },
  ledger: {
    summary: 'list the rule clauses that are tested',
    takes: '[prefix]',
    load: async () => (await import('./commands/ledger.js')).ledgerCommand,
  },
  bench: {
    summary: 'measure the speed of the engine',
    load: async () => (await import('./commands/bench.js')).benchCommand,
  },
};

const AFTER_HELP = `
Every command has its own help: vigil play --help.
With --json a command prints one JSON document on stdout and nothing else there.
Exit codes: 0 success, 1 an error (one sentence on stderr), 2 the command was not understood,
3 a game that vigil replay --verify could not prove, since other rules or packs played it.`;

/**
 * Runs the command that follows `vigil`.
 *
 * @throws UserError for a problem of the user; CommanderError of commander, already printed; any other error is
 * unexpected
 */
export async function runVigil(words: readonly string[]): Promise<void> {
  const vigil = new Command('vigil')
    .description('Arkham Horror and Haunt of the Watchers with every rule enforced: play, simulate and inspect them.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .showHelpAfterError('(--help shows its use)')
    .addHelpText('after', AFTER_HELP)
    .exitOverride();
  const [first = '', second = ''] = words;
  const name = first === 'help' ? second : first;
  const item = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (item) (await item.load())(vigil, words);
  else listCommands(vigil);
  await vigil.parseAsync(words, { from: 'user' });
}

/** Registers every command for the help, without its action. */
function listCommands(vigil: Command): void {
  vigil.configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` });
  for (const [name, { summary, takes = '' }] of Object.entries(COMMANDS)) {
    vigil.command(`${name} ${takes}`.trim()).summary(summary);
  }
}
