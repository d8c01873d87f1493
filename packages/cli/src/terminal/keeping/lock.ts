import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who plays a kept game at the moment. */
export interface Player {
  readonly pid: number;
  readonly host: string;
}

/** Takes a file for this process. Gives what lets it go again, or who has it. */
export function lock(file: string): (() => void) | Player {
  const path = `${file}.lock`;
  for (let tries = 0; tries < 3; tries++) {
    if (takes(path)) return () => rmSync(path, { force: true });
    const holder = holderOf(path);
    if (holder && isThere(holder)) return holder;
    setAside(path, holder);
  }
  return holderOf(path) ?? { pid: 0, host: '?' };
}

/** Who has a file, if anybody is still there. */
export function playerOf(file: string): Player | undefined {
  const holder = holderOf(`${file}.lock`);
  return holder && isThere(holder) ? holder : undefined;
}

/** Two who try at once cannot both make the same new file. */
function takes(path: string): boolean {
  try {
    const fd = openSync(path, 'wx');
    writeSync(fd, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Player));
    closeSync(fd);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(path: string): Player | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Player>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process goes on. Of one on another machine nobody knows: it is taken to. */
function isThere({ pid, host }: Player): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes away the lock of a process that ended; if it turns out to be another's by now, he gets it back. */
function setAside(path: string, ended: Player | undefined): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const found = holderOf(aside);
  if (found && (found.pid !== ended?.pid || found.host !== ended.host)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}
