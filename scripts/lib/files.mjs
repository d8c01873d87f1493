/** Files of the repository by folder and name. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './run.mjs';

/** Files under a folder whose path matches the pattern, sorted; paths are from the root, with slashes. */
export function filesUnder(folder, pattern) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => pattern.test(path))
    .sort();
}
