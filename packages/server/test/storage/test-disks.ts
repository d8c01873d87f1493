/** Small disks that are mounted for a test. Only root on Linux can mount them. */
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

/** A disk backed by a file, with what was synced to the disk and not what the system caches. */
export interface FileDisk extends Disk {
  /** Mounts a copy of the disk as a power cut would leave it now. */
  copyAfterPowerCut(): Disk;
}

const runs = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Mounts a disk in memory. Returns undefined where mounting is not allowed. */
export function mountMemoryDisk(): Disk | undefined {
  return mountDisk(['-t', 'tmpfs', '-o', `size=${6 * MB}`, 'tmpfs'], () => {});
}

/** Mounts a disk that is backed by a file. Returns undefined where mounting is not allowed. */
export function mountFileDisk(): FileDisk | undefined {
  const image = createImage((path) => {
    const file = openSync(path, 'w');
    ftruncateSync(file, 16 * MB);
    closeSync(file);
  });
  const isFormatted = runs('mkfs.ext4', '-q', '-m', '0', image.path);
  const disk = isFormatted ? mountDisk(['-o', 'loop', image.path], image.remove) : undefined;
  if (disk) return { ...disk, copyAfterPowerCut: () => mountCopy(image.path) };
  if (!isFormatted) image.remove();
  return undefined;
}

/** True if this machine can mount such a disk. */
export function canMount(mount: () => Disk | undefined): boolean {
  const disk = mount();
  disk?.remove();
  return disk !== undefined;
}

function mountCopy(path: string): Disk {
  const copy = createImage((to) => copyFileSync(path, to));
  const disk = mountDisk(['-o', 'loop', copy.path], copy.remove);
  if (!disk) throw new Error('The disk cannot be mounted any more.');
  return disk;
}

function createImage(write: (path: string) => void): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-disk-'));
  const path = join(folder, 'image');
  write(path);
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}

function mountDisk(args: readonly string[], afterRemove: () => void): Disk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-full-'));
  const remove = () => {
    rmdirSync(folder);
    afterRemove();
  };
  if (process.platform !== 'linux' || !runs('mount', ...args, folder)) {
    remove();
    return undefined;
  }
  return {
    folder,
    remove: () => {
      if (!runs('umount', folder)) throw new Error(`${folder} cannot be unmounted`);
      remove();
    },
  };
}
