/** Runs built tests in threads: first unbroken, to record the mutations that each test reaches, then with one mutation. */
import { Worker } from 'node:worker_threads';
import { Problem } from '../run.mjs';

/** Limits for a test, after which it counts as endless: a factor on its unbroken time, and least milliseconds. */
const TIME_LIMIT = { times: 20, least: 20_000 };

/**
 * Runs some tests in one thread.
 *
 * @param what the `folder` of the build, a mutation's number (`broken`) if any, and a `file` with `names` of tests.
 *   Instead of a file: `scenarios`, a list of `file` and `names`. Without names all run.
 * @param onMessage called with each message of the thread; stops the thread by returning true.
 * @param patience longest time of one test, in milliseconds.
 * @returns reason of the end: `done`, `enough`, or `endless`.
 */
function runInThread(what, onMessage, patience = TIME_LIMIT.least) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: what,
      stdout: true,
      stderr: true,
    });
    let timer;
    let ended;
    const end = (how) => {
      // A stopped worker also emits `exit`.
      ended ??= how;
      clearTimeout(timer);
      worker.terminate().then(() => resolve(ended), reject);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end('endless'), patience);
    };
    wait();
    worker.on('message', (message) => {
      wait();
      if (onMessage(message)) end('enough');
    });
    worker.on('error', (error) => {
      // A mutation may end the thread: too deep a call, no memory left.
      if (onMessage({ loaded: false, why: String(error) })) end('enough');
    });
    worker.on('exit', (code) => {
      // An early exit: the test waits for something that never comes.
      if (!ended && code !== 0 && onMessage({ loaded: false, why: `the thread ended with code ${code}` }))
        end('enough');
      end('done');
    });
  });
}

/**
 * Runs everything unbroken. Tests that fail are reported and left out.
 *
 * The first argument has `folder`, `files` (of tests), `scenarios` (files)
 * @returns `tests` and `failing`. A test has its `test` (`file › name`), `file`, `scenario` and `ms`, and the mutations
 *   that it `met`. An entry of `failing` has `test` and `why`.
 * @throws Problem if no test passes
 */
export async function runUnbroken({ folder, files, scenarios }, progress) {
  const tests = new Map();
  const failing = new Map();
  const run = async (what, scenario) => {
    let atLoad = [];
    let last = what.file ?? 'the scenarios';
    const recordFailure = (test, why) => {
      // Report each reason once.
      if (![...failing.values()].includes(why)) {
        progress(`skipped, since it fails without a mutation: ${test}: ${why}`);
      }
      failing.set(test, why);
    };
    const how = await runInThread(
      { folder, ...what },
      (message) => {
        last = message.test ?? last;
        if (message.loaded) atLoad = message.met;
        else if (message.loaded === false) recordFailure(what.file ?? last, message.why);
        else if (!message.ok) recordFailure(message.test, message.why);
        else addTest(tests, message, scenario, atLoad);
        return false;
      },
      300_000,
    );
    if (how === 'endless') recordFailure(what.file ?? `what comes after ${last}`, 'never ends');
  };
  await run({ scenarios: scenarios.map((file) => ({ file })) }, true);
  progress(`${tests.size} scenarios rehearsed`);
  for (const file of files) await run({ file }, false);
  progress(`${tests.size} scenarios and tests rehearsed`);
  // Rows of one test share a name: one may have failed and others not.
  const passing = [...tests.values()].filter(({ test, file }) => !failing.has(test) && !failing.has(file));
  if (passing.length === 0 && failing.size > 0) throw new Problem('No test passes without a mutation.');
  return { tests: passing, failing: [...failing].map(([test, why]) => ({ test, why })) };
}

/** Rows of one test, and scenarios of one name, count as one. */
function addTest(tests, { test, ms, met }, scenario, atLoad) {
  const known = tests.get(test) ?? { test, file: test.split(' › ')[0], scenario, ms: 0, met: new Set(atLoad) };
  known.ms += ms;
  for (const number of met) known.met.add(number);
  tests.set(test, known);
}

/**
 * Finds the first test that notices a mutation: by failing, by failing to load, or by never ending.
 *
 * @param tests in running order
 * @returns `test` and `why`, or undefined
 */
export async function findNoticingTest(folder, broken, tests) {
  for (const group of groupsOf(tests)) {
    const names = group.tests.map(({ test, file }) => test.slice(file.length + 3));
    const what = group.scenario ? { scenarios: groupByFile(group.tests) } : { file: group.tests[0].file, names };
    let noticed;
    let last = group.tests[0].test;
    const patience = Math.max(TIME_LIMIT.least, TIME_LIMIT.times * Math.max(...group.tests.map(({ ms }) => ms)));
    const how = await runInThread(
      { folder, broken, ...what },
      ({ test, ok, loaded, why }) => {
        last = test ?? last;
        if (ok === false || loaded === false) noticed = { test: last, why };
        return noticed !== undefined;
      },
      patience,
    );
    if (how === 'endless') noticed = { test: last, why: 'never ends' };
    if (noticed) return noticed;
  }
  return undefined;
}

/** Groups tests by thread: scenarios share one, other tests share one per file. */
function groupsOf(tests) {
  const groups = new Map();
  for (const test of tests) {
    const name = test.scenario ? '' : test.file;
    groups.set(name, [...(groups.get(name) ?? []), test]);
  }
  return [...groups.values()].map((some) => ({ scenario: some[0].scenario, tests: some }));
}

function groupByFile(tests) {
  const files = new Map();
  for (const { test, file } of tests) files.set(file, [...(files.get(file) ?? []), test.slice(file.length + 3)]);
  return [...files].map(([file, names]) => ({ file, names }));
}
