import { writeFileSync } from 'node:fs';
import type { ValuedGame } from '@vigil/bots';
import { GAME_IDS, labFor, type Sample, type Training, train } from '@vigil/lab';
import { Argument, type Command, Option } from 'commander';
import { playerNumbers, wholeNumber } from '../options.js';
import { columns, formatNumber, print, printJson, progressBar } from '../output.js';
import { boxChoiceOf, type PackOptions, withPacks } from '../packs.js';

interface TrainOptions extends PackOptions {
  readonly game: ValuedGame;
  readonly games: number;
  readonly investigators: readonly number[] | number;
  readonly bot: string;
  readonly seed: string;
  readonly out?: string;
  readonly json?: true;
}

/** `vigil bots train --game arkham --games 800 [--out FILE]` */
export function botsCommand(program: Command): void {
  withPacks(program.command('bots'))
    .description(
      'train: plays games with a bot and fits the chance of winning of a position (packages/bots/src/value/weights.json). ' +
        'Prints how well it does on the quarter of the games that it was not fitted on.',
    )
    .addArgument(new Argument('<what>', 'what to do').choices(['train']))
    .addOption(new Option('--game <id>', 'the game').choices(GAME_IDS).default('arkham'))
    .option('--investigators <numbers>', '1,2,4: game after game', playerNumbers, [1, 2, 4])
    .option('--games <number>', 'number of games', wholeNumber(1, 1_000_000), 800)
    .option('--bot <name>', 'the bot that plays', 'careful')
    .option('--seed <text>', 'the seed of all randomness', 'train')
    .option('--out <file>', 'writes the weights to this file')
    .option('--json', 'print the result as JSON')
    .action(async (_what: string, options: TrainOptions) => {
      const { game, games, bot, seed, out, json } = options;
      const lab = await labFor(game, await boxChoiceOf(options));
      const bar = progressBar(games, 'games', json === true);
      const samples: Sample[] = [];
      const chosen = { bot, seed, investigators: [options.investigators].flat() };
      for (let i = 0; i < games; i++) {
        samples.push(...lab.sample(chosen, i));
        bar.at(i + 1);
      }
      bar.end();
      const training = train(game, samples);
      if (out !== undefined) writeFileSync(out, `${JSON.stringify({ [game]: training.logistic }, null, 2)}\n`);
      if (json) printJson(training);
      else for (const line of formatTraining(training)) print(line);
    });
}

function formatTraining({ game, games, samples, won, areaUnderCurve, calibration }: Training): string[] {
  const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
  return [
    `${formatNumber(games)} games of ${game}, ${won} won; ${formatNumber(samples)} positions`,
    `held out: AUC ${areaUnderCurve.toFixed(3)}; predicted and won, in ten bins:`,
    ...columns(
      calibration.map(({ from, n, predicted, won: share }): [string, string] => [
        `${(100 * from).toFixed(0)}-${(100 * from + 10).toFixed(0)} %`,
        `${percent(predicted)} predicted, ${percent(share)} won, ${n} positions`,
      ]),
      '  ',
    ),
  ];
}
