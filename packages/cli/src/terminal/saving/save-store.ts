import type { Words } from '@vigil/rules';
import type { GameUpdate } from '@vigil/table';
import { errorTextIn } from '../../localized-error.js';
import { UserError } from '../../user-error.js';
import { isLocalUpdate, type TerminalUpdate } from '../host.js';
import type { Screen } from '../screen.js';
import { say } from '../text.js';
import { GameFile, GameInUseError } from './game-file.js';
import { removeSavedGame, type SavedGame, writeSummary } from './saved-games.js';

/** `onShelf`: writes a summary for the list of games beside the save. `bots`: number of their seats. */
export interface SaveOptions {
  readonly onShelf: boolean;
  readonly bots?: number;
}

/** Saves a game to its file after every answer. A failure is reported, and the next answer tries again. */
export class SaveStore {
  private readonly file: GameFile;
  private readonly shelf: SaveOptions;
  private readonly w: Words;
  private readonly screen: Screen;
  private savedAnswers: GameUpdate;

  /** `update`: state of the game in the file. */
  constructor(file: GameFile, update: GameUpdate, shelf: SaveOptions, w: Words, screen: Screen) {
    this.file = file;
    this.savedAnswers = update;
    this.shelf = shelf;
    this.w = w;
    this.screen = screen;
    process.once('exit', () => file.release());
    // All answers are written by now; only the lock of the file remains.
    for (const [signal, n] of [
      ['SIGTERM', 15],
      ['SIGHUP', 1],
    ] as const)
      process.once(signal, () => process.exit(128 + n));
  }

  /** The file of the game; undefined: nothing worth saving has been answered. */
  get at(): string | undefined {
    return this.savedAnswers.answers > 0 ? this.file.file : undefined;
  }

  /** Saves the game if it has changed. */
  save(update: TerminalUpdate): void {
    if (update === this.savedAnswers || !isLocalUpdate(update)) return;
    try {
      const aside = this.file.write(update.saved);
      if (this.shelf.onShelf) writeSummary(this.file.file, update, this.shelf.bots);
      this.savedAnswers = update;
      if (aside) this.screen.line(say(this.w, 't.save.aside', { file: this.file.file }));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.screen.line(errorTextIn(this.w, error));
    }
  }
}

/**
 * Returns the newest saved game that is neither over nor in use, or the one whose name has a prefix. Throws a
 * UserError.
 */
export function findSavedGame(games: readonly SavedGame[], wanted: string | true, w: Words): SavedGame {
  const names = (some: readonly SavedGame[]) => some.map(({ id }) => id).join(', ');
  if (wanted === true) {
    const last = games.find(({ about, inUse }) => about && !about.over && !inUse);
    if (last) return last;
    throw new UserError(say(w, games.length === 0 ? 't.games.none' : 't.games.none-open'));
  }
  const exact = games.filter(({ id }) => id === wanted);
  const found = exact.length > 0 ? exact : games.filter(({ id }) => id.startsWith(wanted));
  const [game, other] = found;
  if (game && !other) return game;
  if (other) throw new UserError(say(w, 't.games.several', { id: wanted, names: names(found) }));
  throw new UserError(
    say(w, games.length === 0 ? 't.games.none' : 't.games.unknown', { id: wanted, names: names(games) }),
  );
}

/**
 * Acquires the file of a game for this process.
 *
 * @throws UserError that names the owner
 */
export function openGameFile(file: string, w: Words): GameFile {
  try {
    return new GameFile(file);
  } catch (error) {
    if (!(error instanceof GameInUseError)) throw error;
    const { pid, host } = error.player;
    throw new UserError(say(w, 't.games.taken', { file, pid: String(pid), host }), { cause: error });
  }
}

/**
 * Deletes a saved game.
 *
 * @throws UserError while another process plays it
 */
export function deleteSavedGame(game: SavedGame, w: Words): void {
  const file = openGameFile(game.file, w);
  removeSavedGame(game);
  file.release();
}
