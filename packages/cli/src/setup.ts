import { randomBytes } from 'node:crypto';
import type { PackError } from '@vigil/content/file';
import { PlayError } from '@vigil/engine';
import { errorSentence } from '@vigil/lab';
import { CHOSEN_SHEETS, type ChosenSheet, type Words } from '@vigil/rules';
import { readJson } from './files.js';
import type { AnyGameState, TerminalGame } from './games/index.js';
import { LocalizedError } from './localized-error.js';
import { englishWords } from './terminal/language.js';
import { findNearest } from './terminal/look-up.js';
import { say } from './terminal/text.js';
import { errorText, UserError } from './user-error.js';

/** A game on the command line. `state` gives the current position of the last play, also during its replay. */
export function observeGame(game: TerminalGame) {
  const rules = game.definition;
  let current: AnyGameState | undefined;
  const definition: typeof rules = {
    ...rules,
    open(table) {
      current = table.state;
      return rules.open(table);
    },
  };
  return { definition, state: () => current };
}

/** Returns a new random seed: ten letters and digits. */
export function newSeed(): string {
  return BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .slice(0, 10);
}

/** Setup of a game of any kind. */
interface Setup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  readonly herald?: string;
  readonly guardian?: string;
  readonly packs: readonly string[];
  readonly houseRules?: Readonly<Record<string, unknown>>;
}

/**
 * Reads the setup from the command line: sheets by id or `random`, or only their number.
 *
 * @throws UserError that lists the valid choices, in the words of `w`
 */
export function setupFrom(
  game: TerminalGame,
  investigators: readonly string[],
  ancientOne: string,
  rules: readonly string[] = [],
  w: Words = englishWords(game.content, game.id),
  tableSheets: ChosenSheets = {},
): Setup {
  const only = investigators.length === 1 ? investigators[0] : undefined;
  const sheets =
    only !== undefined && /^\d+$/.test(only) ? new Array<string>(Number(only)).fill('random') : investigators;
  if (sheets.length < game.minPlayers || sheets.length > game.maxPlayers) {
    throw new UserError(say(w, 't.setup.number', { least: game.minPlayers, most: game.maxPlayers, n: sheets.length }));
  }
  for (const [i, id] of sheets.entries()) {
    known(w, 'person', id, game.sheets);
    if (id !== 'random' && sheets.indexOf(id) !== i) throw new UserError(say(w, 't.setup.twice', { id }));
  }
  known(w, 'old', ancientOne, [...game.content.ancientOnes.keys()]);
  checkChosenSheets(game, tableSheets, w);
  const chosen = chosenRules(game, rules);
  const { herald, guardian } = tableSheets;
  return {
    investigators: sheets,
    ancientOne,
    ...(herald !== undefined && { herald }),
    ...(guardian !== undefined && { guardian }),
    packs: game.packs,
    ...(rules.length > 0 && { houseRules: chosen }),
  };
}

/** Returns the requested herald and guardian. */
export type ChosenSheets = Readonly<Partial<Record<ChosenSheet, string>>>;

/** @throws UserError that names an unknown herald or guardian, and the valid ones */
export function checkChosenSheets(
  { content, id }: Pick<TerminalGame, 'content' | 'id'>,
  tableSheets: ChosenSheets,
  w: Words = englishWords(content, id),
): void {
  for (const kind of CHOSEN_SHEETS) {
    const wanted = tableSheets[kind];
    if (wanted === undefined) continue;
    const all = content.choosableSheets(kind).map((card) => card.id);
    if (all.length === 0) throw new UserError(say(w, 't.setup.no-beside', { what: kind }));
    known(w, kind, wanted, all);
  }
}

/** Parses house rules of the form `rule=value`. */
function chosenRules(game: TerminalGame, rules: readonly string[]): Readonly<Record<string, unknown>> {
  const given = Object.fromEntries(rules.map((rule) => rule.split('=', 2)));
  try {
    game.houseRules(given);
  } catch (error) {
    throw new UserError(`${errorText(error)}.`);
  }
  return given;
}

function known(w: Words, what: 'person' | 'old' | ChosenSheet, id: string, all: readonly string[]): void {
  if (id === 'random' || all.includes(id)) return;
  const near = findNearest(id, all) ?? '';
  throw new UserError(
    say(w, 't.setup.unknown', { what, id, near, isNear: near === '' ? 'no' : 'yes', all: all.join(', ') }),
  );
}

/** Reads a saved game and passes it on. Errors of the save name its file. */
export async function withSaveFile<T>(file: string, use: (save: unknown) => T | Promise<T>): Promise<T> {
  const save = readJson(file);
  try {
    return await use(save);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const known = error instanceof PlayError || isPackFault(error);
    if (known) throw new UserError(`${file}: ${error.message}`, { cause: error });
    throw new LocalizedError('t.file.breaks', { file, why: errorSentence(error) }, { cause: error });
  }
}

/** Compared by name: the reader of packs takes long to load, and is present only if a pack was read. */
function isPackFault(error: unknown): error is PackError {
  return error instanceof Error && error.name === 'PackError';
}
