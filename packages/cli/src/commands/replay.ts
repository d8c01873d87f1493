import { normalizeVersion, Play, seedHashOf } from '@vigil/engine';
import { errorSentence, MutationWatcher } from '@vigil/lab';
import { type Event, LANGUAGES, type Language, type Words } from '@vigil/rules';
import { type ExportedTable, isExportedTable, type TableView, verdictText, verifyTable } from '@vigil/table';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type AnyGameState, type AnyOutcome, type AnyPlay, gameOfSave, type TerminalGame } from '../games/index.js';
import { note, print } from '../output.js';
import { packFileOption } from '../packs.js';
import { observeGame, withSaveFile } from '../setup.js';
import { outcomeText, replayNoticeText, Story } from '../story.js';
import { createWords, languageOf } from '../terminal/language.js';
import { say } from '../terminal/text.js';
import { errorText, UserError } from '../user-error.js';

interface ReplayOptions {
  verify?: true;
  seedHash?: string;
  packFile: string[];
  lang?: string;
}

/** `vigil replay FILES... [--verify [--seed-hash HASH]]` */
export function replayCommand(program: Command): void {
  program
    .command('replay')
    .description(
      'Replays a saved game from its setup, seed and answers, and prints its log. With --verify it prints one line for ' +
        'each file: "verified" if the replay with the same rules ends as the save says, "unproven" with exit code 3 if ' +
        'the game was played with other rules or packs. The exit code is 1 if the replay ends differently. For an online ' +
        'table it also proves that nothing was altered: every event happens again, and the seed matches its published hash.',
    )
    .argument('<files...>', 'games saved by vigil play, vigil fuzz or the browser')
    .option('--verify', 'compare the end with the saved position and print one line')
    .addOption(
      new Option('--seed-hash <hash>', 'the hash of the seed, published when the table opened').argParser(
        parseSeedHash,
      ),
    )
    .addOption(packFileOption())
    .addOption(
      new Option('--lang <code>', 'the language (default: VIGIL_LANG, or that of the system)').choices(LANGUAGES),
    )
    .action(async (files: string[], { verify, seedHash, packFile, lang }: ReplayOptions) => {
      const language = languageOf(lang, process.env);
      if (seedHash !== undefined && !verify) throw new UserError('--seed-hash goes with --verify.');
      if (verify) await verifyAll(files, packFile, language, seedHash);
      else for (const file of files) await printStory(file, packFile, language);
    });
}

function printStory(file: string, packs: readonly string[], language: Language): Promise<void> {
  return withSaveFile(file, async (save) => {
    const game = await gameOfSave(save, packs);
    const { content } = game;
    const { definition, state } = observeGame(game);
    const w = await createWords(language, game);
    let answers = 0;
    const story = new Story(content, w, (seat) => state()?.investigators[seat]?.id ?? '', print);
    const notice = replayNoticeOf(w, definition, save);
    if (notice) print(`${notice}.`);
    try {
      const play = Play.replay<unknown, AnyGameState, Event, AnyOutcome>(
        definition,
        save,
        (event) => story.event(event),
        (decision, option, index) => {
          answers = index + 1;
          story.answer(decision, option);
        },
      );
      story.flush();
      print();
      print(
        play.result
          ? outcomeText(game, w, play.result, play.view() as TableView)
          : say(w, 't.replay.goes-on', { n: play.decisions.length }),
      );
    } catch (error) {
      throw replayError(file, answers, error);
    }
  });
}

/** Exit code if nothing is wrong but not everything was proven. */
const UNVERIFIED = 3;

/** Result of a game: a line, and whether it was replayed from its start by the rules it was played with. */
interface VerificationResult {
  readonly line: string;
  readonly proven: boolean;
}

/** Replays every file, also after one that fails. */
async function verifyAll(
  files: readonly string[],
  packs: readonly string[],
  language: Language,
  seedHash: string | undefined,
): Promise<void> {
  const failed: string[] = [];
  let unproven = 0;
  for (const file of files) {
    try {
      const { line, proven } = await verifyFile(file, packs, language, seedHash);
      if (!proven) unproven++;
      print(line);
    } catch (error) {
      if (files.length === 1) throw error;
      failed.push(errorText(error));
      print(`FAILED ${errorText(error)}`);
    }
  }
  if (failed.length > 0) throw new UserError(`${failed.length} of ${files.length} games do not replay correctly.`);
  if (unproven === 0) return;
  if (files.length > 1)
    note(`${unproven} of ${files.length} games are unproven: they were played with other rules or packs.`);
  process.exitCode = UNVERIFIED;
}

/** @throws UserError if the replay has another result */
function verifyFile(
  file: string,
  packs: readonly string[],
  language: Language,
  seedHash: string | undefined,
): Promise<VerificationResult> {
  return withSaveFile(file, async (save) => {
    const game = await gameOfSave(save, packs);
    if (isExportedTable(save)) return await verifyOnlineTable(file, game, save, language, seedHash);
    const { seed: written } = Object(Object(save).origin);
    const seed = typeof written === 'string' ? written : '';
    if (seedHash !== undefined && seedHashOf(seed) !== seedHash) {
      throw new UserError(`${file}: the hash of its seed is ${seedHashOf(seed)}, not ${seedHash}.`);
    }
    const watched = new MutationWatcher(game.definition);
    let answers = 0;
    let replayed: AnyPlay;
    try {
      replayed = Play.replay(watched.definition, save, undefined, (_decision, _option, index) => {
        answers = index + 1;
      });
    } catch (error) {
      throw replayError(file, answers, error);
    }
    const difference = watched.difference(Play.load(watched.definition, save), replayed);
    if (difference) throw new UserError(`${file}: replayed from the beginning, ${difference}.`);
    const w = await createWords(language, game);
    const { result } = replayed;
    const end = result
      ? outcomeText(game, w, result, replayed.view() as TableView)
      : `Turn ${replayed.state.turn}, not over yet.`;
    const doubt = unverifiedReason(w, save, replayed);
    const how = doubt === undefined ? 'verified' : `unproven: ${doubt}`;
    return { line: `${file}: ${how}, ${replayed.answers.length} answers. ${end}`, proven: doubt === undefined };
  });
}

/** Returns why a game with the expected end is still not verified; undefined if it is. */
function unverifiedReason(
  w: Words,
  save: unknown,
  { replayNotice, game: { id, version } }: AnyPlay,
): string | undefined {
  if (replayNotice) return replayNoticeText(w, replayNotice);
  const written = normalizeVersion(String(Object(save).version), id);
  const current = normalizeVersion(version, id);
  return written === current ? undefined : `played by ${written}, replayed to the same end by ${current}`;
}

/**
 * Returns the proof of an online table, one line for each check.
 *
 * @throws UserError for altered data
 */
async function verifyOnlineTable(
  file: string,
  game: TerminalGame,
  table: ExportedTable,
  language: Language,
  seedHash: string | undefined,
): Promise<VerificationResult> {
  const found = verifyTable(game.definition, table, seedHash);
  const { fair, verdict, points, findings, notes } = verdictText(language, found, await createWords(language, game));
  if (!fair) throw new UserError([`${file}: ${verdict}`, ...findings, ...notes].join('\n  '));
  const proven = found.versions.length === 0;
  const first = proven ? verdict : `unproven: ${verdict}`;
  return { line: [`${file}: ${first}`, ...points.map(({ text }) => text), ...notes].join('\n  '), proven };
}

/** Parses the published hash of a seed: 64 hex digits. */
function parseSeedHash(text: string): string {
  const hash = text.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new InvalidArgumentError('A hash has 64 digits from 0 to f.');
  return hash;
}

/**
 * Returns the notice on what cannot be replayed of a save. A save that does not load gets its error from the replay.
 */
function replayNoticeOf(w: Words, definition: TerminalGame['definition'], save: unknown): string | undefined {
  try {
    const { replayNotice } = Play.load(definition, save);
    return replayNotice && replayNoticeText(w, replayNotice);
  } catch {
    return undefined;
  }
}

/** Returns the error of a replay: an invalid save keeps its own error, a fault of the rules gets its place. */
function replayError(file: string, answers: number, error: unknown): unknown {
  if (error instanceof Error && error.name === 'PlayError') return error;
  return new UserError(`${file}: the game breaks at answer ${answers}: ${errorSentence(error)}`, { cause: error });
}
