/** True if a built page is that of the sources as they are: a fingerprint of all it is made from lies beside it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { root } from './run.mjs';

/** In the page's folder, which `vite build` empties first: a build that was cut short leaves none. */
const RECORD = '.made-from';
const LIBRARIES = ['engine', 'rules', 'content', 'table', 'bots'];
/** All that the page or its plugins read. Times of files say little after a checkout, so it is their content that counts. */
const SOURCES = [
  'packages/web',
  ...LIBRARIES.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  'docs/rules',
  'CREDITS.md',
  'LICENSE',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/pack-page.mjs',
];
/** Folders that are made, or are no part of the page. */
const APART = new Set(['dist', 'node_modules', 'test']);

/** The fingerprint of the page's sources, with the boxes that VIGIL_BOXES names or `boxes`. */
export function sourcesOfPage(boxes = process.env.VIGIL_BOXES ?? '') {
  const hash = createHash('sha256').update(process.versions.node);
  const folders = boxes.split(delimiter).filter(Boolean);
  for (const path of [...SOURCES.map((path) => join(root, path)), ...folders]) {
    for (const file of filesOf(path)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** True if the page in a folder was made from sources of this fingerprint. */
export function isMadeFrom(folder, fingerprint) {
  const record = join(folder, RECORD);
  return existsSync(join(folder, 'index.html')) && existsSync(record) && readFileSync(record, 'utf8') === fingerprint;
}

/** Notes that the page in a folder is made from them, once it is whole. */
export function noteMadeFrom(folder, fingerprint) {
  writeFileSync(join(folder, RECORD), fingerprint);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !APART.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
}
