/**
 * `npm test`: installs missing packages, runs the lanes of checks.mjs, and prints a table of their results and times.
 * Its last line is `N passed, N failed`, with `, N skipped` if a lane needs something unavailable.
 *
 *     npm test -- types lint         runs only the lanes of these names
 *     npm test -- --with matrix      runs these in addition to the usual ones
 */
import { log, Problem, runIfMain } from './lib/run.mjs';
import { checkNode, install } from './prepare.mjs';

/** Cores of a CI machine. Lanes of one core run in parallel. */
const CORES = 2;

async function test() {
  const rows = [];
  const start = performance.now();
  try {
    checkNode();
    await install();
    rows.push(...(await runLanes(await selectLanes())));
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

async function selectLanes() {
  const { lanes } = await import('./checks.mjs');
  const [first, ...rest] = process.argv.slice(2);
  const isAddition = first === '--with';
  const names = isAddition ? rest : process.argv.slice(2);
  const unknown = names.find((name) => !lanes.some((lane) => lane.name === name));
  if (unknown) {
    throw new Problem(`There is no lane "${unknown}", only ${lanes.map((lane) => lane.name).join(', ')}.`);
  }
  const isUsual = ({ onDemand }) => !onDemand && (isAddition || names.length === 0);
  return lanes.filter((lane) => isUsual(lane) || names.includes(lane.name));
}

/** Runs lanes in their order, each as soon as its cores are free. Returns a row of the table for each. */
async function runLanes(lanes) {
  const waiting = [...lanes];
  const names = lanes.map(({ name }) => name);
  const rows = [];
  let free = CORES;
  await new Promise((resolve) => {
    const startNext = () => {
      if (waiting.length === 0 && free === CORES) resolve();
      while (waiting.length > 0 && (waiting[0].cores ?? CORES) <= free) {
        const lane = waiting.shift();
        const cores = lane.cores ?? CORES;
        free -= cores;
        runLane(lane, cores < CORES, names)
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
async function runLane({ title, run }, isShared, names) {
  const printed = [];
  const print = isShared ? (text) => printed.push(text) : (text) => console.log(text);
  print(`\n== ${title}`);
  const start = performance.now();
  let result = { failed: 1 };
  try {
    result = await run(print, names);
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
