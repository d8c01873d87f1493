import { createInterface } from 'node:readline';
import { Host, type OpenedGame } from '@vigil/table';
import { type Command, Option } from 'commander';
import { type Component, componentsOf } from '../components.js';
import { writeJson } from '../files.js';
import { GAME_IDS, gameAt, gameOfSave, type TerminalGame } from '../games/index.js';
import { list } from '../options.js';
import { print, printWrapped } from '../output.js';
import { boxesOf, choiceOf, type PackOptions, withPacks } from '../packs.js';
import { newSeed, setupFrom, withSave } from '../set-up.js';
import { retoldText, Story } from '../story.js';
import { HELP, Table } from '../table.js';
import { english } from '../words.js';

interface Options extends PackOptions {
  game: string;
  investigators?: string[];
  ancientOne: string;
  houseRules?: string[];
  seed?: string;
  load?: string;
  save?: string;
}

/** `vigil play [--game arkham|haunt] [--investigators id,id] [--ancient-one id] [--seed S]` */
export function playCommand(program: Command): void {
  withPacks(program.command('play'))
    .summary('play a game in the terminal')
    .description('Plays a whole game in the terminal. Answers are read line by line, so they can also be piped in.')
    .addOption(new Option('--game <id>', 'the game').choices(GAME_IDS).default('arkham'))
    .addOption(
      new Option(
        '--investigators <ids>',
        'sheets in clockwise order, "random" among them, or just how many (default: as few as can be)',
      ).argParser(list),
    )
    .option('--ancient-one <id>', 'the Ancient One', 'random')
    .option('--house-rules <list>', 'departures from the recommended readings, as rule=value,rule=value', list)
    .option('--seed <text>', 'the seed of all chance (default: a new one, printed)')
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'keep the game in this file after every answer')
    .addHelpText('after', `\n${HELP}`)
    .action(playGame);
}

async function playGame(options: Options): Promise<void> {
  const { load } = options;
  const game =
    load === undefined
      ? gameAt(options.game, await boxesOf(choiceOf(options)))
      : await withSave(load, (save) => gameOfSave(save, options.packFile));
  const { content } = game;
  const w = english(content, game.id);
  const story = new Story(content, w, () => '', printWrapped);
  let host: Host;
  if (load !== undefined) {
    host = await withSave(load, (save) => Host.resume(atTable(game), save));
    const { retold } = host.update();
    if (retold) print(`${retoldText(retold)}.`);
  } else {
    const { investigators = [String(game.fewest)], ancientOne, houseRules } = options;
    const setup = setupFrom(game, investigators, ancientOne, houseRules);
    const seed = options.seed ?? newSeed();
    print(`Seed: ${seed}`);
    host = Host.start(atTable(game), setup, seed);
    for (const { event, sheets } of host.update().events) story.event(event, sheets);
  }
  let found: readonly Component[] | undefined;
  const lookUp = () => {
    found ??= componentsOf(game, w);
    return found;
  };
  const table = new Table(host, story, game, w, lookUp, printWrapped);
  print('? lists what can be typed besides numbers.');
  table.show();
  await converse(table, options.save);
}

/** The game as its host needs it. */
function atTable({ id, content, definition, foresee }: TerminalGame): OpenedGame {
  return { game: id, content, definition: definition as unknown as OpenedGame['definition'], foresee };
}

async function converse(table: Table, file: string | undefined): Promise<void> {
  const terminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, ...(terminal && { output: process.stdout }), prompt: '> ' });
  let saved = table.update.answers;
  lines.prompt();
  for await (const line of lines) {
    if (table.take(line) === 'quit') break;
    if (file !== undefined && table.update.answers !== saved) {
      writeJson(file, table.update.saved);
      saved = table.update.answers;
    }
    if (table.update.outcome && !terminal) break;
    lines.prompt();
  }
  lines.close();
  if (!table.update.outcome)
    print(file === undefined ? '\nThe game is not over.' : `\nThe game is not over: vigil play --load ${file}`);
}
