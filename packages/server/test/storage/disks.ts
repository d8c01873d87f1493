/** Small disks for tests, mounted for them: as root on Linux; elsewhere there are none. */
import { spawnSync } from 'node:child_process';
import { closeSync, copyFileSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1_000_000;

/** A small file system in a folder. */
export interface Disk {
  readonly folder: string;
  remove(): void;
}

/** A disk kept in a file, which holds only bytes that were written and not just given to the system. */
export interface DiskInAFile extends Disk {
  /** The disk as it would be after the plug was pulled at this moment. */
  pulled(): Disk;
}

const did = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** A disk in memory. Undefined where that may not be. */
export function inMemory(): Disk | undefined {
  return mounted(['-t', 'tmpfs', '-o', `size=${6 * MB}`, 'tmpfs'], () => {});
}

/** A disk in a file. Undefined where that may not be. */
export function inAFile(): DiskInAFile | undefined {
  const image = newImage((path) => {
    const file = openSync(path, 'w');
    ftruncateSync(file, 16 * MB);
    closeSync(file);
  });
  const made = did('mkfs.ext4', '-q', '-m', '0', image.path);
  const disk = made ? mounted(['-o', 'loop', image.path], image.remove) : undefined;
  if (disk) return { ...disk, pulled: () => pulled(image.path) };
  if (!made) image.remove();
  return undefined;
}

/** True if such a disk can be made here. */
export function may(make: () => Disk | undefined): boolean {
  const disk = make();
  disk?.remove();
  return disk !== undefined;
}

function pulled(path: string): Disk {
  const copy = newImage((to) => copyFileSync(path, to));
  const disk = mounted(['-o', 'loop', copy.path], copy.remove);
  if (!disk) throw new Error('The disk cannot be mounted any more.');
  return disk;
}

function newImage(make: (path: string) => void): { readonly path: string; readonly remove: () => void } {
  const place = mkdtempSync(join(tmpdir(), 'vigil-disk-'));
  const path = join(place, 'image');
  make(path);
  return { path, remove: () => rmSync(place, { recursive: true }) };
}

function mounted(what: readonly string[], gone: () => void): Disk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-full-'));
  const remove = () => {
    rmdirSync(folder);
    gone();
  };
  if (process.platform !== 'linux' || !did('mount', ...what, folder)) {
    remove();
    return undefined;
  }
  return {
    folder,
    remove: () => {
      if (!did('umount', folder)) throw new Error(`${folder} cannot be unmounted`);
      remove();
    },
  };
}
