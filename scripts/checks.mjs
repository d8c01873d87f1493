/**
 * What `npm test` checks, in order: the quick ones first. A check says its title and how it counts: `run` resolves to
 * `{passed, failed}`, with `notes` where something is to be said at the very end. A part that does not exist (yet) fails; nothing
 * is skipped in silence: what needs something that cannot be had here says so and adds `skipped`. One that needs a single core
 * says `beside`: those that follow each other run two at a time, and hand what they have to say to `print`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { findOffences } from './check-imports.mjs';
import { findDropped } from './check-rules.mjs';
import { docsChecks } from './docs.mjs';
import { drawSeed } from './lib/matrix-seed.mjs';
import { Problem, root, run, say } from './lib/run.mjs';
import { ensurePostgres } from './postgres.mjs';
import { buildWeb, tool } from './prepare.mjs';
import { findLosses } from './speed.mjs';

const MINUTE = 60_000;
const CACHE = join(root, 'node_modules', '.cache', 'vigil');
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

export const checks = [
  // Also writes dist, which the checks of the `vigil` command below run.
  {
    name: 'types',
    title: 'types (tsc -b, tests included)',
    run: () => program(undefined, tool('typescript/bin/tsc', '-b')),
  },
  {
    name: 'lint',
    title: 'lint and format (biome)',
    beside: true,
    run: (print) => program(print, tool('@biomejs/biome/bin/biome', 'check')),
  },
  {
    name: 'imports',
    title: 'import directions, circles and purity',
    beside: true,
    run: (print) => listed(findOffences(), print),
  },
  {
    name: 'rules',
    title: 'every rule that is called is carried out, and none is made anew each time',
    beside: true,
    run: (print) => listed(findDropped(), print),
  },
  {
    name: 'unused',
    title: 'nothing is left that nobody uses (knip)',
    beside: true,
    run: (print) => program(print, tool('knip/bin/knip.js')),
  },
  { name: 'docs', title: 'documents are current', beside: true, run: documents },
  { name: 'unit', title: 'unit tests (vitest)', run: () => vitest('unit', 12 * MINUTE) },
  { name: 'postgres', title: 'storage and server on PostgreSQL (vitest)', run: postgres },
  { name: 'scenarios', title: 'scenarios (vigil scenario)', beside: true, run: scenarios },
  {
    name: 'fuzz',
    title: 'fuzz (vigil fuzz)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--game', 'arkham', '--games', '40', '--seed', '1'),
  },
  {
    name: 'fuzz-haunt',
    title: 'fuzz of Haunt (vigil fuzz)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--game', 'haunt', '--games', '40', '--seed', '1'),
  },
  {
    name: 'fuzz-dunwich',
    title: 'fuzz with Dunwich Horror (vigil fuzz)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--packs', 'base,dunwich', '--games', '40', '--seed', '1'),
  },
  {
    name: 'fuzz-boxes',
    title: 'fuzz with boxes of all kinds (vigil fuzz --mix pairwise)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--mix', 'pairwise', '--games', '30', '--seed', '1'),
  },
  {
    name: 'guided',
    title: 'every component is resolved (vigil fuzz --guided)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--guided', '--seed', '1'),
  },
  {
    name: 'guided-haunt',
    title: 'every component is resolved in Haunt (vigil fuzz --guided)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--guided', '--game', 'haunt', '--seed', '1'),
  },
  {
    name: 'guided-dunwich',
    title: 'every component is resolved with Dunwich Horror (vigil fuzz --guided)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--guided', '--packs', 'base,dunwich', '--seed', '1'),
  },
  {
    name: 'guided-kingsport',
    title: 'every component is resolved with Kingsport Horror (vigil fuzz --guided)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--guided', '--packs', 'base,kingsport', '--seed', '1'),
  },
  {
    name: 'guided-dark-pharaoh',
    title: 'every component is resolved with Curse of the Dark Pharaoh (vigil fuzz --guided)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--guided', '--packs', 'base,dark-pharaoh', '--seed', '1'),
  },
  {
    name: 'guided-king-in-yellow',
    title: 'every component is resolved with The King in Yellow (vigil fuzz --guided)',
    beside: true,
    run: (print) => vigil(print, 'fuzz', '--guided', '--packs', 'base,king-in-yellow', '--seed', '1'),
  },
  {
    name: 'replays',
    title: 'finished games replay to the same end (vigil replay --verify)',
    beside: true,
    run: replays,
  },
  { name: 'speed', title: 'the engine is as fast as it was (vigil bench, ratios)', run: () => attempt(speed) },
  { name: 'web', title: "the browser's page bundles (vite build)", run: bundle },
  { name: 'browser', title: 'browser tests (vitest, Chromium)', run: browser },
];

async function program(print, command) {
  return (await run(command, { timeout: 10 * MINUTE, print })) === 0 ? PASSED : FAILED;
}

function vigil(print, ...args) {
  if (!existsSync(join(root, 'packages', 'cli', 'dist', 'main.js'))) return missing('packages/cli/dist/main.js', print);
  return program(print, [process.execPath, join('packages', 'cli', 'bin', 'vigil.mjs'), ...args]);
}

function missing(what, print = console.log) {
  print(`${what} does not exist`);
  return FAILED;
}

function listed(offences, print = console.log) {
  for (const offence of offences) print(offence);
  return offences.length === 0 ? PASSED : FAILED;
}

async function documents(print) {
  const counts = { passed: 0, failed: 0 };
  for (const { title, find } of docsChecks) {
    const wrong = await find();
    print(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${title}`);
    for (const line of wrong) print(`     ${line}`);
    counts[wrong.length === 0 ? 'passed' : 'failed']++;
  }
  return counts;
}

function scenarios(print) {
  const files = filesUnder('scenarios', /\.ya?ml$/);
  return files.length === 0 ? missing('scenarios/**/*.yaml', print) : vigil(print, 'scenario', ...files);
}

/** Finished games, one for each way a game can end, kept as exported files; scripts/find-endings.mjs finds them. */
function replays(print) {
  const games = filesUnder(join('fixtures', 'games'), /\.json$/);
  return games.length === 0 ? missing('fixtures/games/**/*.json', print) : vigil(print, 'replay', '--verify', ...games);
}

async function speed() {
  return listed(await findLosses());
}

async function bundle() {
  if (!existsSync(join(root, 'packages', 'web', 'index.html'))) return missing('packages/web/index.html');
  return attempt(async () => {
    await buildWeb();
    return PASSED;
  });
}

async function postgres() {
  const POSTGRES_BIN = await ensurePostgres();
  if (POSTGRES_BIN !== undefined) return vitestAndAlone('postgres', 10 * MINUTE, { POSTGRES_BIN });
  say(
    'skipped: there is no PostgreSQL here and none could be installed (on Debian as root: apt-get install postgresql)',
  );
  return { passed: 0, failed: 0, skipped: 1 };
}

function browser() {
  return attempt(async () => {
    const CHROMIUM_PATH = await ensureBrowser();
    // A slow machine with two cores was seen to take half an hour.
    return vitestAndAlone('browser', 50 * MINUTE, { CHROMIUM_PATH, VIGIL_MATRIX_SEED: drawSeed() });
  });
}

async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    return FAILED;
  }
}

/** More files than this do not fail by chance of the machine. */
const MOST_ALONE = 3;

/**
 * Runs a project whose tests wait for real browsers and servers. The few files where something failed, at the second try too (a
 * test's second try has the same browser and server as its first), run once more with nothing beside them; what fails then has
 * failed. What passed only so is named at the end, and is then looked into.
 */
async function vitestAndAlone(project, timeout, env) {
  const first = await vitest(project, timeout, env);
  const { files = [] } = first;
  if (files.length === 0 || files.length > MOST_ALONE) return first;
  say(`once more, with nothing beside it: ${files.join(', ')}`);
  const { passed, failed, files: still = [] } = await vitest(project, timeout, env, files);
  if (passed === 0 || failed > 0 || still.length > 0) return first;
  const notes = first.notes.map((note) => note.replace(/^failed:/, 'passed only with nothing beside it:'));
  return { ...first, passed: first.passed + first.failed, failed: 0, notes };
}

/** Runs a project of vitest.config.ts, or these files of it, and counts its tests one by one; `files`: those where some failed. */
async function vitest(project, timeout, env, chosen = []) {
  const [report, named] = ['', '-named'].map((what) => join(CACHE, `vitest-${project}${what}.json`));
  mkdirSync(CACHE, { recursive: true });
  for (const file of [report, named]) rmSync(file, { force: true });
  const reporters = ['default', 'json', './scripts/lib/named-tests.mjs'].map((name) => `--reporter=${name}`);
  const options = ['--project', project, ...reporters, `--outputFile.json=${report}`, ...chosen];
  const code = await run(tool('vitest/vitest.mjs', 'run', ...options), {
    timeout,
    env: { ...env, VIGIL_NAMED: named },
  });
  if (!existsSync(report)) return FAILED;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = read(report);
  // A file that cannot even be loaded has no tests to count.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numFailedTests + broken;
  const left = numPendingTests + numTodoTests;
  if (left > 0) console.log(`${left} tests need what cannot be had here, and are skipped`);
  if (numPassedTests + failed === 0) return missing(`any test of the project "${project}"`);
  // Vitest can also fail without a failing test: an error after the last test, say.
  const names = existsSync(named) ? read(named) : { failed: [], again: [] };
  const notes = [
    ...names.failed.map((name) => `failed: ${name}`),
    ...names.again.map((name) => `passed only at the second try: ${name}`),
  ];
  const files = testResults.filter((file) => file.status === 'failed').map((file) => relative(root, file.name));
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: left, notes, files };
}

function filesUnder(folder, pattern) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
