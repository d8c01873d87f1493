import { mkdirSync, statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { fileError, writeJson } from '../../files.js';
import { acquireLock, type LockOwner } from './lock.js';

/** What is known of a file, to tell whether anybody else has written it since. */
type FileStamp = string | undefined;

/** A kept game is being played by another process. */
export class GameInUseError extends Error {
  readonly player: LockOwner;

  constructor(file: string, player: LockOwner) {
    super(`${file} is in use`);
    this.player = player;
  }
}

/**
 * The file a game is kept in, of which this process alone has the use. Every write is whole or not at all. Should somebody
 * else have written the file in spite of it, the game goes on in a file of its own beside it.
 */
export class GameFile {
  private path: string;
  private stamp: FileStamp;
  private unlock: () => void;

  /** Takes a file for the game that it holds, or a new one. Throws InUse, or a Problem where there is no writing. */
  constructor(path: string) {
    this.path = path;
    this.unlock = this.acquire(path);
    this.stamp = fileStampOf(path);
  }

  /** Where the game is kept at present. */
  get file(): string {
    return this.path;
  }

  /** Writes the game. Gives whether it had to be put into another file, since somebody else had written this one. */
  write(value: unknown): boolean {
    const changed = fileStampOf(this.path) !== this.stamp;
    if (changed) this.moveAside();
    writeJson(this.path, value);
    this.stamp = fileStampOf(this.path);
    return changed;
  }

  /** Lets others have the file. */
  release(): void {
    this.unlock();
    this.unlock = () => {};
  }

  private acquire(path: string): () => void {
    try {
      mkdirSync(dirname(path), { recursive: true });
      const taken = acquireLock(path);
      if (typeof taken === 'function') return taken;
      throw new GameInUseError(path, taken);
    } catch (error) {
      if (error instanceof GameInUseError) throw error;
      throw fileError(path, 'written', error);
    }
  }

  private moveAside(): void {
    this.release();
    this.path = findFreeName(this.path);
    this.unlock = this.acquire(this.path);
  }
}

/** A name like this one that no file has. */
export function findFreeName(path: string): string {
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  for (let n = 2; ; n++) {
    const name = `${stem}-${n}${ending}`;
    if (fileStampOf(name) === undefined && fileStampOf(`${name}.lock`) === undefined) return name;
  }
}

function fileStampOf(path: string): FileStamp {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}
