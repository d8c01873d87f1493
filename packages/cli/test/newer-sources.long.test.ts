import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../src/root.js';
import { useScratchFolder } from './vigil.js';

const file = useScratchFolder();
const LONG_AGO = new Date('2020-01-01');

/** Stand-in for tsc in the test clone: writes its records as tsc does for changed sources. */
const TSC = `
const { readdirSync, statSync, existsSync, writeFileSync, mkdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const root = join(__dirname, '..', '..', '..');
if (existsSync(join(root, 'during.cjs'))) require(join(root, 'during.cjs'));
if (existsSync(join(root, 'fails'))) process.exit(1);
for (const name of ['rules', 'cli']) {
  const [sources, dist] = [join(root, 'packages', name, 'src'), join(root, 'packages', name, 'dist')];
  const record = join(dist, '.tsbuildinfo');
  const names = readdirSync(sources, { recursive: true }).filter((file) => file.endsWith('.ts')).sort();
  const newest = Math.max(...names.map((file) => statSync(join(sources, file)).mtimeMs));
  const known = existsSync(record) && readFileSync(record, 'utf8') === names.join() && statSync(record).mtimeMs >= newest;
  if (known) continue;
  mkdirSync(dist, { recursive: true });
  writeFileSync(record, names.join());
}
writeFileSync(join(root, 'packages', 'cli', 'dist', 'main.js'), "console.log('runs');");
`;

describe('the build at the start of the command', () => {
  let root = '';
  let n = 0;
  const at = (...path: string[]) => join(root, ...path);
  const write = (path: string, text = '') => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  /** Starts the command and returns whether it built first. */
  const builds = (): boolean => {
    const { stdout, stderr } = spawnSync(process.execPath, [at('packages/cli/bin/vigil.mjs')], { encoding: 'utf8' });
    expect(stdout).toBe('runs\n');
    return stderr.includes('building');
  };
  /** Sets an old time, because file times are too coarse for quick changes. */
  const age = (...paths: string[]) => {
    for (const path of paths) utimesSync(at(path), LONG_AGO, LONG_AGO);
  };

  beforeEach(() => {
    root = file(`clone-${n++}`);
    cpSync(join(ROOT, 'packages', 'cli', 'bin'), at('packages/cli/bin'), { recursive: true });
    write('tsconfig.base.json');
    write('node_modules/typescript/bin/tsc', TSC);
    for (const name of ['rules', 'cli']) {
      write(`packages/${name}/tsconfig.json`);
      write(`packages/${name}/src/one.ts`);
      write(`packages/${name}/src/room/two.ts`);
    }
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
  });

  it('runs after a source was edited in place', () => {
    write('packages/rules/src/room/two.ts', '// changed');
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
  });

  it('runs after a source was added, even one with an old time', () => {
    write('elsewhere.ts');
    age('elsewhere.ts');
    renameSync(at('elsewhere.ts'), at('packages/rules/src/room/three.ts'));
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
  });

  it('runs after a source was removed or a folder was renamed', () => {
    rmSync(at('packages/rules/src/room/two.ts'));
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
    renameSync(at('packages/cli/src/room'), at('packages/cli/src/chamber'));
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
  });

  it('runs after an older file replaced a source, as with editors and git', () => {
    write('packages/rules/src/two.ts~', '// other');
    age('packages/rules/src/two.ts~');
    renameSync(at('packages/rules/src/two.ts~'), at('packages/rules/src/room/two.ts'));
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
  });

  it('runs once after a temporary file was added and removed, and writes nothing', () => {
    const { mtimeMs } = statSync(at('packages/rules/dist/.tsbuildinfo'));
    write('packages/rules/src/.two.swp');
    rmSync(at('packages/rules/src/.two.swp'));
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
    expect(statSync(at('packages/rules/dist/.tsbuildinfo')).mtimeMs).toBe(mtimeMs);
  });

  it('runs again after a source changed during a build', () => {
    const path = JSON.stringify(at('packages/rules/src/one.ts'));
    // tsc writes its record last. A file that changed after tsc read it is recorded with its old text.
    write('during.cjs', `require('node:fs').writeFileSync(${path}, '// meanwhile');`);
    write('packages/cli/src/one.ts', '// changed');
    expect(builds()).toBe(true);
    rmSync(at('during.cjs'));
    age('packages/rules/dist/.tsbuildinfo');
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
  });

  it('is skipped with a warning if TypeScript is not installed, and the command still runs', () => {
    write('packages/rules/src/one.ts', '// changed');
    rmSync(at('node_modules/typescript'), { recursive: true });
    const { stdout, stderr } = spawnSync(process.execPath, [at('packages/cli/bin/vigil.mjs')], { encoding: 'utf8' });
    expect(stdout).toBe('runs\n');
    expect(stderr).toMatch(/newer than the build.*not installed/);
  });

  it('runs again after a build that failed', () => {
    write('packages/rules/src/one.ts', '// wrong');
    write('fails');
    expect(builds()).toBe(true);
    expect(builds()).toBe(true);
    rmSync(at('fails'));
    expect(builds()).toBe(true);
    expect(builds()).toBe(false);
  });
});
