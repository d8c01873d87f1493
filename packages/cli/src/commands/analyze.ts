import { type ChancesSoFar, chancesOver, type Judgement, judgeDecisions, judgeRolls } from '@vigil/bots';
import { Play } from '@vigil/engine';
import { LANGUAGES } from '@vigil/rules';
import { type Command, Option } from 'commander';
import { gameOfSave } from '../games/index.js';
import { wholeNumber } from '../options.js';
import { print, printJson, progressBar } from '../output.js';
import { packFileOption } from '../packs.js';
import { withSaveFile } from '../setup.js';
import { analysisLines, type GameAnalysis } from '../terminal/analysis.js';
import { createWords, languageOf } from '../terminal/language.js';
import { Screen } from '../terminal/screen.js';

interface AnalyzeOptions {
  readonly packFile: readonly string[];
  readonly lang?: string;
  readonly seed: string;
  readonly worlds?: number;
  readonly json?: true;
}

/** The share of the chances in the progress, in per cent. */
const CHANCES = 25;

/** `vigil analyze FILE` */
export function analyzeCommand(program: Command): void {
  program
    .command('analyze')
    .description(
      'Prints the chance of winning turn by turn, the decisions that cost and gained most, and the luckiest and ' +
        'unluckiest rolls of a game. Bots play simulated games from each position (docs/bots.md). Takes a minute or more.',
    )
    .argument('<file>', 'a game saved by vigil play, vigil fuzz or the browser')
    .addOption(packFileOption())
    .option('--seed <text>', 'the seed of the simulated games', 'analysis')
    .option('--worlds <number>', 'simulated games for each point and answer', wholeNumber(1, 10_000))
    .addOption(
      new Option('--lang <code>', 'the language (default: VIGIL_LANG, or that of the system)').choices(LANGUAGES),
    )
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { packFile, lang, ...options }: AnalyzeOptions) =>
      withSaveFile(file, async (save) => {
        const game = await gameOfSave(save, packFile);
        const { id, content } = game;
        const play = Play.load(game.definition, save);
        const bar = progressBar(100, '%', options.json === true);
        const analysis = { game: id, ...analyze(play, content, options, (done) => bar.at(done)) };
        bar.end();
        if (options.json) return printJson(analysis);
        const w = await createWords(languageOf(lang, process.env), game);
        const screen = new Screen(process.stdout, process.env);
        for (const line of analysisLines(w, screen, analysis)) print(line);
      }),
    );
}

function analyze(
  play: Parameters<typeof judgeRolls>[0],
  content: Parameters<typeof judgeRolls>[1],
  { seed, worlds }: Pick<AnalyzeOptions, 'seed' | 'worlds'>,
  report: (percent: number) => void,
): Omit<GameAnalysis, 'game'> {
  const options = { content, seed, ...(worlds !== undefined && { worlds }) };
  let chances: ChancesSoFar = { points: [], at: 0 };
  for (chances of chancesOver(play, options)) report(Math.floor((CHANCES * chances.at) / play.answers.length));
  let judgement: Judgement = { done: 0, costliest: [], best: [] };
  for (judgement of judgeDecisions(play, options)) report(CHANCES + Math.floor((100 - CHANCES) * judgement.done));
  return { points: chances.points, judgement, luck: judgeRolls(play, content) };
}
