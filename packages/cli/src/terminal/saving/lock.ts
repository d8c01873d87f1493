import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that has a saved game locked. */
export interface LockOwner {
  readonly pid: number;
  readonly host: string;
}

/** Locks a file for this process. Returns the function that releases it, or the current owner. */
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

/** The process that holds the lock, if it is still running. */
export function lockOwnerOf(file: string): LockOwner | undefined {
  const holder = readLockOwner(`${file}.lock`);
  return holder && isRunning(holder) ? holder : undefined;
}

/** Creating a new file exclusively cannot succeed twice. */
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

/** True if a process is running. One on another machine cannot be checked and counts as running. */
function isRunning({ pid, host }: LockOwner): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the lock of an ended process; restores it if another process has taken it meanwhile. */
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
