/**
 * `npm test`: installs what is missing, runs every check of checks.mjs and ends with the line `N passed, N failed`, and
 * `, N skipped` if a check needs what cannot be had here.
 *
 * `npm test -- types lint` runs only the checks of those names.
 */
import { Problem, runIfMain, say } from './lib/run.mjs';
import { checkNode, install } from './prepare.mjs';

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
  for (const { title, run } of checks) {
    console.log(`\n== ${title}`);
    const start = performance.now();
    const { passed, failed, skipped = 0 } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const word = failed > 0 ? 'FAIL' : skipped > 0 ? 'skip' : 'ok  ';
    lines.push(`${word} ${title}: ${counted({ passed, failed, skipped })}, ${seconds} s`);
    console.log(lines.at(-1));
  }
  console.log(`\n${lines.join('\n')}\n`);
}

function counted({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

await runIfMain(import.meta.url, test);
