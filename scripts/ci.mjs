/**
 * What CI runs (`.ci/run`): `npm test`, then `npm run test:matrix`. Each says its own counts; the closing line is their sum,
 * `N passed, N failed`, and the exit code is not 0 where anything failed.
 */
import { spawn } from 'node:child_process';
import { root, runIfMain } from './lib/run.mjs';

const PARTS = [
  ['npm', '--silent', 'test'],
  ['npm', '--silent', 'run', 'test:matrix'],
];
const COUNTS = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

async function ci() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of PARTS) {
    const counts = await countsOf(part);
    for (const kind of Object.keys(total)) total[kind] += counts[kind];
  }
  process.exitCode = total.failed === 0 ? 0 : 1;
  const { passed, failed, skipped } = total;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}

/** Runs a command, shows all that it prints, and reads its last line of counts. One that gives none has failed. */
function countsOf([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let last;
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      last = lines.findLast((line) => COUNTS.test(line)) ?? last;
    });
    child.on('error', () => resolve({ passed: 0, failed: 1, skipped: 0 }));
    child.on('close', (code) => {
      const [passed, failed, skipped] = (COUNTS.exec(COUNTS.test(rest) ? rest : (last ?? '')) ?? [])
        .slice(1)
        .map((count) => Number(count ?? 0));
      const isUnsaid = passed === undefined || (code !== 0 && failed === 0);
      resolve({ passed: passed ?? 0, failed: (failed ?? 0) + (isUnsaid ? 1 : 0), skipped: skipped ?? 0 });
    });
  });
}

await runIfMain(import.meta.url, ci);
