import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../src/root.js';
import { vigil } from './vigil.js';

/** Next to the folder of `npm run build`, at the same depth. */
const FOLDER = 'whole-tried';
const BUNDLE = join(ROOT, 'packages', 'cli', 'dist', FOLDER);

function runBundle(...args: string[]): string {
  return execFileSync(process.execPath, [join(BUNDLE, 'main.cjs'), ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

describe('the command bundled into few files', () => {
  beforeAll(() => {
    vigil(['--version']);
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'whole.mjs'), FOLDER]);
  });
  afterAll(() => rmSync(BUNDLE, { recursive: true, force: true }));

  it('knows its version and names its commands', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(runBundle('--version')).toBe(`${version}\n`);
    expect(runBundle('--help')).toBe(vigil(['--help']).stdout);
  });

  it('plays the same games, also on several threads', () => {
    const words = ['simulate', '--games', '6', '--investigators', '2', '--json', '--packs', 'base,dunwich'];
    const resultOf = (text: string) => {
      const { decisions, turns, outcomes, crashes } = JSON.parse(text);
      return { decisions, turns, outcomes, crashes };
    };
    const one = resultOf(runBundle(...words, '--threads', '1'));
    expect(one.crashes).toEqual([]);
    expect(one).toEqual(resultOf(vigil([...words, '--threads', '1']).stdout));
    expect(resultOf(runBundle(...words, '--threads', '2'))).toEqual(one);
  });

  it('finds files of the repository, such as scenarios and packs', () => {
    const folder = join(ROOT, 'scenarios');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    const [shortest] = files.map((name) => join(folder, name)).sort((a, b) => statSync(a).size - statSync(b).size);
    expect(runBundle('scenario', shortest as string)).toMatch(/passed|ok/i);
    const pack = join(ROOT, 'fixtures', 'packs', 'lantern-lane.yaml');
    expect(runBundle('bench', '--first', '--pack-file', pack)).toMatch(/^[\w.-]+\n$/);
  });

  it('uses the code cache of V8, and compiles a file whose cache is missing or unusable', () => {
    const files = readdirSync(BUNDLE);
    const names = files.filter((name) => /-[\w-]{8}\.cjs$/.test(name));
    expect(names.length).toBeGreaterThan(20);
    expect(listCompiled(names)).toEqual([]);
    const entry = names.find((name) => name.startsWith('main-')) as string;
    const cache = join(BUNDLE, entry.replace(/cjs$/, 'code'));
    const code = readFileSync(cache);
    writeFileSync(cache, code.subarray(0, code.length / 2));
    expect(listCompiled(names)).toEqual([entry]);
    expect(runBundle('--help')).toBe(vigil(['--help']).stdout);
    rmSync(cache);
    expect(listCompiled(names)).toEqual([entry]);
    writeFileSync(cache, code);
    expect(listCompiled(names)).toEqual([]);
    expect(listCompiled(names, '--no-allocation-site-pretenuring').length).toBe(names.length);
  });

  it('delays optimization by V8 during its first work, and still uses the code cache', () => {
    const { accepted, compiled: all } = watchCodeCache('bench', '--first', '--game', 'haunt');
    expect(all).toEqual([]);
    // V8 rejects a code cache with other flags; the flags differ only at the start.
    expect(accepted).toEqual({ before: true, meanwhile: false, after: true });
  });
});

/** Starts the command and returns when V8 accepts the code cache. `compiled` lists files without a usable cache. */
function watchCodeCache(...words: string[]): { accepted: Record<string, boolean>; compiled: string[] } {
  const watch = `const { Whole } = require(${JSON.stringify(join(ROOT, 'packages', 'cli', 'bin', 'whole.cjs'))});
    const [, folder] = process.argv;
    const accepted = {};
    const look = (when, name) => {
      const other = new Whole(folder);
      other.script(name);
      accepted[when] = other.compiled.length === 0;
    };
    const { start } = Whole.prototype;
    Whole.prototype.start = function (name, by) {
      look('before', name);
      start.call(this, name, by);
      look('meanwhile', name);
      process.on('exit', () => {
        look('after', name);
        console.error(JSON.stringify({ accepted, compiled: this.compiled }));
      });
    };
    require(folder + '/main.cjs');`;
  return JSON.parse(spawnSync(process.execPath, ['-e', watch, BUNDLE, ...words], { encoding: 'utf8' }).stderr);
}

/** Returns the files that V8 has to compile. */
function listCompiled(names: readonly string[], ...flags: string[]): string[] {
  const read = `const { Whole } = require(${JSON.stringify(join(ROOT, 'packages', 'cli', 'bin', 'whole.cjs'))});
    const [folder, ...names] = process.argv.slice(1);
    const whole = new Whole(folder);
    for (const name of names) whole.script(name);
    console.log(JSON.stringify(whole.compiled));`;
  return JSON.parse(execFileSync(process.execPath, [...flags, '-e', read, BUNDLE, ...names], { encoding: 'utf8' }));
}
