#!/usr/bin/env node
/**
 * `vigil`: starts packages/cli/dist/main.js, which runs on import.
 *
 * In a clone, stale packages are built first. Messages go to stderr, because stdout belongs to the command (`--json`).
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const root = dirname(packages);
const main = join(packages, 'cli', 'dist', 'main.js');
/** The bundled command, which starts in a quarter of the time; `npm run build` makes it (scripts/whole.mjs). */
const bundle = join(packages, 'cli', 'dist', 'whole', 'main.cjs');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Packages of the command: all but the browser's. */
function listPackages() {
  return readdirSync(packages).filter((name) => name !== 'web' && existsSync(join(packages, name, 'tsconfig.json')));
}

/** Time of the newest change under a folder. A folder's own time shows files that were added, removed or renamed. */
function newestChange(folder) {
  let newest = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Plain concatenation: for a thousand files `join` takes longer than `statSync`.
    const path = `${folder}/${entry.name}`;
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** Boxes outside the repository that need a build: folders in VIGIL_BOXES. */
function outsideBoxes() {
  const folders = (process.env.VIGIL_BOXES ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => resolve(folder)).filter((folder) => existsSync(join(folder, 'tsconfig.json')));
}

/** True if one of a box's sources, in the folder of its configuration, is newer than its last build. */
function isStaleBox(folder) {
  const record = join(folder, 'dist', '.tsbuildinfo');
  if (!existsSync(record)) return true;
  const saveNotes = statSync(record).mtimeMs;
  return readdirSync(folder).some((file) => /\.tsx?$/.test(file) && statSync(join(folder, file)).mtimeMs > saveNotes);
}

/** True if a source is newer than tsc's record of the last build and the note of {@link startBuildNotes}. */
function isStale(name) {
  const sources = join(packages, name, 'src');
  if (!existsSync(sources)) return false;
  const record = changeTime(buildRecordOf(name));
  return record === 0 || newestChange(sources) > Math.max(record, changeTime(buildNoteOf(name)));
}

/** The record of a package's last build. */
function buildRecordOf(name) {
  return join(packages, name, 'dist', '.tsbuildinfo');
}

function buildNoteOf(name) {
  return join(packages, name, 'dist', '.built');
}

/** Time of the last change of a file; 0 if it does not exist. */
function changeTime(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Notes the time before a build, and returns a function that saves the notes after a successful one. tsc leaves its
 * record alone if nothing changes, as after a temporary file of an editor. Without notes it would run at every start.
 */
function startBuildNotes() {
  const notes = listPackages().map((name) => ({ note: buildNoteOf(name), now: `${buildNoteOf(name)}.${process.pid}` }));
  try {
    for (const { now } of notes) {
      mkdirSync(dirname(now), { recursive: true });
      writeFileSync(now, '');
    }
  } catch {
    // tsc itself reports folders that are not writable.
    return () => {};
  }
  return (isBuilt) => {
    for (const { note, now } of notes) isBuilt ? renameSync(now, note) : rmSync(now);
  };
}

/** True if nothing was compiled after the bundle. */
function isCurrent() {
  const bundledAt = changeTime(bundle);
  return bundledAt > 0 && listPackages().every((name) => changeTime(buildRecordOf(name)) <= bundledAt);
}

async function build() {
  console.error('vigil: building (tsc -b) because the sources are newer than the build');
  const saveNotes = startBuildNotes();
  // Loaded only here, because it takes 3 ms.
  const { spawnSync } = await import('node:child_process');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-b', join(packages, 'cli'), ...boxes], {
    encoding: 'utf8',
  });
  process.stderr.write(stdout + stderr);
  saveNotes(status === 0);
  if (status !== 0 && existsSync(main)) {
    console.error('vigil: the build reports the errors above; going on with what it wrote');
  }
}

const inClone = existsSync(join(root, 'tsconfig.base.json'));
const boxes = inClone ? outsideBoxes().filter(isStaleBox) : [];
if (inClone && (!existsSync(main) || listPackages().some(isStale) || boxes.length > 0)) {
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
// Boxes from outside import the modules themselves, and must share them with the command.
if (outsideBoxes().length === 0 && isCurrent()) createRequire(import.meta.url)(bundle);
else await import(pathToFileURL(main).href);
