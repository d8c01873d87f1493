import { GAME_IDS, type HarmKind, isHarmStated, measureHarms } from '@vigil/lab';
import { type Box, type Event, eventText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { type Command, Option } from 'commander';
import { gameAt, type TerminalGame } from '../games/index.js';
import { wholeNumber } from '../options.js';
import { formatNumber, print, printJson, progressBar } from '../output.js';
import { type PackOptions, withPacks } from '../packs.js';
import { englishWords } from '../terminal/language.js';
import { terminalTextOf } from './answer-text.js';

interface HarmsOptions extends PackOptions {
  game: string;
  games: number;
  seed: string;
  only?: number;
  json?: true;
}

/** A harm that the text of its answer does not state. */
interface UnstatedHarm {
  readonly harm: HarmKind;
  readonly share: number;
  readonly question: string;
  readonly answer: string;
  readonly text: string;
  /** The log of one fork, up to the harm. */
  readonly course: readonly string[];
  readonly game: string;
  readonly index: number;
  readonly answers: number;
}

const BOTH_GAMES = 'both';
const DEFAULT_GAMES = 60;

/** `vigil harms --games N --seed S [--game arkham] [--only G]` */
export function harmsCommand(program: Command): void {
  withPacks(program.command('harms'))
    .description(
      'Looks for answers whose text hides a harm. In random games of all finished boxes (or of --packs) the answers to ' +
        'some questions are played out on forks with fresh dice. A harm that follows one answer in at least a tenth more ' +
        'of the forks than another answer must be stated by the question, its subject or the answer, as the terminal ' +
        'prints them. Harms that are not are listed, and the exit code is 1.',
    )
    .addOption(new Option('--game <id>', 'the game').choices([...GAME_IDS, BOTH_GAMES]).default(BOTH_GAMES))
    .option('--games <number>', 'number of games of each kind', wholeNumber(1, 1_000_000), DEFAULT_GAMES)
    .option('--seed <text>', 'the seed of all randomness', '1')
    .option('--only <number>', 'only the game with this number', wholeNumber(0, 100_000_000))
    .option('--json', 'print the result as JSON')
    .action(async ({ json, game, games, seed, only, packs }: HarmsOptions) => {
      const ids = game === BOTH_GAMES ? GAME_IDS : [game];
      const bar = progressBar(games * ids.length, 'games', json === true);
      const unstated: UnstatedHarm[] = [];
      let [caused, played] = [0, 0];
      for (const [n, id] of ids.entries()) {
        const scenes = new Map<string, TerminalGame>();
        const chosen = packs.some((pack) => pack !== 'base') ? packs : [];
        const all = measureHarms({ game: id, packs: chosen, seed, games, ...(only !== undefined && { only }) });
        for await (const one of all) {
          played++;
          caused += one.harms.length;
          bar.at(n * games + one.index);
          if (one.harms.length === 0) continue;
          const table = gameOf(scenes, id, one.boxes);
          const text = terminalTextOf(table, one);
          for (const { harm, share, course } of one.harms) {
            if (isHarmStated(harm, text)) continue;
            const { index, answers, decision, option } = one;
            unstated.push({
              harm,
              share,
              question: decision.key,
              answer: option.key,
              text,
              course: logOf(table, one.view, course),
              game: id,
              index,
              answers,
            });
          }
        }
      }
      bar.end();
      if (json) printJson({ seed, played, caused, unstated });
      else for (const line of formatReport(seed, played, caused, unstated)) print(line);
      if (unstated.length > 0) process.exitCode = 1;
    });
}

function gameOf(known: Map<string, TerminalGame>, id: string, boxes: readonly Box[]): TerminalGame {
  const key = boxes.map(({ pack }) => pack.id).join();
  const game = known.get(key) ?? gameAt(id, boxes);
  known.set(key, game);
  return game;
}

/** Returns events as lines of a log. */
function logOf({ content, id }: TerminalGame, view: TableView, events: readonly Event[]): string[] {
  const w = englishWords(content, id);
  return events.map((event) => eventText(w, event, { sheet: (seat) => view.investigators[seat]?.id ?? '' }));
}

function formatReport(seed: string, played: number, caused: number, unstated: readonly UnstatedHarm[]): string[] {
  const head = `${formatNumber(played)} answers, ${formatNumber(caused)} harms, ${unstated.length} not stated (seed ${seed})`;
  return [
    head,
    ...unstated.map(
      ({ harm, share, question, answer, game, index, answers, text, course }) =>
        `${question} ${answer}: ${harm} in ${Math.round(100 * share)} % (${game} --only ${index}, after ${answers} answers)\n    ${text.replaceAll('\n', '\n    ')}\n    > ${course.join('\n    > ')}`,
    ),
  ];
}
