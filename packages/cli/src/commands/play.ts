import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BOXES, PRESETS, presetPackIds } from '@vigil/content';
import { contentOfBoxes, LANGUAGES, type Language, Words } from '@vigil/rules';
import { type GameUpdate, Host, type OpenedGame } from '@vigil/table';
import { type Command, Option } from 'commander';
import { GAME_IDS, gameAt, gameOfSave, type TerminalGame } from '../games/index.js';
import { errorTextIn, withLocalizedErrors } from '../localized-error.js';
import { playOnline } from '../online/play-online.js';
import { commaList, wholeNumber } from '../options.js';
import { boxChoiceOf, boxesOf, type PackOptions, withPacks } from '../packs.js';
import { newSeed, setupFrom, withSaveFile } from '../setup.js';
import { replayNoticeText } from '../story.js';
import { BotHost } from '../terminal/bot-host.js';
import { requireLocalUpdate } from '../terminal/host.js';
import { createWords, languageOf, loadAtmosphere } from '../terminal/language.js';
import { runRepl } from '../terminal/repl.js';
import type { GameFile } from '../terminal/saving/game-file.js';
import { gamesFolder } from '../terminal/saving/games-folder.js';
import { deleteSavedGame, findSavedGame, openGameFile, SaveStore } from '../terminal/saving/save-store.js';
import { listSavedGames, newGameFile, type SavedGame } from '../terminal/saving/saved-games.js';
import { Screen } from '../terminal/screen.js';
import { SearchingPlayer } from '../terminal/searching-player.js';
import { type TerminalOptions, TerminalTable } from '../terminal/table.js';
import { joinFacts, say } from '../terminal/text.js';
import { TERMINAL_WORDS } from '../terminal/words/index.js';
import type { ENGLISH_USAGE } from '../terminal/words/usage-en.js';
import { UserError } from '../user-error.js';

interface PlayOptions extends PackOptions {
  game: string;
  investigators?: string[];
  ancientOne: string;
  herald?: string;
  guardian?: string;
  houseRules?: string[];
  preset?: string;
  seed?: string;
  load?: string;
  save?: string;
  server?: string;
  seat?: string;
  name?: string;
  continue?: string | true;
  games?: true;
  forget?: string;
  keep?: boolean;
  bots?: number;
  bot: string;
  together?: true;
  everyQuestion?: true;
  lang?: string;
  atmosphere: boolean;
}

/** Number of recent events printed when a game continues. */
const RECALLED_EVENTS = 6;

/** `vigil play [--game arkham|haunt] [--investigators id,id] [--ancient-one id] [--seed S] [--continue [GAME]]` */
export function playCommand(program: Command, words: readonly string[] = []): void {
  const asked = words[words.indexOf('--lang') + 1];
  const w = createPlainWords(languageOf(words.includes('--lang') ? asked : undefined, process.env));
  const use = (key: UsageKey) => say(w, `t.use.${key}`);
  const packs = withPacks(program.command('play'));
  for (const option of packs.options) option.description = use(option.long === '--packs' ? 'packs' : 'pack-file');
  packs
    .description(use('play'))
    .addOption(new Option('--game <id>', use('game')).choices(GAME_IDS).default('arkham'))
    .addOption(new Option('--investigators <ids>', use('investigators')).argParser(commaList))
    .option('--ancient-one <id>', use('ancient-one'), 'random')
    .option('--herald <id>', use('herald'))
    .option('--guardian <id>', use('guardian'))
    .option('--house-rules <list>', use('house-rules'), commaList)
    .addOption(new Option('--preset <name>', use('preset')).choices(PRESETS.map(({ id }) => id)))
    .addOption(new Option('--bots <n>', use('bots')).argParser(wholeNumber(0, 7)))
    .addOption(new Option('--bot <name>', use('bot')).choices(['careful', 'searcher']).default('careful'))
    .option('--seed <text>', use('seed'))
    .option('--continue [game]', use('continue'))
    .option('--games', use('games'))
    .option('--forget <game>', use('forget'))
    .option('--server <url>', use('server'))
    .option('--seat <link>', use('seat'))
    .option('--name <name>', use('name'))
    .option('--load <file>', use('load'))
    .option('--save <file>', use('save'))
    .option('--keep', use('keep'))
    .option('--no-keep', use('no-keep'))
    .option('--together', use('together'))
    .option('--every-question', use('every-question'))
    .addOption(new Option('--lang <code>', use('lang')).choices(LANGUAGES))
    .option('--no-atmosphere', use('no-atmosphere'))
    .helpOption('-h, --help', use('help'))
    .configureHelp({
      styleTitle: (title) => (title === 'Usage:' ? use('usage') : title === 'Options:' ? use('options') : title),
      optionDescription: (option) => describeOption(option, use),
    })
    .addHelpText('after', `\n${say(w, 't.help')}`)
    .action((options: PlayOptions) =>
      withLocalizedErrors(createPlainWords(languageOf(options.lang, process.env)), () => playGame(options)),
    );
}

type UsageKey = Stem<keyof typeof ENGLISH_USAGE>;
type Stem<K> = K extends `t.use.${infer Key}` ? Key : never;

/** An option with its valid values and its default. */
function describeOption(
  { description, argChoices, defaultValue, defaultValueDescription }: Option,
  use: (key: UsageKey) => string,
): string {
  const more = [
    ...(argChoices ? [`${use('choices')} ${argChoices.join(', ')}`] : []),
    ...(typeof defaultValue === 'string' ? [`${use('default')}: ${defaultValue}`] : []),
    ...(Array.isArray(defaultValue) && defaultValue.length > 0
      ? [`${use('default')}: ${defaultValueDescription}`]
      : []),
  ];
  return more.length === 0 ? description : `${description} (${more.join('; ')})`;
}

/** Words of the terminal before a game exists; components have no names yet. */
function createPlainWords(language: Language): Words {
  return new Words(language, TERMINAL_WORDS[language], (_kind, id) => id);
}

/** Applies a preset: adds further packs, and house rules that take precedence over those of the preset. */
function applyPreset(options: PlayOptions): PlayOptions {
  const preset = PRESETS.find(({ id }) => id === options.preset);
  if (!preset) return options;
  const packs = [...new Set([...presetPackIds(preset), ...options.packs])];
  const own = Object.entries(preset.houseRules).map(([rule, value]) => `${rule}=${value}`);
  return { ...options, game: preset.game, packs, houseRules: [...own, ...(options.houseRules ?? [])] };
}

async function playGame(given: PlayOptions): Promise<void> {
  const options = applyPreset(given);
  const language = languageOf(options.lang, process.env);
  const plain = createPlainWords(language);
  const screen = new Screen(process.stdout, process.env);
  const folder = gamesFolder(process.env);
  if (options.games) return listGames(listSavedGames(folder), language, plain, screen);

  if (options.forget !== undefined) {
    const removed = findSavedGame(listSavedGames(folder), options.forget, plain);
    deleteSavedGame(removed, plain);
    return screen.line(say(plain, 't.games.forgotten', { id: removed.id }));
  }

  if (options.seat !== undefined) {
    return await playOnline({ ...options, seat: options.seat }, language, screen);
  }

  const saved =
    options.continue === undefined ? undefined : findSavedGame(listSavedGames(folder), options.continue, plain);
  const from = saved?.file ?? options.load;
  const file = saved && openGameFile(saved.file, plain);
  const game =
    from === undefined
      ? gameAt(options.game, await boxesOf(await boxChoiceOf(options)))
      : await withSaveFile(from, (save) => gameOfSave(save, options.packFile));
  const w = await createWords(language, game);
  const live = process.stdin.isTTY === true;
  const together = options.together === true;
  const bots = options.bots ?? saved?.about?.bots ?? 0;
  // Answers offers for a bot; no player does that for it.
  const answerOptions = {
    answerForced: live && !options.everyQuestion,
    withViews: false,
    alone: !together && bots === 0,
    together,
  };
  const held =
    from === undefined ? beginGame(game, { ...options, bots }, w, screen) : await resumeGame(game, from, answerOptions);
  const host = bots === 0 ? held : withBotSeats(held, game, bots, options.bot, answerOptions, w, screen);
  const atmosphere = await loadAtmosphere(game, language, options.atmosphere, process.env);
  const table = new TerminalTable(host, game, w, screen, answerOptions, atmosphere);
  const update = requireLocalUpdate(table.update);
  const place = file ?? saveFileFor(options, update, live, plain, screen);
  const keeper = place && new SaveStore(place, update, { onShelf: options.save === undefined, bots }, w, screen);
  if (from === undefined) {
    table.printEnds();
    table.recall();
  } else {
    if (update.replayNotice) screen.line(`${replayNoticeText(w, update.replayNotice)}.`);
    table.recall(RECALLED_EVENTS);
  }
  screen.line(say(w, 't.begin.help'));
  table.show();
  await runRepl(table, screen, () => keeper?.save(table.update));
  printFarewell(table, keeper, options, w, screen);
}

/** Starts a new game. */
function beginGame(game: TerminalGame, options: PlayOptions, w: Words, screen: Screen): Host {
  const { bots = 0, ancientOne, houseRules } = options;
  const { investigators = [String(Math.max(game.minPlayers, bots + 1))] } = options;
  const setup = setupFrom(game, investigators, ancientOne, houseRules, w, options);
  const seed = options.seed ?? newSeed();
  screen.line(say(w, 't.begin.seed', { seed }));
  return Host.start(toOpenedGame(game), setup, seed);
}

/**
 * Assigns the last seats to bots.
 *
 * @throws UserError if no seat is left for a person
 */
function withBotSeats(
  host: Host,
  game: TerminalGame,
  bots: number,
  bot: string,
  options: TerminalOptions,
  w: Words,
  screen: Screen,
): BotHost {
  const now = host.update();
  const people = now.view.investigators;
  if (bots >= people.length) throw new UserError(say(w, 't.setup.bots', { n: people.length, most: people.length - 1 }));
  const theirs = people.slice(-bots);
  screen.line(say(w, 't.begin.bots', { names: w.list(theirs.map(({ id }) => w.name('investigator', id))) }));
  return new BotHost(
    host,
    now,
    game.content,
    theirs.map(({ seat }) => seat),
    options,
    bot === 'searcher' ? new SearchingPlayer(game) : undefined,
  );
}

/** Continues a game from a file. */
function resumeGame(game: TerminalGame, file: string, { alone = false }: TerminalOptions): Promise<Host> {
  return withSaveFile(file, (save) => Host.resume(toOpenedGame(game), save, alone));
}

/** Returns the game in the form that its host needs. */
function toOpenedGame({ id, content, definition, previewMonsters }: TerminalGame): OpenedGame {
  return {
    game: id,
    content,
    definition: definition as unknown as OpenedGame['definition'],
    previewMonsters: previewMonsters,
  };
}

/** The file of the saved game, if it is saved. A file of another game is never overwritten. */
function saveFileFor(
  { save, load, keep }: PlayOptions,
  { game, seed }: GameUpdate,
  live: boolean,
  w: Words,
  screen: Screen,
): GameFile | undefined {
  if (save === undefined) return (keep ?? live) ? createSaveFile(game, seed, w, screen) : undefined;
  if (existsSync(save) && (load === undefined || resolve(load) !== resolve(save))) {
    throw new UserError(say(w, 't.save.there', { file: save }));
  }
  return openGameFile(save, w);
}

/**
 * Returns a file for the saved game. If none can be created, prints a warning, and the game is played without saving.
 */
function createSaveFile(game: string, seed: string, w: Words, screen: Screen): GameFile | undefined {
  try {
    return newGameFile(gamesFolder(process.env), game, seed);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    screen.line(errorTextIn(w, error));
    return undefined;
  }
}

/** Prints the farewell, with the location of the save if the game goes on. */
function printFarewell(
  table: TerminalTable,
  keeper: SaveStore | undefined,
  { save }: PlayOptions,
  w: Words,
  screen: Screen,
): void {
  if (table.update.outcome) return;
  const file = keeper?.at;
  screen.line();
  if (file === undefined) return screen.line(say(w, table.update.answers > 0 ? 't.part.not-saved' : 't.part.nothing'));
  screen.line(save === undefined ? say(w, 't.part.continue', { id: idOf(file) }) : say(w, 't.part.saved', { file }));
}

function idOf(file: string): string {
  return /([^/\\]+)\.json$/.exec(file)?.[1] ?? file;
}

/** The saved games, one or two lines each. */
async function listGames(games: readonly SavedGame[], language: Language, plain: Words, screen: Screen): Promise<void> {
  if (games.length === 0) return screen.line(say(plain, 't.games.none'));
  const content = contentOfBoxes(await BOXES.load(['base']));
  const w = await createWords(language, { id: 'arkham', content });
  for (const { id, about, changed, inUse, file } of games) {
    const when = changed.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
    screen.line(`${screen.paint('strong', id)}  ${screen.paint('faint', when)}`);
    if (!about) screen.line(`  ${say(w, 't.games.damaged', { file })}`);
    else {
      const people = w.list(about.investigators.map((investigator) => w.name('investigator', investigator)));
      const turn = say(w, 't.games.turn', { game: about.game, n: about.turn });
      const against = say(w, 't.games.against', { people, ancientOne: about.ancientOne });
      const state = about.over ? say(w, 't.games.over') : inUse && say(w, 't.games.in-use');
      screen.line(`  ${joinFacts([against, turn, state])}`);
    }
  }
  screen.line(say(w, 't.games.how'));
}
