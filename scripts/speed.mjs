/**
 * Compares the engine's speed and memory with records in `fixtures/speed.json`, as ratios of `vigil bench` within one
 * run. A loss of more than a quarter fails. Runs are short and machines noisy, so a low ratio is measured again, and
 * the best counts.
 *
 * Each maker of processors has its records. Relative to a clone the same engine is up to a third slower on one than on
 * another. An unknown processor is compared with the lowest.
 *
 *     node scripts/speed.mjs            compares
 *     node scripts/speed.mjs --record   records the lowest of three runs
 *     node scripts/speed.mjs --lower    the same, but keeps lower records
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, runIfMain } from './lib/run.mjs';

const FILE = join(root, 'fixtures', 'speed.json');
const BOXES = 'base,dunwich,kingsport,dark-pharaoh,king-in-yellow';
/** Arguments of `vigil bench`, by measurement. */
const MEASUREMENTS = {
  arkham: [],
  haunt: ['--game', 'haunt'],
  boxes: ['--packs', BOXES],
};
const SECONDS = '0.4';
const ATTEMPTS = 4;
const MIN_SHARE = 0.75;
/** Meaningful ratios to a clone; small differences of two figures are too noisy in a short run. */
const RATIOS = [
  'decisionsPerClone',
  'forksPerClone',
  'forksAtCheckpointPerClone',
  'forksOfEveryCheckpointPerClone',
  'forksKeptPerClone',
  'forksInARowPerClone',
  'savesPerClone',
  'loadsPerClone',
  'packedSavesPerClone',
  'packedLoadsPerClone',
];
/** Memory figures: how many fit into the size of the cloned object. Saves count as text, plays and forks on the heap. */
const TOLERANCE = {
  savesInRoom: ({ saveBytes }) => saveBytes,
  packedSavesInRoom: ({ packed }) => packed.bytes,
  playsInRoom: ({ memory }) => memory.playBytes,
  forksInRoom: ({ memory }) => memory.forkBytes,
};
/** Starts of bare Node in the processor time of `vigil --help`; inverted, so that more is better as elsewhere. */
const STARTS = { helpsInBareNode: ({ start }) => 1 / start.processor.helpPerBareNode };
const COMPARED = [...RATIOS, ...Object.keys(TOLERANCE), ...Object.keys(STARTS)];

async function measure(what) {
  const vigil = join(root, 'packages', 'cli', 'bin', 'vigil.mjs');
  const args = [vigil, 'bench', '--json', '--start', '--seconds', SECONDS, ...MEASUREMENTS[what]];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 24 });
  const report = JSON.parse(stdout);
  const room = (bytes) => Math.round((100 * report.reference.cloneBytes) / bytes) / 100;
  return {
    ...Object.fromEntries(RATIOS.map((name) => [name, report.ratios[name]])),
    ...Object.fromEntries(Object.entries(TOLERANCE).map(([name, bytes]) => [name, room(bytes(report))])),
    ...Object.fromEntries(Object.entries(STARTS).map(([name, of]) => [name, Math.round(100 * of(report)) / 100])),
  };
}

/** Maker of the processor, in the system's name: `AMD`, `Intel`, `Apple`. */
const MAKER = /^\w+/.exec(cpus()[0]?.model ?? '')?.[0] ?? 'unknown';

/** Records for processors of this maker, or else the lowest of each figure. */
function readRecord() {
  const all = JSON.parse(readFileSync(FILE, 'utf8'));
  return all[MAKER] ?? Object.values(all).reduce(minimumOf);
}

function minimumOf(one, other) {
  const lower = (what, name) => Math.min(one[what][name], other[what][name]);
  const figures = (what) => Object.fromEntries(COMPARED.map((name) => [name, lower(what, name)]));
  return Object.fromEntries(Object.keys(MEASUREMENTS).map((what) => [what, figures(what)]));
}

/** Ratios below their limit, as lines. */
export async function findLosses() {
  const recorded = readRecord();
  const losses = [];
  for (const what of Object.keys(MEASUREMENTS)) {
    const best = {};
    const low = () => COMPARED.filter((name) => !(best[name] >= MIN_SHARE * recorded[what][name]));
    for (let attempt = 0; attempt < ATTEMPTS && low().length > 0; attempt++) {
      const ratios = await measure(what);
      for (const name of COMPARED) best[name] = Math.max(best[name] ?? 0, ratios[name]);
    }
    for (const name of low()) losses.push(`${what}: ${name} is ${best[name]}, and was ${recorded[what][name]}`);
    console.log(`${what}: ${COMPARED.map((name) => `${name} ${best[name]} (${recorded[what][name]})`).join(', ')}`);
  }
  return losses;
}

/** Records the lowest of three runs for processors of this maker; `lower`: also of the existing records. */
async function record(lower) {
  const runs = [];
  for (let run = 0; run < 3; run++) {
    const measured = {};
    for (const what of Object.keys(MEASUREMENTS)) measured[what] = await measure(what);
    runs.push(measured);
  }
  const all = JSON.parse(readFileSync(FILE, 'utf8'));
  if (lower && all[MAKER]) runs.push(all[MAKER]);
  all[MAKER] = runs.reduce(minimumOf);
  writeFileSync(FILE, `${JSON.stringify(all, undefined, 2)}\n`);
}

await runIfMain(import.meta.url, async () => {
  if (process.argv.includes('--record')) return record(false);
  if (process.argv.includes('--lower')) return record(true);
  const losses = await findLosses();
  for (const loss of losses) console.log(loss);
  process.exitCode = losses.length > 0 ? 1 : 0;
});
