import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../src/root.js';
import { vigil } from './vigil.js';

/** Beside where `npm run build` puts it, as deep in the repository. */
const FOLDER = 'whole-tried';
const WHOLE = join(ROOT, 'packages', 'cli', 'dist', FOLDER);

function whole(...args: string[]): string {
  return execFileSync(process.execPath, [join(WHOLE, 'main.cjs'), ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

describe('the command in few files', () => {
  beforeAll(() => {
    vigil(['--version']);
    execFileSync(process.execPath, [join(ROOT, 'scripts', 'whole.mjs'), FOLDER]);
  }, 120_000);
  afterAll(() => rmSync(WHOLE, { recursive: true, force: true }));

  it('knows its version and names its commands', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(whole('--version')).toBe(`${version}\n`);
    expect(whole('--help')).toBe(vigil(['--help']).stdout);
  });

  it('plays the same games, on threads of its own too', () => {
    const words = ['simulate', '--games', '6', '--investigators', '2', '--json', '--packs', 'base,dunwich'];
    const cameTo = (text: string) => {
      const { decisions, turns, outcomes, crashes } = JSON.parse(text);
      return { decisions, turns, outcomes, crashes };
    };
    const one = cameTo(whole(...words, '--threads', '1'));
    expect(one.crashes).toEqual([]);
    expect(one).toEqual(cameTo(vigil([...words, '--threads', '1']).stdout));
    expect(cameTo(whole(...words, '--threads', '2'))).toEqual(one);
  });

  it('finds what lies in the repository: schemas of scenarios, packs from files', () => {
    const folder = join(ROOT, 'scenarios');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    const [shortest] = files.map((name) => join(folder, name)).sort((a, b) => statSync(a).size - statSync(b).size);
    expect(whole('scenario', shortest as string)).toMatch(/passed|ok/i);
    const pack = join(ROOT, 'fixtures', 'packs', 'lantern-lane.yaml');
    expect(whole('bench', '--first', '--pack-file', pack)).toMatch(/^[\w.-]+\n$/);
  });

  it('need not compile what V8 has kept of a file, and compiles where that is of no use', () => {
    const files = readdirSync(WHOLE);
    const names = files.filter((name) => /-[\w-]{8}\.cjs$/.test(name));
    expect(names.length).toBeGreaterThan(20);
    expect(compiled(names)).toEqual([]);
    const entry = names.find((name) => name.startsWith('main-')) as string;
    const kept = join(WHOLE, entry.replace(/cjs$/, 'code'));
    const code = readFileSync(kept);
    writeFileSync(kept, code.subarray(0, code.length / 2));
    expect(compiled(names)).toEqual([entry]);
    expect(whole('--help')).toBe(vigil(['--help']).stdout);
    rmSync(kept);
    expect(compiled(names)).toEqual([entry]);
    writeFileSync(kept, code);
    expect(compiled(names)).toEqual([]);
    expect(compiled(names, '--no-allocation-site-pretenuring').length).toBe(names.length);
  });

  it('has V8 wait longer before it makes functions fast until its first work is done, and take what was kept all the same', () => {
    const { taken, compiled: all } = patience('bench', '--first', '--game', 'haunt');
    expect(all).toEqual([]);
    // V8 rejects a code cache with other flags; the flags differ only at the start.
    expect(taken).toEqual({ before: true, meanwhile: false, after: true });
  });
});

/** Starts the command, and sees whether V8 is as it was when code was kept. `compiled`: of which files it took none. */
function patience(...words: string[]): { taken: Record<string, boolean>; compiled: string[] } {
  const watch = `const { Whole } = require(${JSON.stringify(join(ROOT, 'packages', 'cli', 'bin', 'whole.cjs'))});
    const [, folder] = process.argv;
    const taken = {};
    const look = (when, name) => {
      const other = new Whole(folder);
      other.script(name);
      taken[when] = other.compiled.length === 0;
    };
    const { start } = Whole.prototype;
    Whole.prototype.start = function (name, by) {
      look('before', name);
      start.call(this, name, by);
      look('meanwhile', name);
      process.on('exit', () => {
        look('after', name);
        console.error(JSON.stringify({ taken, compiled: this.compiled }));
      });
    };
    require(folder + '/main.cjs');`;
  return JSON.parse(spawnSync(process.execPath, ['-e', watch, WHOLE, ...words], { encoding: 'utf8' }).stderr);
}

/** Returns the files that have to be compiled. */
function compiled(names: readonly string[], ...flags: string[]): string[] {
  const read = `const { Whole } = require(${JSON.stringify(join(ROOT, 'packages', 'cli', 'bin', 'whole.cjs'))});
    const [folder, ...names] = process.argv.slice(1);
    const whole = new Whole(folder);
    for (const name of names) whole.script(name);
    console.log(JSON.stringify(whole.compiled));`;
  return JSON.parse(execFileSync(process.execPath, [...flags, '-e', read, WHOLE, ...names], { encoding: 'utf8' }));
}
