import { closeSync, openSync, writeSync } from 'node:fs';
import { setImmediate as nextTask } from 'node:timers/promises';
import {
  GAME_IDS,
  type KindOfChance,
  type MeasuredPrediction,
  measureOdds,
  ODDS_EFFORT,
  summarizeKinds,
} from '@vigil/lab';
import { type Command, Option } from 'commander';
import { wholeNumber } from '../options.js';
import { columns, formatNumber, print, printJson, progressBar } from '../output.js';
import { boxChoiceOf, type PackOptions, withPacks } from '../packs.js';

interface OddsOptions extends PackOptions {
  game: string;
  predictions: number;
  forks: number;
  most: number;
  seed: string;
  only?: number;
  out?: string;
  json?: true;
}

const BOTH_GAMES = 'both';
const DEFAULT_PREDICTIONS = 2000;

/** `vigil odds --predictions N --seed S [--game arkham] [--only G] [--out FILE]` */
export function oddsCommand(program: Command): void {
  withPacks(program.command('odds'))
    .description(
      'Compares the chances that page and terminal show with actual rolls. Random games of all finished boxes (or of ' +
        '--packs) get extra cards, Clues and monsters. Their questions are played out on forks with fresh dice, more ' +
        'often if a chance seems wrong. A difference of more than four standard errors and one point, found twice with ' +
        'different dice, is listed with its game and the number of answers before it, and the exit code is 1. Ctrl-C ' +
        'ends with a report of the results so far.',
    )
    .addOption(new Option('--game <id>', 'the game').choices([...GAME_IDS, BOTH_GAMES]).default(BOTH_GAMES))
    .option('--predictions <number>', 'number of chances', wholeNumber(1, 100_000_000), DEFAULT_PREDICTIONS)
    .option('--forks <number>', 'forks for each chance at first', wholeNumber(8, 1_000_000), ODDS_EFFORT.forks)
    .option('--most <number>', 'forks for each chance at most', wholeNumber(8, 10_000_000), ODDS_EFFORT.most)
    .option('--seed <text>', 'the seed of all randomness', '1')
    .option('--only <number>', 'only the game with this number, as named in a difference', wholeNumber(0, 100_000_000))
    .option('--out <file>', 'append each measurement to this file, as a line of JSON')
    .option('--json', 'print the result as JSON')
    .action(async ({ json, out, game, predictions, forks, most, ...options }: OddsOptions) => {
      const choice = await boxChoiceOf(options);
      // The base game alone counts as no choice: then all combinations of boxes are played.
      const packs = options.packs.some((id) => id !== 'base') ? options.packs : [];
      const games = game === BOTH_GAMES ? GAME_IDS : [game];
      const bar = progressBar(predictions, 'chances', json === true);
      const file = out === undefined ? undefined : openSync(out, 'a');
      const all: MeasuredPrediction[] = [];
      let stopped = false;
      const stop = () => {
        stopped = true;
      };
      process.once('SIGINT', stop);
      for (const [n, item] of games.entries()) {
        const share = Math.ceil((predictions * (n + 1)) / games.length) - all.length;
        const looked = measureOdds({
          ...choice,
          packs,
          game: item,
          seed: options.seed,
          predictions: share,
          effort: { forks, most },
          ...(options.only !== undefined && { only: options.only }),
        });
        for await (const measured of looked) {
          all.push(measured);
          if (file !== undefined) writeSync(file, `${JSON.stringify({ game: item, ...measured })}\n`);
          bar.at(all.length);
          // Signals are only delivered between tasks.
          await nextTask();
          if (stopped) break;
        }
        if (stopped) break;
      }
      process.off('SIGINT', stop);
      bar.end();
      if (file !== undefined) closeSync(file);
      const differences = all.filter(({ differs }) => differs);
      if (json) printJson({ predictions: all.length, seed: options.seed, kinds: summarizeKinds(all), differences });
      else for (const line of formatReport(all, options.seed)) print(line);
      if (differences.length > 0) process.exitCode = 1;
    });
}

/** Total error of a kind of prediction above which it is reported, even if no single chance differs. */
const KIND_ERROR_LIMIT = 4;

function formatReport(all: readonly MeasuredPrediction[], seed: string): string[] {
  const forks = all.reduce((sum, item) => sum + item.forks, 0);
  const kinds = summarizeKinds(all);
  const lines = [
    `${formatNumber(all.length)} chances of ${kinds.length} kinds, ${formatNumber(forks)} forks (seed ${seed})`,
  ];
  const far = kinds.filter(({ errors }) => Math.abs(errors) > KIND_ERROR_LIMIT);
  if (far.length > 0) lines.push('Kinds with a systematic error:', ...columns(far.map(formatKind), '  '));
  const differences = all.filter(({ differs }) => differs);
  if (differences.length === 0) return [...lines, 'No differences above four standard errors and one point.'];
  return [
    ...lines,
    `${differences.length} differ:`,
    ...differences.map((difference) => `  ${formatDifference(difference)}`),
  ];
}

function formatKind({ what, predictions, away, errors }: KindOfChance): [string, string] {
  return [what, `${(100 * away).toFixed(1)} points over ${predictions} chances, ${errors.toFixed(1)} standard errors`];
}

function formatDifference({ what, predicted, found, forks, seed, answers, plan }: MeasuredPrediction): string {
  const per = (chance: number) => `${(100 * chance).toFixed(1)} %`;
  const index = seed.split('/').at(-1);
  const how = `${plan.answers.join(', ')}${plan.steps > 0 ? `, ${plan.steps} steps of Clues` : ''}`;
  return `${what}: ${per(predicted)} said, ${per(found)} of ${forks} forks; --only ${index}, after ${answers} answers: ${how}`;
}
