/**
 * The quick checks, one to two minutes: types, style, imports, and the tests and scenarios that mention the changes.
 *
 *   npm run check                     changes since the branch left main, committed or not.
 *   npm run check -- rules web        all tests of these packages.
 *   npm run check -- packages/rules/test/haunt-day.test.ts
 *
 * `npm test` runs everything.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './lib/changes.mjs';
import { findMentions, termsOf } from './lib/mentions.mjs';
import { log, Problem, root, run, runIfMain } from './lib/run.mjs';
import { tool } from './prepare.mjs';

const SOURCE = /\.(?:[cm]?[jt]sx?|json|jsonc|css)$/;
const TEST = /^(?:packages|examples)\/.*\.test\.ts$/;
const TESTED = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/test`);
const SCENARIO = /^scenarios\/.*\.yaml$/;
/** Limits that keep a run within a minute: seconds of tests, counted on one core, and number of scenario files. */
const TEST_SECONDS = 30;
const SCENARIO_FILES = 12;
/** Tests of all components, by the folder whose changes they cover. */
const TESTS_OF_ALL = {
  'packages/content/': ['guard', 'guard-texts', 'words', 'box-combinations'].map(
    (name) => `packages/content/test/${name}.test.ts`,
  ),
  'packages/rules/src/language/questions/': ['packages/rules/test/messages.test.ts'],
  'packages/rules/src/words/': ['packages/rules/test/messages.test.ts'],
};
/** Assumed for a test file without a recorded time. */
const DEFAULT_SECONDS = 2;
/** Assumed for a `.long.test.ts` file without one. */
const LONG_SECONDS = 20;

async function check(words) {
  const start = performance.now();
  const parts = words.map(findPart);
  const steps = parts.length > 0 ? stepsForParts(parts) : stepsForChanges(changedFiles());
  const rows = [];
  for (const group of steps) {
    rows.push(...(await Promise.all(group.map(runStep))));
  }
  const width = Math.max(...rows.map(({ title }) => title.length));
  for (const { ok, title, seconds } of rows) {
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${title.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
  }
  log(`${((performance.now() - start) / 1000).toFixed(1)} seconds in all`);
  const failed = rows.flatMap(({ ok, title }) => (ok ? [] : title));
  if (failed.length > 0) throw new Problem(`Failed: ${failed.join('; ')}.`);
  log('all of these pass; npm test is the whole');
}

/** Runs a step. Its output comes in one piece at the end, because steps of a group run in parallel. */
async function runStep({ title, command }) {
  const start = performance.now();
  const code = await run(command, { print: (text) => text !== '' && console.log(`\n== ${title}\n${text}`) });
  return { title, ok: code === 0, seconds: (performance.now() - start) / 1000 };
}

/** The folder or file of the repository that an argument names. */
function findPart(word) {
  const found = [word, join('packages', word)].find((path) => existsSync(join(root, path)));
  if (!found) throw new Problem(`There is neither a package nor a file called "${word}".`);
  return found;
}

function stepsForParts(parts) {
  const scenarios = parts.filter((part) => /^scenarios\b/.test(part));
  const code = parts.filter((part) => !scenarios.includes(part));
  return [listCheckSteps(code), listTestSteps(scenarios, code)];
}

/** Steps in groups; the steps of a group run in parallel. */
function stepsForChanges(changes) {
  const files = changes.map(({ file }) => file).filter((file) => existsSync(join(root, file)));
  const terms = termsOf(changes);
  const ofAll = Object.entries(TESTS_OF_ALL).flatMap(([folder, all]) =>
    files.some((file) => file.startsWith(folder)) ? all : [],
  );
  const tests = findMentions(terms, TESTED, TEST).filter((file) => !needsEnvironment(file));
  const scenarios = findMentions(terms, ['scenarios'], SCENARIO);
  const [own, ownScenarios] = [TEST, SCENARIO].map((pattern) => files.filter((file) => pattern.test(file)));
  const chosen = [...new Set([...ofAll, ...own.filter((file) => !needsEnvironment(file)), ...takeWithinTime(tests)])];
  const played = [...new Set([...ownScenarios, ...scenarios.slice(0, SCENARIO_FILES)])];
  const omitted = tests.filter((file) => !chosen.includes(file)).length;
  if (omitted > 0) log(`${omitted} more test files mention what has changed; npm test runs them`);
  return [listCheckSteps(files.filter((file) => SOURCE.test(file))), listTestSteps(played, chosen)];
}

/** Tests that need a browser or PostgreSQL. */
function needsEnvironment(file) {
  return /^packages\/web\/test\/(?!unit\/)/.test(file) || file.endsWith('.postgres.test.ts');
}

function listCheckSteps(styled) {
  const script = (name) => [process.execPath, join(root, 'scripts', name)];
  const style = ['check', '--no-errors-on-unmatched', ...styled];
  return [
    { title: 'types (tsc -b)', command: tool('typescript/bin/tsc', '-b') },
    { title: 'imports', command: script('check-imports.mjs') },
    { title: 'rules that are called', command: script('check-rules.mjs') },
    ...(styled.length > 0 ? [{ title: 'style (biome)', command: tool('@biomejs/biome/bin/biome', ...style) }] : []),
  ];
}

function listTestSteps(scenarios, tests) {
  const vigil = [process.execPath, join(root, 'packages', 'cli', 'bin', 'vigil.mjs')];
  const vitest = ['vitest/vitest.mjs', 'run', '--project', 'unit*', '--passWithNoTests', '--reporter=dot', ...tests];
  return [
    ...(tests.length > 0 ? [{ title: `unit tests (${formatCount(tests)})`, command: tool(...vitest) }] : []),
    ...(scenarios.length > 0
      ? [{ title: `scenarios (${formatCount(scenarios)})`, command: [...vigil, 'scenario', ...scenarios] }]
      : []),
  ];
}

function formatCount(files) {
  return files.length === 1 ? '1 file' : `${files.length} files`;
}

/** The first of these files that fit into the time limit, by their times in the last `npm test`. */
function takeWithinTime(files) {
  const seconds = recordedSeconds();
  let spent = 0;
  return files.filter((file) => {
    const cost = seconds.get(file) ?? (file.endsWith('.long.test.ts') ? LONG_SECONDS : DEFAULT_SECONDS);
    if (spent + cost > TEST_SECONDS) return false;
    spent += cost;
    return true;
  });
}

function recordedSeconds() {
  const report = join(root, 'node_modules', '.cache', 'vigil', 'vitest-unit.json');
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [name.slice(root.length + 1), (endTime - startTime) / 1000]),
  );
}

await runIfMain(import.meta.url, () => check(process.argv.slice(2)));
