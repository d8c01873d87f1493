/** Runs built tests in threads: first with nothing broken, to learn what each comes by, then with one thing broken. */
import { Worker } from 'node:worker_threads';
import { Problem } from '../run.mjs';

/** A test that takes longer than in the run without a break, by so much, never ends. */
const PATIENCE = { times: 20, least: 20_000 };

/**
 * Runs some tests in one thread.
 *
 * @param what `folder` of the build, `broken` (a number, if any), `file` and `names` of tests, or `scenarios`: lists of
 *   `file` and `names`; without names all
 * @param heard called with each message of the thread; where it gives true, no more is run
 * @param patience how many milliseconds one test may take
 * @returns what ended it: `done`, `enough`, or `endless`
 */
function inThread(what, heard, patience = PATIENCE.least) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: what,
      stdout: true,
      stderr: true,
    });
    let timer;
    let ended;
    const end = (how) => {
      // Whoever is stopped comes to its exit as well.
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
      if (heard(message)) end('enough');
    });
    worker.on('error', (error) => {
      // What is broken may also end the thread: too deep a call, no memory left.
      if (heard({ loaded: false, why: String(error) })) end('enough');
    });
    worker.on('exit', (code) => {
      // It ended by itself and not at its end: something it waited for never comes.
      if (!ended && code !== 0 && heard({ loaded: false, why: `the thread ended with code ${code}` })) end('enough');
      end('done');
    });
  });
}

/**
 * Runs everything with nothing broken. What fails so is said and can notice nothing: it is left out.
 *
 * @param lane `folder`, `files` (of tests), `scenarios` (files)
 * @returns `tests`, each with its `test` (`file › name`), `file`, `scenario`, `ms`, and the breaks it `met`; `failing`, what
 *   was left out, each with `test` and `why`
 * @throws Problem where no test passes
 */
export async function rehearse({ folder, files, scenarios }, progress) {
  const tests = new Map();
  const failing = new Map();
  const run = async (what, scenario) => {
    let atLoad = [];
    let last = what.file ?? 'the scenarios';
    const fails = (test, why) => {
      // Of rows and files of which nothing passes one says enough.
      if (![...failing.values()].includes(why)) {
        progress(`left out, since it fails though nothing is broken: ${test}: ${why}`);
      }
      failing.set(test, why);
    };
    const how = await inThread(
      { folder, ...what },
      (message) => {
        last = message.test ?? last;
        if (message.loaded) atLoad = message.met;
        else if (message.loaded === false) fails(what.file ?? last, message.why);
        else if (!message.ok) fails(message.test, message.why);
        else add(tests, message, scenario, atLoad);
        return false;
      },
      300_000,
    );
    if (how === 'endless') fails(what.file ?? `what comes after ${last}`, 'never ends');
  };
  await run({ scenarios: scenarios.map((file) => ({ file })) }, true);
  progress(`${tests.size} scenarios rehearsed`);
  for (const file of files) await run({ file }, false);
  progress(`${tests.size} scenarios and tests rehearsed`);
  // Of rows of one name one may have failed and others not.
  const passing = [...tests.values()].filter(({ test, file }) => !failing.has(test) && !failing.has(file));
  if (passing.length === 0 && failing.size > 0) throw new Problem('No test passes though nothing is broken.');
  return { tests: passing, failing: [...failing].map(([test, why]) => ({ test, why })) };
}

/** Rows of one test, and scenarios of one name, count as one. */
function add(tests, { test, ms, met }, scenario, atLoad) {
  const known = tests.get(test) ?? { test, file: test.split(' › ')[0], scenario, ms: 0, met: new Set(atLoad) };
  known.ms += ms;
  for (const number of met) known.met.add(number);
  tests.set(test, known);
}

/**
 * Whether somebody notices something broken: the first test that fails, that cannot be loaded, or never ends.
 *
 * @param tests in the order they are run
 * @returns `test` and `why`, or undefined
 */
export async function firstToNotice(folder, broken, tests) {
  for (const group of groupsOf(tests)) {
    const names = group.tests.map(({ test, file }) => test.slice(file.length + 3));
    const what = group.scenario ? { scenarios: byFile(group.tests) } : { file: group.tests[0].file, names };
    let noticed;
    let last = group.tests[0].test;
    const patience = Math.max(PATIENCE.least, PATIENCE.times * Math.max(...group.tests.map(({ ms }) => ms)));
    const how = await inThread(
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

/** Tests that can share a thread: scenarios all, others by their file. */
function groupsOf(tests) {
  const groups = new Map();
  for (const test of tests) {
    const name = test.scenario ? '' : test.file;
    groups.set(name, [...(groups.get(name) ?? []), test]);
  }
  return [...groups.values()].map((some) => ({ scenario: some[0].scenario, tests: some }));
}

function byFile(tests) {
  const files = new Map();
  for (const { test, file } of tests) files.set(file, [...(files.get(file) ?? []), test.slice(file.length + 3)]);
  return [...files].map(([file, names]) => ({ file, names }));
}
