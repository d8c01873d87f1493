/**
 * The quick lane, about a minute: types, style, imports, rules without `yield*`, and the unit tests of what one works on.
 *
 *   npm run check                     what has changed since the branch left main, committed or not
 *   npm run check -- rules web        these packages
 *   npm run check -- packages/rules/test/haunt-day.test.ts
 *
 * `npm test` is the whole.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root, run, runIfMain, say } from './lib/run.mjs';
import { tool } from './prepare.mjs';

const SOURCE = /\.(?:[cm]?[jt]sx?|json|jsonc|css)$/;
const CODE = /^packages\/[^/]+\/(?:src|test|plugins)\/.*\.tsx?$/;
const SCENARIO = /^scenarios\/.*\.yaml$/;

async function check(words) {
  const parts = words.map(partOf);
  const files = parts.length > 0 ? parts : changedFiles();
  const failed = [];
  for (const [title, command] of stepsFor(files, parts.length > 0)) {
    say(title);
    if ((await run(command)) !== 0) failed.push(title);
  }
  if (failed.length > 0) throw new Problem(`Not in order: ${failed.join('; ')}.`);
  say('in order, as far as this looks; npm test is the whole');
}

/** The folder or file of the repository that a word means. */
function partOf(word) {
  const found = [word, join('packages', word)].find((path) => existsSync(join(root, path)));
  if (!found) throw new Problem(`There is neither a package nor a file called "${word}".`);
  return found;
}

/** A title and a command each. `whole`: the parts are meant as they are, not what depends on them. */
function stepsFor(files, whole) {
  const steps = [
    ['types (tsc -b)', tool('typescript/bin/tsc', '-b')],
    ['imports', [process.execPath, join(root, 'scripts', 'check-imports.mjs')]],
    ['rules that are called', [process.execPath, join(root, 'scripts', 'check-rules.mjs')]],
  ];
  const styled = whole ? files : files.filter((file) => SOURCE.test(file));
  const style = ['check', '--no-errors-on-unmatched', ...styled];
  if (styled.length > 0) steps.push(['style (biome)', tool('@biomejs/biome/bin/biome', ...style)]);
  const scenarios = files.filter((file) => SCENARIO.test(file));
  const vigil = [process.execPath, join(root, 'packages', 'cli', 'bin', 'vigil.mjs')];
  if (scenarios.length > 0) steps.push(['scenarios', [...vigil, 'scenario', ...scenarios]]);
  const code = whole ? files.filter((file) => /^packages\b/.test(file)) : files.filter((file) => CODE.test(file));
  const how = whole ? ['run'] : ['related', '--run'];
  const vitest = ['vitest/vitest.mjs', ...how, '--project', 'unit', '--passWithNoTests', ...code];
  if (code.length > 0) steps.push(['unit tests (vitest)', tool(...vitest)]);
  return steps;
}

/** What is other than in main, that is still there. */
function changedFiles() {
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== undefined);
  const since = (main && git('merge-base', 'HEAD', main)?.trim()) || 'HEAD';
  const lines = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  const files = lines.flatMap((text) => (text ?? '').split('\n')).filter((file) => file !== '');
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

/** What a question to git is answered with; undefined: it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

await runIfMain(import.meta.url, () => check(process.argv.slice(2)));
