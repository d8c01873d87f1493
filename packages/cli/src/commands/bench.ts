import { setImmediate as nextTask } from 'node:timers/promises';
import { BOXES } from '@vigil/content';
import type { Decision } from '@vigil/engine';
import { type BenchReport, GAME_IDS, labFor } from '@vigil/lab';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { columns, formatNumber, print, printJson } from '../output.js';
import { boxChoiceOf, boxesOf, type PackOptions, withPacks } from '../packs.js';
import type { StartupReport, ThreadReport } from './bench-processes.js';

/** `vigil bench [--json]` */
export function benchCommand(program: Command): void {
  withPacks(program.command('bench'))
    .description(
      'One thread, random player, 4 investigators: decisions and games per second, the cost of a fork, a save and a load, ' +
        'bytes of a save and of an answer. Two reference loops in the same run (a structured clone of a fixed 30 kB ' +
        'object, seeded rolls of five dice) make figures of different machines comparable as ratios.',
    )
    .addOption(new Option('--game <id>', 'the game').choices(GAME_IDS).default('arkham'))
    .option('--seconds <number>', 'duration of each measurement', seconds, 2)
    .option('--seed <text>', 'the seed of all randomness', 'bench')
    .addOption(new Option('--small', 'minimal runs that only show whether the benchmark works').hideHelp())
    .option('--start', 'also measure how long processes take to start')
    .option('--threads <numbers>', 'also compare two threads with one, for these numbers of games: 3000,16000', numbers)
    .option('--first', 'only the first decision of a game, which --start waits for')
    .option('--all', 'each game with each of its packs, one after the other, instead of --game and --packs')
    .option('--json', 'print the figures as JSON')
    .action(async (options: BenchOptions) => {
      if (options.all) return benchAll(options);
      await boxesOf(await boxChoiceOf(options));
      const { game, packs, seed, small = false } = options;
      const lab = await labFor(game, await boxChoiceOf(options));
      if (options.first) return print((lab.firstDecision(seed) as Decision).key);
      // Reduces V8's optimization delay first, as in normal runs (packages/cli/bin/patience.cjs).
      await nextTask();
      // Loaded on demand: only needed to start processes.
      const { measureStartup, measureThreads } = await import('./bench-processes.js');
      const report: Report = {
        ...lab.bench({ investigators: 4, seed, seconds: options.seconds, small }),
        ...(options.start && { start: measureStartup(game, packs, small ? 1 : undefined) }),
        ...(options.threads && measureThreads(game, packs, options.threads, small ? 1 : undefined)),
      };
      if (options.json) printJson({ ...report, node: process.version });
      else for (const line of formatReport(report)) print(line);
    });
}

interface BenchOptions extends PackOptions {
  readonly game: string;
  readonly seconds: number;
  readonly seed: string;
  readonly small?: true;
  readonly start?: true;
  readonly first?: true;
  readonly threads?: readonly number[];
  readonly all?: true;
  readonly json?: true;
}

type Report = BenchReport & { readonly start?: StartupReport } & Partial<ThreadReport>;

/** Every game with each of its built-in packs, and with all packs that can be combined. */
async function benchAll({ seconds, seed, json }: BenchOptions): Promise<void> {
  const { benchReportOf } = await import('./bench-processes.js');
  const reports: Record<string, unknown> = {};
  for (const game of GAME_IDS) {
    const boxes = BOXES.entries.filter(({ id, games }) => id === 'base' || (games?.includes(game) ?? true));
    const single = boxes.map(({ id }) => (id === 'base' ? [id] : ['base', id]));
    const choices = boxes.length > 2 ? [...single, boxes.map(({ id }) => id)] : single;
    for (const packs of choices) {
      const report = benchReportOf(game, packs, seconds, seed) as BenchReport;
      reports[`${game} ${packs.join(',')}`] = report;
      if (json) continue;
      print(`${game} ${packs.join(',')}`);
      for (const line of formatReport(report)) print(`  ${line}`);
    }
  }
  if (json) printJson({ reports, node: process.version });
}

function numbers(text: string): number[] {
  const all = text.split(',').map(Number);
  if (all.every((n) => Number.isInteger(n) && n > 0)) return all;
  throw new InvalidArgumentError('It must be a list of numbers, separated by commas.');
}

function seconds(text: string): number {
  const n = Number(text);
  if (n > 0 && n <= 600) return n;
  throw new InvalidArgumentError('It must be a number of seconds, more than 0 and at most 600.');
}

function formatReport(report: Report): string[] {
  const {
    withCheckpoints,
    withEveryCheckpoint,
    forks,
    reference,
    ratios,
    packed,
    memory,
    quartiles,
    start,
    threads: games = {},
    threadsAtMost: max = {},
  } = report;
  const between = (name: string) => {
    const [lower = 1, , upper = 1] = quartiles[name] ?? [];
    return `${formatNumber(100 * lower)} to ${formatNumber(100 * upper)} %`;
  };
  const rate = (decisions: number, games: number) =>
    `${formatNumber(decisions)} decisions/s, ${formatNumber(games)} games/s`;
  const cost = (microseconds: number) => `${formatNumber(microseconds)} µs`;
  return [
    `one thread, ${report.bot} player, ${report.investigators} investigators, ${formatNumber(report.decisionsPerGame)} decisions a game`,
    ...columns([
      ['playing', rate(report.decisionsPerSecond, report.gamesPerSecond)],
      ['  with checkpoints', rate(withCheckpoints.decisionsPerSecond, withCheckpoints.gamesPerSecond)],
      ['  with every checkpoint', rate(withEveryCheckpoint.decisionsPerSecond, withEveryCheckpoint.gamesPerSecond)],
      ['fork', cost(report.forkMicroseconds)],
      ['  at a checkpoint', cost(report.forkAtCheckpointMicroseconds)],
      ['  of every checkpoint', cost(report.forkOfEveryCheckpointMicroseconds)],
      ['  never looked at', cost(forks.untouchedMicroseconds)],
      ['  kept', `${cost(forks.keptMicroseconds)}, of one position in a row ${cost(forks.inARowMicroseconds)}`],
      ['save', `${cost(report.saveMicroseconds)}, with JSON ${cost(report.saveToJsonMicroseconds)}`],
      ['load', `${cost(report.loadFromJsonMicroseconds)}, JSON included`],
      ['save, bytes', `${formatNumber(report.saveBytes)}, of which ${report.bytesPerAnswer} for an answer`],
      [
        'packed',
        `${cost(packed.microseconds)}, as played ${cost(packed.asPlayedMicroseconds)}, again ${cost(packed.againMicroseconds)}, loaded ${cost(packed.loadMicroseconds)}, ${formatNumber(packed.bytes)} bytes`,
      ],
      [
        'held by a play',
        `${formatNumber(memory.playBytes)} bytes, by a fork ${formatNumber(memory.forkBytes)}, never looked at ${formatNumber(memory.untouchedForkBytes)}`,
      ],
      ['reference: clone', `${cost(reference.cloneMicroseconds)} for ${formatNumber(reference.cloneBytes)} bytes`],
      ['reference: dice', `${formatNumber(reference.fiveDiceRollsPerSecond)} rolls of five dice/s`],
      ['decisions in a clone', formatNumber(ratios.decisionsPerClone)],
      [
        'forks in a clone',
        `${formatNumber(ratios.forksPerClone)}, at a checkpoint ${formatNumber(ratios.forksAtCheckpointPerClone)}, of every checkpoint ${formatNumber(ratios.forksOfEveryCheckpointPerClone)}`,
      ],
      ['saves in a clone', `${formatNumber(ratios.savesPerClone)}, packed ${formatNumber(ratios.packedSavesPerClone)}`],
      ['loads in a clone', `${formatNumber(ratios.loadsPerClone)}, packed ${formatNumber(ratios.packedLoadsPerClone)}`],
      ['rolls in a decision', formatNumber(ratios.fiveDiceRollsPerDecision)],
      ['half of the rounds', `${between('decisions')} of the best for decisions, ${between('clone')} for clones`],
      ...(start ? formatStartup(start) : []),
      ...Object.entries(games).map(
        ([n, times]) => [`${n} games, 2 threads`, `${times} times one, on two cores at most ${max[n]}`] as const,
      ),
    ]),
  ];
}

function formatStartup({ processor, spread, ...clock }: StartupReport): [string, string][] {
  const more = (share: number) => `the median ${formatNumber(100 * share)} % more`;
  const nodes = (times: number, of: number) => `${times} times a bare node, by processor time ${of} times`;
  return [
    ['bare node', `${formatNumber(clock.bareNodeMilliseconds)} ms, ${more(spread.bare)}`],
    [
      'vigil --help',
      `${formatNumber(clock.helpMilliseconds)} ms, ${more(spread.help)}; ${nodes(clock.helpPerBareNode, processor.helpPerBareNode)}`,
    ],
    [
      'first decision',
      `${formatNumber(clock.firstDecisionMilliseconds)} ms, ${more(spread.first)}; ${nodes(clock.firstDecisionPerBareNode, processor.firstDecisionPerBareNode)}`,
    ],
  ];
}
