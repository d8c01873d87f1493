/**
 * `npm test`: installs what is missing, runs every check of checks.mjs and ends with the line `N passed, N failed`, and
 * `, N skipped` if a check needs what cannot be had here.
 *
 * `npm test -- types lint` runs only the checks of those names.
 */
import { Problem, runIfMain, say } from './lib/run.mjs';
import { checkNode, install } from './prepare.mjs';

/** Checks that need one core each run two at a time: a machine of CI has two. */
const AT_ONCE = 2;

async function test() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    checkNode();
    await install();
    await runChecks(await chosen(), total);
  } catch (error) {
    total.failed++;
    if (error instanceof Problem) say(error.message);
    else console.error(error);
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(counted(total));
}

async function chosen() {
  const { checks } = await import('./checks.mjs');
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown) {
    throw new Problem(`There is no check "${unknown}", only ${checks.map((check) => check.name).join(', ')}.`);
  }
  return names.length === 0 ? checks : checks.filter((check) => names.includes(check.name));
}

async function runChecks(checks, total) {
  const lines = [];
  for (const group of grouped(checks)) {
    const waiting = [...group];
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) lines.push(await runCheck(check, total, group));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  console.log(`\n${lines.join('\n')}\n`);
}

/** Runs of checks that may run beside each other; every other check by itself. */
function grouped(checks) {
  const groups = [];
  for (const check of checks) {
    const last = groups.at(-1);
    if (check.beside && last?.at(-1).beside) last.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** Carries out one, adds to the total, and returns its line. What it prints beside others comes at its end, in one piece. */
async function runCheck({ title, run }, total, { length }) {
  const printed = [];
  const print = length > 1 ? (text) => printed.push(text) : (text) => console.log(text);
  if (length === 1) print(`\n== ${title}`);
  const start = performance.now();
  const { passed, failed, skipped = 0, notes = [] } = await run(print);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const word = failed > 0 ? 'FAIL' : skipped > 0 ? 'skip' : 'ok  ';
  const line = `${word} ${title}: ${counted({ passed, failed, skipped })}, ${seconds} s`;
  if (length > 1) printed.unshift(`\n== ${title}`);
  console.log([...printed, line].join('\n'));
  // What is read first when something failed far away is the end.
  return [line, ...notes.map((note) => `     ${note}`)].join('\n');
}

function counted({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

await runIfMain(import.meta.url, test);
