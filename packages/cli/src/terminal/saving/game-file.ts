import { mkdirSync, statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { fileError, writeJson } from '../../files.js';
import { acquireLock, type LockOwner } from './lock.js';

/** Stamp of a file, to detect writes by another process. */
type FileStamp = string | undefined;

/** A saved game that another process is playing. */
export class GameInUseError extends Error {
  readonly player: LockOwner;

  constructor(file: string, player: LockOwner) {
    super(`${file} is in use`);
    this.player = player;
  }
}

/**
 * The file of a saved game, locked for this process. Every write is atomic. If another process wrote the file anyway,
 * the game continues in a new file beside it.
 */
export class GameFile {
  private path: string;
  private stamp: FileStamp;
  private unlock: () => void;

  /**
   * Acquires the file of a saved game, or a new one.
   *
   * @throws GameInUseError, or UserError if the file cannot be written
   */
  constructor(path: string) {
    this.path = path;
    this.unlock = this.acquire(path);
    this.stamp = fileStampOf(path);
  }

  /** Current file of the game. */
  get file(): string {
    return this.path;
  }

  /** Writes the game. Returns true if it went to another file, since another process had written this one. */
  write(value: unknown): boolean {
    const changed = fileStampOf(this.path) !== this.stamp;
    if (changed) this.moveAside();
    writeJson(this.path, value);
    this.stamp = fileStampOf(this.path);
    return changed;
  }

  /** Releases the file. */
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

/** Returns an unused file name similar to this one. */
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
