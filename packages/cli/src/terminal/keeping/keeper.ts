import type { Words } from '@vigil/rules';
import type { Update } from '@vigil/table';
import { Problem } from '../../problem.js';
import { reasonIn } from '../../said-problem.js';
import { isHere, type Known } from '../host.js';
import { say } from '../say.js';
import type { Screen } from '../screen.js';
import { GameFile, InUse } from './game-file.js';
import { type Kept, note, remove } from './shelf.js';

/** `onShelf`: what the list of games says is noted beside the game, with how many of its seats `bots` play. */
export interface Shelved {
  readonly onShelf: boolean;
  readonly bots?: number;
}

/** Keeps a game in its file after every answer. A failure is said, and the next answer tries again. */
export class Keeper {
  private readonly file: GameFile;
  private readonly shelf: Shelved;
  private readonly w: Words;
  private readonly screen: Screen;
  private written: Update;

  /** `update`: how the game stands in the file, or is begun. */
  constructor(file: GameFile, update: Update, shelf: Shelved, w: Words, screen: Screen) {
    this.file = file;
    this.written = update;
    this.shelf = shelf;
    this.w = w;
    this.screen = screen;
    process.once('exit', () => file.release());
    // Whatever was answered is written by now: nothing is left to do but to let the file go.
    for (const [signal, n] of [
      ['SIGTERM', 15],
      ['SIGHUP', 1],
    ] as const)
      process.once(signal, () => process.exit(128 + n));
  }

  /** The file the game is in; undefined: nothing has been answered that would be worth keeping. */
  get at(): string | undefined {
    return this.written.answers > 0 ? this.file.file : undefined;
  }

  /** Writes the game if it has gone on. */
  keep(update: Known): void {
    if (update === this.written || !isHere(update)) return;
    try {
      const aside = this.file.write(update.saved);
      if (this.shelf.onShelf) note(this.file.file, update, this.shelf.bots);
      this.written = update;
      if (aside) this.screen.line(say(this.w, 't.keep.aside', { file: this.file.file }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.screen.line(reasonIn(this.w, error));
    }
  }
}

/** The last of the kept games that is not over and nobody plays; or the one whose name begins so. Throws a Problem. */
export function keptGame(games: readonly Kept[], wanted: string | true, w: Words): Kept {
  const names = (some: readonly Kept[]) => some.map(({ id }) => id).join(', ');
  if (wanted === true) {
    const last = games.find(({ about, inUse }) => about && !about.over && !inUse);
    if (last) return last;
    throw new Problem(say(w, games.length === 0 ? 't.games.none' : 't.games.none-open'));
  }
  const exact = games.filter(({ id }) => id === wanted);
  const found = exact.length > 0 ? exact : games.filter(({ id }) => id.startsWith(wanted));
  const [game, other] = found;
  if (game && !other) return game;
  if (other) throw new Problem(say(w, 't.games.several', { id: wanted, names: names(found) }));
  throw new Problem(
    say(w, games.length === 0 ? 't.games.none' : 't.games.unknown', { id: wanted, names: names(games) }),
  );
}

/** Takes the file of a game for this process. Throws a Problem that says who has it. */
export function taken(file: string, w: Words): GameFile {
  try {
    return new GameFile(file);
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    const { pid, host } = error.player;
    throw new Problem(say(w, 't.games.taken', { file, pid: String(pid), host }), { cause: error });
  }
}

/** Throws a kept game away. Throws a Problem while another process goes on with it. */
export function forget(game: Kept, w: Words): void {
  const file = taken(game.file, w);
  remove(game);
  file.release();
}
