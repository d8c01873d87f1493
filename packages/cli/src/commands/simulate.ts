import { availableParallelism } from 'node:os';
import { BOTS } from '@vigil/bots';
import { GAME_IDS, type PairedSimulation, type Share, type Simulation, simulate, simulatePaired } from '@vigil/lab';
import { ARKHAM_PLAYERS, HAUNT_PLAYERS } from '@vigil/rules';
import { type Command, Option } from 'commander';
import { gameAt, type TerminalGame } from '../games/index.js';
import { playerNumbers, wholeNumber } from '../options.js';
import { columns, formatNumber, print, printJson, progressBar } from '../output.js';
import { boxChoiceOf, boxesOf, type PackOptions, withPacks } from '../packs.js';
import { checkChosenSheets } from '../setup.js';
import { UserError } from '../user-error.js';

interface SimulateOptions extends PackOptions {
  game: string;
  investigators: number | number[];
  ancientOne?: string;
  herald?: string;
  guardian?: string;
  games: number;
  bot: string;
  against?: string;
  seed: string;
  threads: number;
  json?: true;
}

/** `vigil simulate --game arkham --investigators N --games N --bot random --seed S [--threads T] [--json]` */
export function simulateCommand(program: Command): void {
  const { least, most } = ARKHAM_PLAYERS;
  const numbers = `${least} to ${most} (haunt: ${HAUNT_PLAYERS.least} to ${HAUNT_PLAYERS.most})`;
  withPacks(program.command('simulate'))
    .description(
      'Plays many games with bots. Game number i has the seed "<seed>/<i>", so the same options ' +
        'give the same games, whatever the number of threads. Exit code 1 if a game crashes.',
    )
    .addOption(new Option('--game <id>', 'the game').choices(GAME_IDS).default('arkham'))
    .option('--investigators <numbers>', `${numbers}; 1-8 or 1,2,4: game after game`, playerNumbers, 4)
    .option('--ancient-one <id>', 'always this Ancient One, or each in turn (default: random)')
    .option('--herald <id>', 'always this herald, or a random one (default: none)')
    .option('--guardian <id>', 'always this guardian, or a random one (default: none)')
    .option('--games <number>', 'number of games', wholeNumber(1, 100_000_000), 100)
    .addOption(new Option('--bot <name>', 'the bot that plays').choices(Object.keys(BOTS)).default('random'))
    .addOption(
      new Option('--against <name>', 'a second bot that plays the same games, to compare').choices(Object.keys(BOTS)),
    )
    .option('--seed <text>', 'the seed of all randomness', '1')
    .option('--threads <number>', 'number of threads', wholeNumber(1, 256), availableParallelism())
    .option('--json', 'print the result as JSON')
    .action(async ({ json, against, ...options }: SimulateOptions) => {
      const game = gameAt(options.game, await boxesOf(await boxChoiceOf(options)));
      checkAncientOne(game, options.ancientOne);
      checkChosenSheets(game, options);
      checkNumbers(game, options);
      if (against !== undefined) return compare(options, against, json === true);
      const bar = progressBar(options.games, 'games', json === true);
      const result = await simulate({ ...options, ...(await boxChoiceOf(options)) }, bar.at);
      bar.end();
      if (json) printJson(result);
      else for (const line of formatReport(result)) print(line);
      if (result.crashes.length > 0) process.exitCode = 1;
    });
}

/** Lets two bots play the same games, and reports how often each won. */
async function compare(options: SimulateOptions, against: string, json: boolean): Promise<void> {
  const bar = progressBar(2 * options.games, 'games', json);
  const result = await simulatePaired({ ...options, ...(await boxChoiceOf(options)) }, against, bar.at);
  bar.end();
  if (json) printJson(result);
  else for (const line of formatComparison(result)) print(line);
  if (result.crashes.length > 0) process.exitCode = 1;
}

function formatComparison({ bots, games, seed, won, both, only, neither, turns, seconds, crashes }: PairedSimulation) {
  const share = ({ n, of, low, high }: Share) =>
    `won ${n} of ${of}, ${((100 * n) / Math.max(1, of)).toFixed(1)} % [${(100 * low).toFixed(0)}, ${(100 * high).toFixed(0)}]`;
  const line = (i: 0 | 1): [string, string] => [
    bots[i],
    `${share(won[i])}; ${formatNumber(turns[i])} turns, ${formatNumber(seconds[i])} s a game`,
  ];
  return [
    `${formatNumber(games)} games, each played by both bots, seed ${seed}`,
    ...columns([line(0), line(1)], '  '),
    `both won ${both}, only ${bots[0]} ${only[0]}, only ${bots[1]} ${only[1]}, neither ${neither}`,
    ...crashes.slice(0, 10).map(({ index, error }) => `game ${index}: ${error}`),
  ];
}

function checkNumbers({ minPlayers, maxPlayers }: TerminalGame, { game, investigators }: SimulateOptions): void {
  const wrong = [investigators].flat().find((n) => n < minPlayers || n > maxPlayers);
  if (wrong === undefined) return;
  throw new UserError(`A game of ${game} takes ${minPlayers} to ${maxPlayers} investigators, not ${wrong}.`);
}

function checkAncientOne({ content }: TerminalGame, id: string | undefined): void {
  const ids = [...content.ancientOnes.keys()];
  if (id === undefined || id === 'random' || id === 'each' || ids.includes(id)) return;
  throw new UserError(`There is no Ancient One "${id}"; there are: ${ids.join(', ')}.`);
}

function formatReport(result: Simulation): string[] {
  const { games, decisions, turns, seconds, outcomes, crashes } = result;
  const share = (n: number) => `${n} (${((100 * n) / games).toFixed(1)} %)`;
  const lines = [
    `${formatNumber(games)} games of ${result.game}, ${result.bot} bot, ${[result.investigators].flat().join(', ')} investigators, seed ${result.seed}`,
    ...columns(
      Object.entries(outcomes).map(([how, n]): [string, string] => [how, share(n)]),
      '  ',
    ),
    `${formatNumber(turns / games)} turns and ${formatNumber(decisions / games)} decisions a game`,
    `${seconds} s: ${formatNumber(result.gamesPerSecond)} games/s, ${formatNumber(result.decisionsPerSecond)} decisions/s`,
  ];
  if (crashes.length === 0) return lines;
  const some = crashes.slice(0, 10).map(({ index, error }) => `  game ${index}: ${error}`);
  const more = crashes.length > some.length ? [`  and ${crashes.length - some.length} more`] : [];
  return [...lines, `${crashes.length} games crashed:`, ...some, ...more];
}
