import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who plays a kept game at the moment. */
export interface LockOwner {
  readonly pid: number;
  readonly host: string;
}

/** Takes a file for this process. Gives what lets it go again, or who has it. */
export function acquireLock(file: string): (() => void) | LockOwner {
  const path = `${file}.lock`;
  for (let tries = 0; tries < 3; tries++) {
    if (createLockFile(path)) return () => rmSync(path, { force: true });
    const holder = readLockOwner(path);
    if (holder && isRunning(holder)) return holder;
    removeStaleLock(path, holder);
  }
  return readLockOwner(path) ?? { pid: 0, host: '?' };
}

/** Who has a file, if anybody is still there. */
export function lockOwnerOf(file: string): LockOwner | undefined {
  const holder = readLockOwner(`${file}.lock`);
  return holder && isRunning(holder) ? holder : undefined;
}

/** Two who try at once cannot both make the same new file. */
function createLockFile(path: string): boolean {
  try {
    const fd = openSync(path, 'wx');
    writeSync(fd, JSON.stringify({ pid: process.pid, host: hostname() } satisfies LockOwner));
    closeSync(fd);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLockOwner(path: string): LockOwner | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8')) as Partial<LockOwner>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process goes on. Of one on another machine nobody knows: it is taken to. */
function isRunning({ pid, host }: LockOwner): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes away the lock of a process that ended; if it turns out to be another's by now, he gets it back. */
function removeStaleLock(path: string, ended: LockOwner | undefined): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const found = readLockOwner(aside);
  if (found && (found.pid !== ended?.pid || found.host !== ended.host)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}
