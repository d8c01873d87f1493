/** Fingerprint of the page's sources, stored in the built page: tells if the page is up to date. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { root } from './run.mjs';

/** In the page's folder, which `vite build` empties first: an interrupted build leaves none. */
const RECORD = '.made-from';
const LIBRARIES = ['engine', 'rules', 'content', 'table', 'bots'];
/** All inputs of the page and its plugins. Their content counts, because file times say little after a checkout. */
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
/** Folders of build output, and folders that are no part of the page. */
const IGNORED = new Set(['dist', 'node_modules', 'test']);

/** The fingerprint of the page's sources, including boxes outside the repository (VIGIL_BOXES or `boxes`). */
export function fingerprintPage(boxes = process.env.VIGIL_BOXES ?? '') {
  const hash = createHash('sha256').update(process.versions.node);
  const folders = boxes.split(delimiter).filter(Boolean);
  for (const path of [...SOURCES.map((path) => join(root, path)), ...folders]) {
    for (const file of filesOf(path)) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** True if the page in a folder was built from sources of this fingerprint. */
export function hasFingerprint(folder, fingerprint) {
  const record = join(folder, RECORD);
  return existsSync(join(folder, 'index.html')) && existsSync(record) && readFileSync(record, 'utf8') === fingerprint;
}

/** Records the fingerprint of a complete page in its folder. */
export function saveFingerprint(folder, fingerprint) {
  writeFileSync(join(folder, RECORD), fingerprint);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
}
