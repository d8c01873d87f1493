import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Files that are not needed offline. */
const EXCLUDED = /\.map$/;
/** Large pictures that the page can do without: kept when they have been shown, not before. */
const CACHED_WHEN_SHOWN = /^assets\/plate-[^/]*\.svg$/;

/** Writes the service worker beside the built page, with a list of all files there and its version. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'vigil-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
      if (build.outDir.startsWith(sep)) folder = build.outDir;
    },
    closeBundle() {
      writeFileSync(join(folder, WORKER), createServiceWorker(folder));
    },
  };
}

/** The service worker for what is in a folder. */
function createServiceWorker(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== WORKER && !EXCLUDED.test(file))
    .sort();
  const code = readFileSync(join(import.meta.dirname, WORKER), 'utf8');
  const hash = createHash('sha256').update(code);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const later = files.filter((file) => CACHED_WHEN_SHOWN.test(file));
  return code
    .replace('__VERSION__', hash.digest('hex').slice(0, 12))
    .replace('__FILES__', JSON.stringify(files.filter((file) => !later.includes(file))))
    .replace('__LATER__', JSON.stringify(later));
}
