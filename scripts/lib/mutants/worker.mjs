/**
 * A thread that runs the tests of one file, or scenarios, with one mutation or none. It posts a message for each test:
 * its name, result, time, and the mutations that it reached.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, broken, file, scenarios, names } = workerData;
let met = new Set();
globalThis.brokenAt = (number) => {
  met.add(number);
  return number === broken;
};

await (scenarios ? runScenarios() : runTests());
parentPort.close();

async function runTests() {
  const tests = await loadTests(async ({ files, collect }) => collect(files[file]));
  const wanted = names && new Set(names);
  for (const { name, run } of tests ?? []) {
    if (!wanted || wanted.has(name)) await runOne(`${file} › ${name}`, run);
  }
}

async function runScenarios() {
  const lab = await loadTests(async (lane) => (await lane.lab()).default);
  if (!lab) return;
  for (const { file: path, names: some } of scenarios) {
    for (const source of lab.readScenarios(join(folder, path))) {
      if (some && !some.includes(source.name)) continue;
      await runOne(`${path} › ${source.name}`, async () => {
        const { failures } = await lab.runScenario(source);
        if (failures.length > 0) throw new Error(failures.join('\n'));
      });
    }
  }
}

/** Loads the tests. A mutation may show here already, as components that are rejected. */
async function loadTests(load) {
  try {
    const loaded = await load(await import(pathToFileURL(join(folder, 'lane.js')).href));
    parentPort.postMessage({ loaded: true, met: [...met] });
    return loaded;
  } catch (error) {
    parentPort.postMessage({ loaded: false, why: whyOf(error) });
    return undefined;
  }
}

async function runOne(test, run) {
  met = new Set();
  const from = process.hrtime.bigint();
  let why;
  try {
    await run();
  } catch (error) {
    why = whyOf(error);
  }
  const ms = Number((process.hrtime.bigint() - from) / 1_000_000n);
  parentPort.postMessage({ test, ok: why === undefined, why, ms, met: [...met] });
}

function whyOf(error) {
  return String(error instanceof Error ? error.message : error).slice(0, 400);
}
