import { type BenchReport, GAME_IDS, labFor } from '@vigil/lab';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { columns, figure, print, printJson } from '../output.js';
import { boxesOf, choiceOf, type PackOptions, withPacks } from '../packs.js';

/** `vigil bench [--json]` */
export function benchCommand(program: Command): void {
  withPacks(program.command('bench'))
    .description(
      'One thread, random player, 4 investigators: decisions and games a second, what a fork, a save and a load cost, ' +
        'bytes of a save and of an answer. Two reference loops in the same run (a structured clone of a fixed 30 kB ' +
        'object, seeded rolls of five dice) let figures of different machines be compared as ratios.',
    )
    .addOption(new Option('--game <id>', 'the game').choices(GAME_IDS).default('arkham'))
    .option('--seconds <number>', 'how long each measurement takes', seconds, 2)
    .option('--seed <text>', 'the seed of all chance', 'bench')
    .option('--json', 'print the figures as JSON')
    .action(async (options: PackOptions & { game: string; seconds: number; seed: string; json?: true }) => {
      await boxesOf(choiceOf(options));
      const lab = await labFor(options.game, choiceOf(options));
      const report = lab.bench({ investigators: 4, seed: options.seed, seconds: options.seconds });
      if (options.json) printJson({ ...report, node: process.version });
      else for (const line of lines(report)) print(line);
    });
}

function seconds(text: string): number {
  const n = Number(text);
  if (n > 0 && n <= 600) return n;
  throw new InvalidArgumentError('It must be a number of seconds, more than 0 and at most 600.');
}

function lines(report: BenchReport): string[] {
  const { withBeats, reference, ratios, packed, memory, spread } = report;
  const percent = (share = 0) => `${figure(100 * share)} %`;
  const rate = (decisions: number, games: number) => `${figure(decisions)} decisions/s, ${figure(games)} games/s`;
  const cost = (microseconds: number) => `${figure(microseconds)} µs`;
  return [
    `one thread, ${report.bot} player, ${report.investigators} investigators, ${figure(report.decisionsPerGame)} decisions a game`,
    ...columns([
      ['playing', rate(report.decisionsPerSecond, report.gamesPerSecond)],
      ['  with beats', rate(withBeats.decisionsPerSecond, withBeats.gamesPerSecond)],
      ['fork', cost(report.forkMicroseconds)],
      ['  at a beat', cost(report.forkAtBeatMicroseconds)],
      ['  of every beat', cost(report.forkOfEveryBeatMicroseconds)],
      ['save', `${cost(report.saveMicroseconds)}, with JSON ${cost(report.saveToJsonMicroseconds)}`],
      ['load', `${cost(report.loadFromJsonMicroseconds)}, JSON included`],
      ['save, bytes', `${figure(report.saveBytes)}, of which ${report.bytesPerAnswer} for an answer`],
      [
        'packed',
        `${cost(packed.microseconds)}, again ${cost(packed.againMicroseconds)}, loaded ${cost(packed.loadMicroseconds)}, ${figure(packed.bytes)} bytes`,
      ],
      ['held by a play', `${figure(memory.playBytes)} bytes, by a fork ${figure(memory.forkBytes)}`],
      ['reference: clone', `${cost(reference.cloneMicroseconds)} for ${figure(reference.cloneBytes)} bytes`],
      ['reference: dice', `${figure(reference.fiveDiceRollsPerSecond)} rolls of five dice/s`],
      ['decisions in a clone', figure(ratios.decisionsPerClone)],
      ['forks in a clone', `${figure(ratios.forksPerClone)}, at a beat ${figure(ratios.forksAtBeatPerClone)}`],
      ['saves in a clone', `${figure(ratios.savesPerClone)}, packed ${figure(ratios.packedSavesPerClone)}`],
      ['loads in a clone', `${figure(ratios.loadsPerClone)}, packed ${figure(ratios.packedLoadsPerClone)}`],
      ['rolls in a decision', figure(ratios.fiveDiceRollsPerDecision)],
      ['median under best', `${percent(spread.decisions)} of decisions, ${percent(spread.clone)} of clones`],
    ]),
  ];
}
