/**
 * Mutation tests: breaks rules and cards on purpose, one at a time, and reports the mutations that no test notices.
 *
 *   npm run mutants -- --clauses 20 --seed 1          one mutation for each of 20 clauses, at a place of the rules that names it.
 *   npm run mutants -- --cards 20 --seed 1            one in each of 20 cards.
 *   npm run mutants -- --of A-MOVE-36,H-CITY --each 3  three for each of these clauses.
 *   npm run mutants -- --again FILE                   again those that an earlier run found unnoticed (or only elsewhere).
 *   npm run mutants -- --list FILE --scenarios        those of a list (scripts/lib/mutants/lists), with scenarios alone.
 *
 * The tests and scenarios that name the clause run first. If none of them notices, all others that reach the place run.
 *
 *   --own        leaves these others out, which is quick.
 *   --slow       includes long random games.
 *   --json FILE  saves the report, updated after every mutation.
 *
 * The sources are only read: a build of the tests in node_modules/.cache contains each mutation with a switch.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLane, filesUnder, listTestFiles } from './lib/mutants/build.mjs';
import { drawCards, drawClauses, keyOf } from './lib/mutants/draw.mjs';
import { findNoticingTest, runUnbroken } from './lib/mutants/lane.mjs';
import { readBreaks } from './lib/mutants/listed.mjs';
import { log, Problem, root, runIfMain } from './lib/run.mjs';

const OPTIONS = {
  clauses: { type: 'string' },
  cards: { type: 'string' },
  seed: { type: 'string', default: '1' },
  of: { type: 'string' },
  each: { type: 'string', default: '1' },
  again: { type: 'string' },
  list: { type: 'string' },
  scenarios: { type: 'boolean', default: false },
  json: { type: 'string' },
  own: { type: 'boolean', default: false },
  slow: { type: 'boolean', default: false },
};
/** Milliseconds. A slower test that names no clause runs only with `--slow`. */
const SLOW = 1500;
/** Sources of components: they are created once for all tests of a thread, so any test may depend on them. */
const CARDS = /^packages\/content\/src\//;
/** List of mutations that change nothing, each with its reason. */
const KNOWN = 'scripts/lib/mutants/known.json';

async function runMutants(words) {
  const options = readOptions(words);
  const ledger = readLedger();
  const breaks = drawBreaks(options, ledger).map((one, number) => ({ ...one, number }));
  if (breaks.length === 0) throw new Problem('There is nothing to break.');
  const cache = join(root, 'node_modules', '.cache', 'vigil');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'mutants-'));
  try {
    const { report, failing } = await testBreaks(folder, breaks, ledger, options);
    console.log(`\n${formatSummary(report, failing)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests one mutation after the other, and reports on each. */
async function testBreaks(folder, breaks, ledger, options) {
  log(`${breaks.length} breaks; building`);
  await buildLane(folder, breaks);
  const all = { files: options.scenarios ? [] : listTestFiles(), scenarios: filesUnder('scenarios', '.yaml') };
  const { files, scenarios } = options.own ? selectNaming(all, breaks, ledger) : all;
  const { tests, failing } = await runUnbroken({ folder, files, scenarios }, log);
  const report = [];
  for (const one of breaks) {
    const found = await testBreak(folder, one, tests, ledger, options);
    report.push(found);
    console.log(`${report.length}/${breaks.length} ${formatLine(found)}`);
    if (options.json) writeFileSync(options.json, `${JSON.stringify(report, undefined, 1)}\n`);
  }
  return { report, failing };
}

function readOptions(words) {
  const values = parseOptions(words);
  const whole = (name) => {
    const value = Number(values[name] || (name in values ? Number.NaN : 0));
    if (!Number.isInteger(value) || value < 0) throw new Problem(`--${name} takes a whole number.`);
    return value;
  };
  const [clauses, cards, each] = ['clauses', 'cards', 'each'].map(whole);
  if (clauses + cards === 0 && !values.of && !values.again && !values.list) {
    throw new Problem('Say how many clauses or cards are to be broken: npm run mutants -- --clauses 20 --seed 1');
  }
  return { ...values, clauses, cards, each };
}

function parseOptions(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS }).values;
  } catch (error) {
    throw new Problem(
      `${error.message} (It takes ${Object.keys(OPTIONS)
        .map((name) => `--${name}`)
        .join(', ')}.)`,
    );
  }
}

/** The clauses by id, each with the tests, scenarios and code that name it. */
function readLedger() {
  const vigil = join(root, 'packages', 'cli', 'bin', 'vigil.mjs');
  // It fails if a clause is named that does not exist; its output is complete all the same.
  const { stdout } = spawnSync(process.execPath, [vigil, 'ledger', '--json', '--code'], { cwd: root, maxBuffer: 1e9 });
  return new Map(JSON.parse(String(stdout)).map((clause) => [clause.id, clause]));
}

function drawBreaks({ clauses, cards, seed, of, each, again, list }, ledger) {
  if (list) return readBreaks(list);
  const all = [...ledger.values()];
  if (again) return redrawBreaks(again, all);
  const starts = of?.split(',').map((start) => start.trim().toUpperCase());
  const chosen = starts ? all.filter(({ id }) => starts.some((start) => `${id}-`.startsWith(`${start}-`))) : all;
  return [...drawClauses(chosen, starts ? chosen.length : clauses, seed, each), ...drawCards(cards, seed, each)];
}

/** Mutations that the clause's own tests did not notice in an earlier report, if the code still has their places. */
function redrawBreaks(file, all) {
  const before = readReport(file).filter(({ noticed }) => noticed !== 'named');
  const wanted = new Set(before.map(keyOf));
  const ids = new Set(before.map(({ clause }) => clause));
  const clauses = all.filter(({ id }) => ids.has(id));
  const cards = before.some(({ card }) => card) ? drawCards(Number.POSITIVE_INFINITY, 1, Number.POSITIVE_INFINITY) : [];
  return [...drawClauses(clauses, clauses.length, 1, Number.POSITIVE_INFINITY), ...cards].filter((one) =>
    wanted.has(keyOf(one)),
  );
}

/** Reads a report that an earlier run saved with `--json`. */
function readReport(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(resolve(file), 'utf8'));
  } catch (error) {
    throw new Problem(`${file} is not a report of an earlier run: ${error.message}`);
  }
  if (!Array.isArray(report)) throw new Problem(`${file} is not a report of an earlier run: it is not a list.`);
  return report;
}

/** Tests a mutation. `noticed` of the result is a key of {@link RESULT_LABELS}. */
async function testBreak(folder, one, tests, ledger, { own: ownOnly, slow }) {
  const { clause, card, file, line, at, was, by, number } = one;
  const description = { clause, card, file, line, at, was, by };
  const known = readKnownBreaks().find((other) =>
    ['file', 'at', 'was', 'by'].every((key) => other[key] === description[key]),
  );
  if (known) return { ...description, noticed: 'known', why: known.why };
  const names = clause && namesOf(ledger.get(clause));
  const own = tests.filter(({ test, file: from }) => (names ? names.has(test) : mentionsCard(card, from)));
  const byOwn = await findNoticingTest(folder, number, own);
  if (byOwn) return { ...description, noticed: 'named', ...byOwn };
  if (ownOnly) return { ...description, noticed: 'nobody', named: own.length };
  const section = clause?.replace(/\d+$/, '');
  const near = ({ test }) => (section && test.includes(section) ? 0 : 1);
  const others = tests
    .filter((test) => !own.includes(test) && (test.met.has(number) || CARDS.test(file)) && (slow || test.ms < SLOW))
    .sort((a, b) => Number(b.scenario) - Number(a.scenario) || near(a) - near(b) || a.ms - b.ms);
  const byOther = await findNoticingTest(folder, number, others);
  return {
    ...description,
    noticed: byOther ? 'other' : 'nobody',
    named: own.length,
    reached: others.length,
    ...byOther,
  };
}

/** The test and scenario files that name the clauses and cards of the mutations. */
function selectNaming({ files, scenarios }, breaks, ledger) {
  const clauses = breaks.flatMap(({ clause }) => (clause ? [...namesOf(ledger.get(clause))] : []));
  const named = new Set(clauses.map((test) => test.split(' › ')[0]));
  const cards = breaks.flatMap(({ card }) => card ?? []);
  const wanted = (file) => named.has(file) || cards.some((id) => mentionsCard(id, file));
  return { files: files.filter(wanted), scenarios: scenarios.filter(wanted) };
}

function namesOf({ tests, scenarios }) {
  return new Set([...tests, ...scenarios]);
}

/** True if a file of scenarios or tests names a card; the tests of the packs cover all cards. */
function mentionsCard(id, file) {
  if (file.startsWith('packages/content/test/')) return true;
  const within = new RegExp(`(?<![\\w-])${id.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(?![\\w-])`);
  return within.test(textOf(file));
}

const texts = new Map();
function textOf(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'));
  return texts.get(file);
}

let known;
function readKnownBreaks() {
  known ??= JSON.parse(readFileSync(join(root, KNOWN), 'utf8'));
  return known;
}

const RESULT_LABELS = { named: 'noticed', other: 'ELSEWHERE', nobody: 'UNNOTICED', known: 'known' };

function formatLine({ clause, card, file, line, was, by, noticed, test, why }) {
  const change = by === '' ? `without ${shorten(was)}` : `${shorten(was)} → ${shorten(by)}`;
  const who = noticed === 'other' ? ` (${test})` : noticed === 'known' ? ` (${why})` : '';
  return `${RESULT_LABELS[noticed].padEnd(9)} ${clause ?? card}  ${file}:${line}  ${change}${who}`;
}

function shorten(text) {
  return text.length > 90 ? `${text.slice(0, 60)} … ${text.slice(-25)}` : text;
}

function formatSummary(report, failing) {
  const of = (how) => report.filter(({ noticed }) => noticed === how);
  const list = (title, some) => (some.length === 0 ? [] : ['', title, ...some.map((one) => `  ${formatLine(one)}`)]);
  return [
    ...list('Not noticed:', of('nobody')),
    ...list('Only what names another clause noticed:', of('other')),
    ...(failing.length === 0 ? [] : ['', 'Left out, since they fail though nothing is broken:']),
    ...formatFailing(failing),
    '',
    `${report.length} broken: ${of('named').length} noticed by what names them, ${of('other').length} only elsewhere, ` +
      `${of('nobody').length} by nobody, ${of('known').length} known to change nothing`,
  ].join('\n');
}

/** Lines for tests that fail without a mutation, grouped by reason. */
function formatFailing(failing) {
  const byReason = new Map();
  for (const { test, why } of failing) {
    const reason = why.split('\n')[0];
    byReason.set(reason, [...(byReason.get(reason) ?? []), test]);
  }
  return [...byReason].map(
    ([why, [first, ...more]]) => `  ${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${why}`,
  );
}

await runIfMain(import.meta.url, () => runMutants(process.argv.slice(2)));
