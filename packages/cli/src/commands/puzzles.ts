import { writeFileSync } from 'node:fs';
import type { ValuedGame } from '@vigil/bots';
import { type FoundPuzzle, GAME_IDS, labFor } from '@vigil/lab';
import { type Command, Option } from 'commander';
import { playerNumbers, wholeNumber } from '../options.js';
import { print, progressBar } from '../output.js';
import { boxChoiceOf, type PackOptions, withPacks } from '../packs.js';

interface PuzzlesOptions extends PackOptions {
  readonly game: ValuedGame;
  readonly games: number;
  readonly first: number;
  readonly investigators: readonly number[] | number;
  readonly seed: string;
  readonly out: string;
}

/** `vigil puzzles --out FILE` */
export function puzzlesCommand(program: Command): void {
  withPacks(program.command('puzzles'))
    .description(
      'Looks for puzzles in games of careful bots: decisions in which one answer is clearly best. Writes them as ' +
        'JSON, each with its position and the chances of winning after its answers. At most one comes from each game.',
    )
    .addOption(new Option('--game <id>', 'the game').choices(GAME_IDS).default('arkham'))
    .option('--games <number>', 'number of games', wholeNumber(1, 1_000_000), 100)
    .option('--first <number>', 'the number of the first game', wholeNumber(0, 1_000_000), 0)
    .option('--investigators <numbers>', '1,2,4: game after game', playerNumbers, [1, 2])
    .option('--seed <text>', 'the seed of all randomness', 'puzzles')
    .requiredOption('--out <file>', 'writes the puzzles to this file')
    .action(async (options: PuzzlesOptions) => {
      const { game, games, first, seed, out } = options;
      const lab = await labFor(game, await boxChoiceOf(options));
      const batch = { bot: 'careful', seed, investigators: [options.investigators].flat() };
      const bar = progressBar(games, 'games', false);
      const puzzles: FoundPuzzle[] = [];
      for (let i = first; i < first + games; i++) {
        const puzzle = lab.puzzle(batch, i);
        bar.at(i - first + 1);
        if (!puzzle) continue;
        puzzles.push(puzzle);
        // Written at once, as the search takes hours.
        writeFileSync(out, `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
        print(`${i}: ${puzzle.answers.map(({ option, chance }) => `${option} ${chance}`).join(', ')}`);
      }
      bar.end();
    });
}
