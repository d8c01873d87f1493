/**
 * The lanes of `npm test`, in starting order. A lane has a name, a title and `run`.
 * `run` resolves to `{passed, failed}`, with optional `skipped`, `retried` and `notes`.
 *
 *   - `cores: 1`: runs in parallel with other lanes, and prints through the function it is given;
 *   - `onDemand`: runs only if it is named;
 *   - `isSampled`: a sample has a fifth of these lanes (lib/sample.mjs).
 *
 * `run` receives a print function, and the seed of the run's sample; undefined in a whole run.
 *
 * A lane whose subject does not exist fails. A lane that needs something unavailable says so and counts as skipped.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { findImportViolations } from './check-imports.mjs';
import { findLanguageViolations } from './check-language.mjs';
import { findRuleViolations } from './check-rules.mjs';
import { docsChecks } from './docs.mjs';
import { filesUnder } from './lib/files.mjs';
import { log, root, run } from './lib/run.mjs';
import { samplePart } from './lib/sample.mjs';
import { ensurePostgres } from './postgres.mjs';
import { buildWeb, tool } from './prepare.mjs';
import { findLosses } from './speed.mjs';

const MINUTE = 60_000;
const BROWSER_FILE = /^packages\/web\/test\/[^/]+\.test\.ts$/;
/** Browser tests of every sample, of the matrix with a part of its cases. Of the other files it has a part. */
const CORE_BROWSER_FILE = /\/(?:table|fight|staged|saving|first-load|.*\.matrix)\.test\.ts$/;
/** Unit tests that play many games or start many processes. Of these a sample has a part. */
const LONG_UNIT_FILE = /\.long\.test\.ts$/;
/** Tests of PostgreSQL alone, and those that run on SQLite too (the project `postgres` of vitest.config.ts). */
const POSTGRES_FILE = /^packages\/(?:server|web)\/test\/.*\.postgres\.test\.ts$/;
const SHARED_POSTGRES_FILE =
  /^packages\/server\/test\/(?:(?:api|live|post|safety|storage|tables)\/.*|notify\/(?:mail|hooks|routes)|operations\/operations|chronicle\/(?:exporting|proof))(?<!\.sqlite|\.postgres)\.test\.ts$/;
/** Random games of a whole run and of a sample. */
const FUZZ_GAMES = { arkham: [60, 20], haunt: [40, 12] };
const CACHE = join(root, 'node_modules', '.cache', 'vigil');
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/** Boxes with a guided lane each, which resolves every component that the box adds. */
const BOXES = ['dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];

export const lanes = [
  // Also writes dist, which the lanes of the `vigil` command below run.
  {
    name: 'types',
    title: 'types (tsc -b, tests included)',
    run: () => runProgram(undefined, tool('typescript/bin/tsc', '-b')),
  },
  { name: 'web', title: 'the page bundles (vite build)', cores: 1, run: bundlePage },
  { name: 'scenarios', title: 'scenarios (vigil scenario)', cores: 1, run: runScenarios },
  guidedLane('guided', 'the base game'),
  guidedLane('guided-haunt', 'Haunt of the Watchers', '--game', 'haunt'),
  ...BOXES.map((box) => guidedLane(`guided-${box}`, `base and ${box}`, '--packs', `base,${box}`, '--added')),
  fuzzLane('fuzz', 'Arkham Horror with and without boxes', FUZZ_GAMES.arkham, '--mix', 'pairwise'),
  fuzzLane('fuzz-haunt', 'Haunt of the Watchers', FUZZ_GAMES.haunt, '--game', 'haunt'),
  {
    name: 'replays',
    title: 'finished games replay to the same end (vigil replay --verify)',
    cores: 1,
    run: verifyReplays,
  },
  {
    name: 'lint',
    title: 'lint and format (biome)',
    cores: 1,
    run: (print) => runProgram(print, tool('@biomejs/biome/bin/biome', 'check')),
  },
  {
    name: 'language',
    title: 'names, comments (docs/glossary.md) and player text (docs/style.md)',
    cores: 1,
    run: async (print) => reportViolations(await findLanguageViolations(), print),
  },
  {
    name: 'imports',
    title: 'import directions, cycles and purity',
    cores: 1,
    run: (print) => reportViolations(findImportViolations(), print),
  },
  {
    name: 'rules',
    title: 'every rule that is called is carried out',
    cores: 1,
    run: (print) => reportViolations(findRuleViolations(), print),
  },
  {
    name: 'unused',
    title: 'nothing is unused (knip)',
    cores: 1,
    run: (print) => runProgram(print, tool('knip/bin/knip.js')),
  },
  { name: 'docs', title: 'documents are current', cores: 1, run: checkDocuments },
  { name: 'unit', title: 'unit tests (vitest)', run: runUnitTests },
  { name: 'postgres', title: 'storage and server on PostgreSQL (vitest)', run: runPostgresTests },
  { name: 'browser', title: 'browser tests (vitest, Chromium)', run: runBrowserTests },
  // Depends on the load of the machine.
  {
    name: 'speed',
    title: 'the engine is as fast as it was (vigil bench, ratios)',
    onDemand: true,
    run: async () => reportViolations(await findLosses()),
  },
];

/** A lane that resolves every component. */
function guidedLane(name, of, ...args) {
  const title = `every component is resolved: ${of} (vigil fuzz --guided)`;
  const run = (print) => runVigil(print, 'fuzz', '--guided', '--seed', '1', ...args);
  return { name, title, cores: 1, isSampled: true, run };
}

/** A lane of random games; a sample has other games each time. */
function fuzzLane(name, of, [whole, part], ...args) {
  const run = (print, seed) => {
    const games =
      seed === undefined ? ['--games', `${whole}`, '--seed', '1'] : ['--games', `${part}`, '--seed', `${seed}`];
    return runVigil(print, 'fuzz', '--threads', '1', ...games, ...args);
  };
  return { name, title: `random games: ${of} (vigil fuzz)`, cores: 1, run };
}

async function runProgram(print, command) {
  return (await run(command, { timeout: 20 * MINUTE, print })) === 0 ? PASSED : FAILED;
}

function runVigil(print, ...args) {
  if (!existsSync(join(root, 'packages', 'cli', 'dist', 'main.js')))
    return reportMissing('packages/cli/dist/main.js', print);
  return runProgram(print, [process.execPath, join('packages', 'cli', 'bin', 'vigil.mjs'), ...args]);
}

function reportMissing(what, print = console.log) {
  print(`${what} does not exist`);
  return FAILED;
}

function reportViolations(violations, print = console.log) {
  for (const violation of violations) print(violation);
  return violations.length === 0 ? PASSED : FAILED;
}

async function checkDocuments(print) {
  const counts = { passed: 0, failed: 0 };
  for (const { title, find } of docsChecks) {
    const problems = await find();
    print(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${title}`);
    for (const line of problems) print(`     ${line}`);
    counts[problems.length === 0 ? 'passed' : 'failed']++;
  }
  return counts;
}

/** Every scenario of the repository, counted one by one; failures are printed. */
async function runScenarios(print) {
  const output = [];
  const { failed } = await runVigil((text) => output.push(text), 'scenario', '--json', 'scenarios');
  const text = output.join('\n');
  const result = parseJson(text);
  if (!result) {
    print(text);
    return FAILED;
  }
  for (const { ok, file, name, failures } of result.scenarios) {
    if (!ok) print([`${relative(root, file)} › ${name}`, ...failures].join('\n    '));
  }
  return { passed: result.passed, failed: Math.max(result.failed, failed) };
}

/** The JSON object that a program printed, or undefined if it printed something else. */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Saved games, one for each ending; scripts/find-endings.mjs writes them. */
function verifyReplays(print) {
  const games = filesUnder(join('fixtures', 'games'), /\.json$/);
  return games.length === 0
    ? reportMissing('fixtures/games/**/*.json', print)
    : runVigil(print, 'replay', '--verify', ...games);
}

async function bundlePage(print) {
  if (!existsSync(join(root, 'packages', 'web', 'index.html'))) return reportMissing('packages/web/index.html', print);
  await buildWeb();
  return PASSED;
}

/** All unit tests; in a sample a part of the long ones. */
async function runUnitTests(_print, seed) {
  const long = filesUnder('packages', LONG_UNIT_FILE);
  const drawn = samplePart('unit', long, seed);
  const excluded = long.filter((file) => !drawn.includes(file));
  const env = {
    ...(excluded.length > 0 && { VIGIL_LEFT_OUT: excluded.join(',') }),
    ...(seed === undefined && { VIGIL_DAMAGES: '250' }),
  };
  return runVitest('unit*', 25 * MINUTE, env);
}

/** All tests of the project; in a sample those of PostgreSQL alone, and a part of those that also run on SQLite. */
async function runPostgresTests(_print, seed) {
  const POSTGRES_BIN = await ensurePostgres();
  if (POSTGRES_BIN !== undefined) {
    const shared = filesUnder('packages/server/test', SHARED_POSTGRES_FILE);
    const own = ['server', 'web'].flatMap((name) => filesUnder(`packages/${name}/test`, POSTGRES_FILE));
    const files = seed === undefined ? [] : [...own, ...samplePart('postgres', shared, seed)];
    return runVitestWithRetry('postgres', 20 * MINUTE, { POSTGRES_BIN }, files);
  }
  log('skipped: PostgreSQL was not found and could not be installed (on Debian as root: apt-get install postgresql)');
  return { passed: 0, failed: 0, skipped: 1 };
}

/** All browser tests, with a part of the matrix or the whole; in a sample the core, and a part of the other files. */
async function runBrowserTests(_print, seed, matrixSeed) {
  const CHROMIUM_PATH = await ensureBrowser();
  const files = filesUnder('packages/web/test', BROWSER_FILE);
  const core = files.filter((file) => CORE_BROWSER_FILE.test(file));
  const others = files.filter((file) => !core.includes(file));
  const env = { CHROMIUM_PATH, VIGIL_SAMPLE: String(matrixSeed ?? 'whole') };
  return runVitestWithRetry('browser', 40 * MINUTE, env, [...core, ...samplePart('browser', others, seed)]);
}

/** With more failing files than this, the machine's load is not the cause. */
const MAX_RETRIED_FILES = 3;

/**
 * Runs a project whose tests wait for real browsers and servers. A second try of a test shares the browser and server
 * of its first. So if only a few files failed, they run once more, alone: a test that fails again has failed. A test
 * that passes only alone is named at the end, for investigation.
 */
async function runVitestWithRetry(project, timeout, env, chosen = []) {
  const first = await runVitest(project, timeout, env, chosen);
  const { files = [] } = first;
  if (files.length === 0 || files.length > MAX_RETRIED_FILES) return first;
  log(`again, with nothing in parallel: ${files.join(', ')}`);
  const { passed, failed, files: still = [] } = await runVitest(project, timeout, env, files);
  if (passed === 0 || failed > 0 || still.length > 0) return first;
  const notes = first.notes.map((note) => note.replace(/^failed:/, 'passed only with nothing in parallel:'));
  return { ...first, passed: first.passed + first.failed, failed: 0, retried: first.retried + first.failed, notes };
}

/**
 * Runs a project of vitest.config.ts and counts its tests. `chosen`: the only files to run.
 * Returns `files`: those with failures.
 */
async function runVitest(project, timeout, env, chosen = []) {
  const [report, named] = ['', '-named'].map((what) => join(CACHE, `vitest-${project.replace('*', '')}${what}.json`));
  mkdirSync(CACHE, { recursive: true });
  for (const file of [report, named]) rmSync(file, { force: true });
  const reporters = ['default', 'json', './scripts/lib/named-tests.mjs'].map((name) => `--reporter=${name}`);
  const options = ['--project', project, ...reporters, `--outputFile.json=${report}`, ...chosen];
  const code = await run(tool('vitest/vitest.mjs', 'run', ...options), {
    timeout,
    env: { ...env, VIGIL_NAMED: named },
  });
  if (!existsSync(report)) return FAILED;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readJson(report);
  // A file that fails to load has no tests to count.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numFailedTests + broken;
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests need what cannot be had here, and are skipped`);
  if (numPassedTests + failed === 0) return reportMissing(`any test of the project "${project}"`);
  // Vitest can also fail without a failing test: an error after the last test, say.
  const names = existsSync(named) ? readJson(named) : { failed: [], again: [] };
  const notes = [
    ...names.failed.map((name) => `failed: ${name}`),
    ...names.again.map((name) => `passed only at the second try: ${name}`),
  ];
  const files = testResults.filter((file) => file.status === 'failed').map((file) => relative(root, file.name));
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped,
    retried: names.again.length,
    notes,
    files,
  };
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
