import { existsSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOXES, type BoxEntry } from '@vigil/content';
import type { BoxLab } from './games/box-types.js';
import { addToLab } from './games/boxes.js';

/** A box outside this repository: its id and the export of one of its files, if that file exists. */
export interface ExternalBox {
  readonly id: string;
  part<T>(file: string, name: string): Promise<T | undefined>;
}

/** Boxes already registered, since several commands may run in one process. */
const registered = new Map<string, ExternalBox>();

/**
 * Registers external boxes: folders named after their packs. Each has `entry.js` (its `ENTRY` for the registry) and
 * optionally `lab.js` (its `LAB`), in the folder or in its `dist`.
 *
 * @param folders as in VIGIL_BOXES, separated like the folders of PATH
 * @throws Error naming a folder that holds no box
 */
export async function loadExternalBoxes(folders = ''): Promise<ExternalBox[]> {
  const named = folders.split(delimiter).filter((folder) => folder !== '');
  return await Promise.all(named.map((folder) => registerBox(resolve(folder))));
}

async function registerBox(folder: string): Promise<ExternalBox> {
  const known = registered.get(folder);
  if (known) return known;
  const box: ExternalBox = {
    id: basename(folder),
    async part<T>(file: string, name: string): Promise<T | undefined> {
      const path = [join(folder, `${file}.js`), join(folder, 'dist', `${file}.js`)].find((one) => existsSync(one));
      if (path === undefined) return undefined;
      return ((await import(pathToFileURL(path).href)) as Record<string, T>)[name];
    },
  };
  const entry = await box.part<BoxEntry>('entry', 'ENTRY');
  if (!entry) throw new Error(`VIGIL_BOXES: there is no box in ${folder}: it has no entry.js with an ENTRY`);
  registered.set(folder, box);
  BOXES.register(entry);
  const lab = await box.part<BoxLab>('lab', 'LAB');
  if (lab) addToLab(entry.id, lab);
  return box;
}
