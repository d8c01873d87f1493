/**
 * Whether the engine is as fast as it was, and needs no more room: ratios of `vigil bench`, each within one run, against those
 * recorded in `fixtures/speed.json`. A loss of more than a quarter fails. Runs are short and machines noisy, so a ratio that is too low is
 * measured again, and its best counts.
 *
 *     node scripts/speed.mjs            compares
 *     node scripts/speed.mjs --record   records the lowest of three runs
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, runIfMain } from './lib/run.mjs';

const FILE = join(root, 'fixtures', 'speed.json');
const BOXES = 'base,dunwich,kingsport,dark-pharaoh,king-in-yellow';
/** What is measured, and the arguments it is measured with. */
const MEASURED = {
  arkham: [],
  haunt: ['--game', 'haunt'],
  boxes: ['--packs', BOXES],
};
const SECONDS = '0.4';
const ATTEMPTS = 4;
const LEAST = 0.75;
/**
 * Of ratios to a clone those that say something of their own; what is the small difference of two figures is too unsure in
 * a short run.
 */
const RATIOS = [
  'decisionsPerClone',
  'forksPerClone',
  'forksAtBeatPerClone',
  'forksOfEveryBeatPerClone',
  'forksKeptPerClone',
  'forksInARowPerClone',
  'savesPerClone',
  'loadsPerClone',
  'packedSavesPerClone',
  'packedLoadsPerClone',
];
/** How many of them take as much room as the object that is cloned: saves on paper; plays and forks on the heap. */
const ROOM = {
  savesInRoom: ({ saveBytes }) => saveBytes,
  packedSavesInRoom: ({ packed }) => packed.bytes,
  playsInRoom: ({ memory }) => memory.playBytes,
  forksInRoom: ({ memory }) => memory.forkBytes,
};
/** How many bare nodes start in the processor time of `vigil --help`, turned round: more is better, as with the others. */
const STARTS = { helpsInBareNode: ({ start }) => 1 / start.processor.helpPerBareNode };
const COMPARED = [...RATIOS, ...Object.keys(ROOM), ...Object.keys(STARTS)];

async function measure(what) {
  const vigil = join(root, 'packages', 'cli', 'bin', 'vigil.mjs');
  const args = [vigil, 'bench', '--json', '--start', '--seconds', SECONDS, ...MEASURED[what]];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 24 });
  const report = JSON.parse(stdout);
  const room = (bytes) => Math.round((100 * report.reference.cloneBytes) / bytes) / 100;
  return {
    ...Object.fromEntries(RATIOS.map((name) => [name, report.ratios[name]])),
    ...Object.fromEntries(Object.entries(ROOM).map(([name, bytes]) => [name, room(bytes(report))])),
    ...Object.fromEntries(Object.entries(STARTS).map(([name, of]) => [name, Math.round(100 * of(report)) / 100])),
  };
}

/** The ratios that are lower than they may be, as lines; empty where none is. */
export async function findLosses() {
  const recorded = JSON.parse(readFileSync(FILE, 'utf8'));
  const losses = [];
  for (const what of Object.keys(MEASURED)) {
    const best = {};
    const low = () => COMPARED.filter((name) => !(best[name] >= LEAST * recorded[what][name]));
    for (let attempt = 0; attempt < ATTEMPTS && low().length > 0; attempt++) {
      const ratios = await measure(what);
      for (const name of COMPARED) best[name] = Math.max(best[name] ?? 0, ratios[name]);
    }
    for (const name of low()) losses.push(`${what}: ${name} is ${best[name]}, and was ${recorded[what][name]}`);
    console.log(`${what}: ${COMPARED.map((name) => `${name} ${best[name]} (${recorded[what][name]})`).join(', ')}`);
  }
  return losses;
}

async function record() {
  const recorded = {};
  const runs = Object.fromEntries(Object.keys(MEASURED).map((what) => [what, []]));
  for (let run = 0; run < 3; run++) for (const what of Object.keys(MEASURED)) runs[what].push(await measure(what));
  for (const [what, all] of Object.entries(runs)) {
    const lowest = (name) => Math.min(...all.map((ratios) => ratios[name]));
    recorded[what] = Object.fromEntries(COMPARED.map((name) => [name, lowest(name)]));
  }
  writeFileSync(FILE, `${JSON.stringify(recorded, undefined, 2)}\n`);
}

await runIfMain(import.meta.url, async () => {
  if (process.argv.includes('--record')) return record();
  const losses = await findLosses();
  for (const loss of losses) console.log(loss);
  process.exitCode = losses.length > 0 ? 1 : 0;
});
