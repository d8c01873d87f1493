/**
 * `npm test`: installs missing packages, runs the lanes of checks.mjs, and prints a table of their results and times.
 * Its last line is `N passed, N failed`, with `, N skipped` if a lane needs something unavailable. Arguments:
 *
 *   - none: everything, but only a sample of the long games and the browser tests.
 *   - `--whole`: everything, but only a part of the matrix of sizes, languages and situations.
 *   - `--matrix`: everything with the whole matrix.
 *   - `types lint`: only the lanes of these names.
 *
 * VIGIL_SAMPLE is the seed of the sample, to repeat one.
 */
import { log, Problem, runIfMain } from './lib/run.mjs';
import { samplePart, sampleSeed } from './lib/sample.mjs';
import { checkNode, install } from './prepare.mjs';

/** Cores of a CI machine. Lanes of one core run in parallel. */
const CORES = 2;

async function test() {
  const rows = [];
  const start = performance.now();
  try {
    checkNode();
    await install();
    const { names, seed, matrixSeed } = readArguments();
    if (matrixSeed !== undefined)
      log(`a sample: VIGIL_SAMPLE=${matrixSeed} repeats it, npm test -- --matrix runs everything`);
    rows.push(...(await runLanes(await selectLanes(names, seed), seed, matrixSeed)));
  } catch (error) {
    rows.push({ title: 'npm test', failed: 1 });
    if (error instanceof Problem) log(error.message);
    else console.error(error);
  }
  const total = sumOf(rows);
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`\n${tableOf([...rows, { ...total, title: 'total', seconds: secondsSince(start) }])}\n`);
  for (const { title, notes = [] } of rows) for (const note of notes) console.log(`${title}: ${note}`);
  console.log(countsOf(total));
}

/** The lanes named on the command line, and the seeds of the samples of tests and matrix; undefined for all of them. */
function readArguments() {
  const given = process.argv.slice(2);
  const names = given.filter((word) => !word.startsWith('--'));
  const matrixSeed = given.includes('--matrix') ? undefined : sampleSeed();
  return { names, seed: given.includes('--whole') ? undefined : matrixSeed, matrixSeed };
}

/** The lanes of these names; without names the usual ones, with a part of those that are sampled. */
async function selectLanes(names, seed) {
  const { lanes } = await import('./checks.mjs');
  const unknown = names.find((name) => !lanes.some((lane) => lane.name === name));
  if (unknown) {
    throw new Problem(`There is no lane "${unknown}", only ${lanes.map((lane) => lane.name).join(', ')}.`);
  }
  if (names.length > 0) return lanes.filter((lane) => names.includes(lane.name));
  const drawn = samplePart(
    'lanes',
    lanes.filter(({ isSampled }) => isSampled),
    seed,
  );
  return lanes.filter((lane) => !lane.onDemand && (!lane.isSampled || drawn.includes(lane)));
}

/** Runs lanes in their order, each as soon as its cores are free. Returns a row of the table for each. */
async function runLanes(lanes, seed, matrixSeed) {
  const waiting = [...lanes];
  const rows = [];
  let free = CORES;
  await new Promise((resolve) => {
    const startNext = () => {
      if (waiting.length === 0 && free === CORES) resolve();
      while (waiting.length > 0 && (waiting[0].cores ?? CORES) <= free) {
        const lane = waiting.shift();
        const cores = lane.cores ?? CORES;
        free -= cores;
        runLane(lane, cores < CORES, seed, matrixSeed)
          .then((row) => rows.push(row))
          .finally(() => {
            free += cores;
            startNext();
          });
      }
    };
    startNext();
  });
  return rows;
}

/** Runs one lane. The output of a lane that shares the machine is printed in one piece at its end. */
async function runLane({ title, run }, isShared, seed, matrixSeed) {
  const printed = [];
  const print = isShared ? (text) => printed.push(text) : (text) => console.log(text);
  print(`\n== ${title}`);
  const start = performance.now();
  let result = { failed: 1 };
  try {
    result = await run(print, seed, matrixSeed);
  } catch (error) {
    print(error instanceof Problem ? `vigil: ${error.message}` : (error.stack ?? String(error)));
  }
  const row = { title, ...result, seconds: secondsSince(start) };
  console.log([...printed, `${wordOf(row)} ${title}: ${countsOf(row)}, ${row.seconds.toFixed(1)} s`].join('\n'));
  return row;
}

function sumOf(rows) {
  const sum = (count) => rows.reduce((total, row) => total + (row[count] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), retried: sum('retried') };
}

/** Columns of results and elapsed seconds. Lanes run in parallel, so the total is less than their sum. */
function tableOf(rows) {
  const head = ['', 'lane', 'passed', 'failed', 'skipped', 'retried', 'seconds'];
  const cells = rows.map((row) => [
    wordOf(row),
    row.title,
    ...['passed', 'failed', 'skipped', 'retried'].map((count) => String(row[count] ?? 0)),
    (row.seconds ?? 0).toFixed(1),
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...cells].map((line) => line[i].length)));
  const pad = (cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]));
  return [head, ...cells].map((line) => line.map(pad).join('  ')).join('\n');
}

function wordOf({ failed = 0, skipped = 0 }) {
  return failed > 0 ? 'FAIL' : skipped > 0 ? 'skip' : 'ok  ';
}

function countsOf({ passed = 0, failed = 0, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

await runIfMain(import.meta.url, test);
