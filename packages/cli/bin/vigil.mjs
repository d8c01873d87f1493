#!/usr/bin/env node
/**
 * `vigil`: starts packages/cli/dist/main.js, which does its work when it is imported.
 *
 * In a clone, the sources may be newer than what was built from them; then they are built first. All talk goes to
 * stderr, because stdout belongs to the command (`--json`).
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** When a file here changed last, or came, went or was given another name: of that the folder it was in tells the time. */
function newestSource(folder) {
  let newest = statSync(folder).mtimeMs;
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

/** A package is stale if a source is newer than the record tsc keeps of its last build, and than what {@link building} notes. */
function isStale(name) {
  const sources = join(packages, name, 'src');
  if (!existsSync(sources)) return false;
  const record = changed(recordOf(name));
  return record === 0 || newestSource(sources) > Math.max(record, changed(noteOf(name)));
}

/** The record of a package's last build. */
function recordOf(name) {
  return join(packages, name, 'dist', '.tsbuildinfo');
}

function noteOf(name) {
  return join(packages, name, 'dist', '.built');
}

/** When a file changed last; 0: there is none. */
function changed(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Notes what time it is for those files, and gives a function that says whether all was built which had changed by then. Where
 * nothing came of it, as where an editor has left a file in a folder and taken it away again, tsc leaves its record alone, and
 * would be asked again at every start.
 */
function building() {
  const notes = parts().map((name) => ({ note: noteOf(name), now: `${noteOf(name)}.${process.pid}` }));
  try {
    for (const { now } of notes) {
      mkdirSync(dirname(now), { recursive: true });
      writeFileSync(now, '');
    }
  } catch {
    // Where nothing can be written tsc says so itself.
    return () => {};
  }
  return (isBuilt) => {
    for (const { note, now } of notes) isBuilt ? renameSync(now, note) : rmSync(now);
  };
}

/** Nothing was compiled since the whole was made. */
function isCurrent() {
  const made = changed(whole);
  return made > 0 && parts().every((name) => changed(recordOf(name)) <= made);
}

async function build() {
  console.error('vigil: building (tsc -b) because the sources are newer than the build');
  const built = building();
  // Whoever has nothing to build need not wait for it: it takes 3 ms to load.
  const { spawnSync } = await import('node:child_process');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-b', join(packages, 'cli'), ...boxes], {
    encoding: 'utf8',
  });
  process.stderr.write(stdout + stderr);
  built(status === 0);
  if (status !== 0 && existsSync(main)) {
    console.error('vigil: the build reports the errors above; going on with what it wrote');
  }
}

const inClone = existsSync(join(root, 'tsconfig.base.json'));
const boxes = inClone ? outsideBoxes().filter(isStaleBox) : [];
if (inClone && (!existsSync(main) || parts().some(isStale) || boxes.length > 0)) {
  if (existsSync(tsc)) await build();
  else if (existsSync(main) && existsSync(join(root, 'node_modules'))) {
    console.error(
      'vigil: the sources are newer than the build, and what builds them is not installed: going on without',
    );
  } else {
    console.error('vigil: nothing is installed yet: run `npm ci` (or `npm start`) in the repository first.');
    process.exit(1);
  }
}
if (!existsSync(main)) {
  console.error(`vigil: ${main} does not exist and could not be built.`);
  process.exit(1);
}
// Boxes from outside are made of the modules themselves, and must find the very ones that the command runs.
if (outsideBoxes().length === 0 && isCurrent()) createRequire(import.meta.url)(whole);
else await import(pathToFileURL(main).href);
