import { mkdirSync, statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { fault, writeJson } from '../../files.js';
import { lock, type Player } from './lock.js';

/** What is known of a file, to tell whether anybody else has written it since. */
type Trace = string | undefined;

/** A kept game is being played by another process. */
export class InUse extends Error {
  readonly player: Player;

  constructor(file: string, player: Player) {
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
  private trace: Trace;
  private letGo: () => void;

  /** Takes a file for the game that it holds, or a new one. Throws InUse, or a Problem where there is no writing. */
  constructor(path: string) {
    this.path = path;
    this.letGo = this.take(path);
    this.trace = traceOf(path);
  }

  /** Where the game is kept at present. */
  get file(): string {
    return this.path;
  }

  /** Writes the game. Gives whether it had to be put into another file, since somebody else had written this one. */
  write(value: unknown): boolean {
    const changed = traceOf(this.path) !== this.trace;
    if (changed) this.moveAside();
    writeJson(this.path, value);
    this.trace = traceOf(this.path);
    return changed;
  }

  /** Lets others have the file. */
  release(): void {
    this.letGo();
    this.letGo = () => {};
  }

  private take(path: string): () => void {
    try {
      mkdirSync(dirname(path), { recursive: true });
      const taken = lock(path);
      if (typeof taken === 'function') return taken;
      throw new InUse(path, taken);
    } catch (error) {
      if (error instanceof InUse) throw error;
      throw fault(path, 'written', error);
    }
  }

  private moveAside(): void {
    this.release();
    this.path = freeName(this.path);
    this.letGo = this.take(this.path);
  }
}

/** A name like this one that no file has. */
export function freeName(path: string): string {
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  for (let n = 2; ; n++) {
    const name = `${stem}-${n}${ending}`;
    if (traceOf(name) === undefined && traceOf(`${name}.lock`) === undefined) return name;
  }
}

function traceOf(path: string): Trace {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}
