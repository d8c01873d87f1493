#!/usr/bin/env node
/**
 * `vigil`: starts packages/cli/dist/main.js, which does its work when it is imported.
 *
 * In a clone, the sources may be newer than what was built from them; then they are built first. All talk goes to
 * stderr, because stdout belongs to the command (`--json`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const root = dirname(packages);
const main = join(packages, 'cli', 'dist', 'main.js');
/** The same in few files, which start in a quarter of the time; `npm run build` makes them (scripts/whole.mjs). */
const whole = join(packages, 'cli', 'dist', 'whole', 'main.cjs');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** What the command is made of: every package but the browser's. */
function parts() {
  return readdirSync(packages).filter((name) => name !== 'web' && existsSync(join(packages, name, 'tsconfig.json')));
}

function newestSource(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // There are a thousand of them: to join their names properly takes longer than to ask for their times.
    const path = `${folder}/${entry.name}`;
    newest = Math.max(newest, entry.isDirectory() ? newestSource(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** Boxes that stand outside this house and are built as its packages are: folders that VIGIL_BOXES names. */
function outsideBoxes() {
  const named = (process.env.VIGIL_BOXES ?? '').split(delimiter).filter((folder) => folder !== '');
  return named.map((folder) => resolve(folder)).filter((folder) => existsSync(join(folder, 'tsconfig.json')));
}

/** A box is stale if one of the sources beside its configuration is newer than its last build. */
function isStaleBox(folder) {
  const record = join(folder, 'dist', '.tsbuildinfo');
  if (!existsSync(record)) return true;
  const built = statSync(record).mtimeMs;
  return readdirSync(folder).some((file) => /\.tsx?$/.test(file) && statSync(join(folder, file)).mtimeMs > built);
}

/** A package is stale if a source is newer than the record tsc keeps of its last build. */
function isStale(name) {
  const record = join(packages, name, 'dist', '.tsbuildinfo');
  const sources = join(packages, name, 'src');
  return existsSync(sources) && (!existsSync(record) || newestSource(sources) > statSync(record).mtimeMs);
}

/** Nothing was compiled since the whole was made. */
function isCurrent() {
  if (!existsSync(whole)) return false;
  const made = statSync(whole).mtimeMs;
  const records = parts().map((name) => join(packages, name, 'dist', '.tsbuildinfo'));
  return records.every((record) => !existsSync(record) || statSync(record).mtimeMs <= made);
}

const inClone = existsSync(join(root, 'tsconfig.base.json'));
const boxes = inClone ? outsideBoxes().filter(isStaleBox) : [];
if (inClone && (!existsSync(main) || parts().some(isStale) || boxes.length > 0)) {
  if (!existsSync(tsc)) {
    console.error('vigil: nothing is installed yet: run `npm ci` (or `npm start`) in the repository first.');
    process.exit(1);
  }
  console.error('vigil: building (tsc -b) because the sources are newer than the build');
  const build = spawnSync(process.execPath, [tsc, '-b', join(packages, 'cli'), ...boxes], { encoding: 'utf8' });
  process.stderr.write(build.stdout + build.stderr);
  if (build.status !== 0 && existsSync(main)) {
    console.error('vigil: the build reports the errors above; going on with what it wrote');
  }
}
if (!existsSync(main)) {
  console.error(`vigil: ${main} does not exist and could not be built.`);
  process.exit(1);
}
// Boxes from outside are made of the modules themselves, and must find the very ones that the command runs.
if (outsideBoxes().length === 0 && isCurrent()) createRequire(import.meta.url)(whole);
else await import(pathToFileURL(main).href);
