import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BOXES } from '@vigil/content';
import { type FuzzReport, fuzz, GAME_IDS, type GuidedReport, guidedFuzz, mixOf, type ReportedFault } from '@vigil/lab';
import { type Command, Option } from 'commander';
import { writeJson } from '../files.js';
import { gameAt } from '../games/index.js';
import { wholeNumber } from '../options.js';
import { columns, formatNumber, note, print, printJson, progressBar } from '../output.js';
import { boxChoiceOf, boxesOf, type PackOptions, withPacks } from '../packs.js';
import { checkChosenSheets } from '../setup.js';
import { UserError } from '../user-error.js';

interface FuzzOptions extends PackOptions {
  game: string;
  herald?: string;
  guardian?: string;
  games?: number;
  guided?: true;
  added?: true;
  mix?: 'pairwise';
  unfinished?: true;
  corrections?: true;
  seed: string;
  threads: number;
  out: string;
  json?: true;
}

/** The result. A guided fuzz adds the resolved components; a mix adds the number of games for every pair of choices. */
type Result = FuzzReport & Partial<Pick<GuidedReport, 'resolved' | 'left'>> & { readonly combinations?: number };

/** Default number of random games; the maximum number of guided ones. */
const DEFAULT_GAMES = 100;
const MAX_GUIDED_GAMES = 1000;

/** `vigil fuzz --game arkham --games N --seed S [--guided]` */
export function fuzzCommand(program: Command): void {
  withPacks(program.command('fuzz'))
    .description(
      'Plays random games with all numbers of investigators, every Ancient One and many house rules. In one game of four ' +
        'the players get extra cards and use them as often as they can, for at most 500 answers. After every answer a ' +
        'second game is rebuilt from the saved JSON. Its position, open decisions and dice must equal those of the first, ' +
        'and the invariants of the game are checked. Each kind of fault is exported as a game (vigil replay shows ' +
        'it), and the exit code is 1. With --guided the games are short and begin from positions arranged for components ' +
        'that no game has resolved yet, until all are resolved (exit code 1 if some are left). With --mix pairwise every ' +
        'possible pair of choices occurs in one of the games, if there are enough games. Ctrl-C ends with a report of ' +
        'the games played so far.',
    )
    .addOption(new Option('--game <id>', 'the game').choices(GAME_IDS).default('arkham'))
    .option(
      '--games <number>',
      `number of games (default: ${DEFAULT_GAMES}; with --guided at most ${MAX_GUIDED_GAMES})`,
      wholeNumber(1, 100_000_000),
    )
    .addOption(
      new Option(
        '--mix <how>',
        'a different combination of boxes, Ancient Ones, heralds, guardians, house rules and numbers of players for each game; from --packs, or from all finished boxes if only the base game is named',
      )
        .choices(['pairwise'])
        .conflicts(['guided', 'herald', 'guardian']),
    )
    .option('--unfinished', 'with --mix: also from unfinished boxes')
    .option('--herald <id>', 'always this herald (default: each in turn, and none)')
    .option('--guardian <id>', 'always this guardian (default: each in turn, and none)')
    .option('--corrections', 'the keeper makes occasional corrections')
    .option('--guided', 'resolve every component; one thread')
    .option('--added', 'with --guided: only the components that --packs add to the base game')
    .option('--seed <text>', 'the seed of all randomness', '1')
    .option('--threads <number>', 'number of threads', wholeNumber(1, 256), availableParallelism())
    .option('--out <folder>', 'folder for games that show a fault', '.')
    .option('--json', 'print the result as JSON')
    .action(async ({ json, out, guided, mix: how, unfinished, ...given }: FuzzOptions) => {
      if (given.added && !guided) throw new UserError('--added goes with --guided.');
      const options = how ? { ...given, packs: packsToMix(given, unfinished) } : given;
      checkChosenSheets(gameAt(options.game, await boxesOf(await boxChoiceOf(options))), options);
      const mix = how && (await mixOf(options.game, await boxChoiceOf(options), options.seed));
      const { games = mix?.rows.length ?? (guided ? MAX_GUIDED_GAMES : DEFAULT_GAMES) } = given;
      const choice = await boxChoiceOf(options);
      const bar = progressBar(games, 'games', json === true);
      const result: Result = await runUntilInterrupted((stop) =>
        guided
          ? guidedFuzz({ ...options, ...choice, games }, bar.at, stop)
          : fuzz({ ...options, ...choice, games, mix: mix !== undefined }, bar.at, stop),
      );
      bar.end();
      const faults = result.faults.map(({ save, ...fault }) => ({ ...fault, ...exportFault(out, { save, ...fault }) }));
      const combinations = mix && { combinations: mix.rows.length };
      if (json) printJson({ ...result, ...combinations, faults });
      else for (const line of formatReport({ ...result, ...combinations, faults })) print(line);
      if (faults.length > 0 || Object.keys(result.left ?? {}).length > 0) process.exitCode = 1;
    });
}

/** Runs work that Ctrl-C ends early with a partial result. A second Ctrl-C ends the process as usual. */
async function runUntilInterrupted<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const interrupted = () => {
    note('No further games are started. Press Ctrl-C again to discard the results.');
    stop.abort();
  };
  process.once('SIGINT', interrupted);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', interrupted);
  }
}

/** The boxes of a mix. */
function packsToMix({ game, packs }: Pick<FuzzOptions, 'game' | 'packs'>, unfinished = false): string[] {
  if (packs.some((id) => id !== 'base')) return packs;
  const all = BOXES.entries.filter((box) => unfinished || !box.unfinished);
  return all.flatMap(({ id, games }) => (!games || games.includes(game) ? id : []));
}

type ExportedFault = Omit<ReportedFault, 'save'> & { readonly file?: string };

/** Exports the game of a fault and names the file. */
function exportFault(folder: string, { save, seed }: ReportedFault): { file?: string } {
  if (save === undefined) return {};
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `vigil-fault-${seed.replace(/[^\w-]+/g, '-')}.json`);
  writeJson(file, save);
  return { file };
}

function formatReport(result: Omit<Result, 'faults'> & { faults: readonly ExportedFault[] }): string[] {
  const { games, answers, seconds, seed, faults } = result;
  const lines = [
    `${formatNumber(games)} games, ${formatNumber(answers)} answers, each rebuilt and compared, in ${seconds} s (seed ${seed})`,
    ...columns(
      Object.entries(result.outcomes).map(([how, n]): [string, string] => [how, String(n)]),
      '  ',
    ),
  ];
  const { combinations } = result;
  if (combinations !== undefined) {
    const some = games < combinations ? `, of which ${formatNumber(games)} were played` : '';
    lines.push(`${formatNumber(combinations)} combinations hold every pair of choices${some}.`);
  }
  if (result.resolved && result.left) lines.push(...formatResolved(result.resolved, result.left));
  if (faults.length === 0) return [...lines, 'No faults.'];
  const each = faults.flatMap(({ error, index, answers: after, games: n, file }) => [
    `  ${error}`,
    `    ${n === 1 ? 'in' : `in ${n} games, shortest`} game ${index} after ${after} answers${file ? `: ${file}` : ''}`,
  ]);
  return [...lines, `${faults.length} kinds of fault:`, ...each];
}

/** Maximum number of unresolved items listed; --json lists all. */
const MAX_LISTED = 12;

/** Formats how much was resolved, and what was not. */
function formatResolved(counts: GuidedReport['resolved'], left: GuidedReport['left']): string[] {
  const missing = Object.entries(left).map(([what, ids]) => {
    const more = ids.length > MAX_LISTED ? ` and ${ids.length - MAX_LISTED} more` : '';
    return `  never ${what}: ${ids.slice(0, MAX_LISTED).join(', ')}${more}`;
  });
  return [
    'Resolved:',
    ...columns(
      Object.entries(counts).map(([what, { done, of }]): [string, string] => [what, `${done} of ${of}`]),
      '  ',
    ),
    ...(missing.length > 0 ? ['Left:', ...missing] : ['Every component has been resolved.']),
  ];
}
