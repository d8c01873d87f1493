import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

/** A break as the scripts describe it. */
interface Break {
  kind: 'value' | 'statement';
  start: number;
  end: number;
  by: string;
}
const scripts = new URL('../../../scripts/lib/mutants/', import.meta.url);
const load = <T>(name: string): Promise<T> => import(new URL(name, scripts).href);
const { createRandom } = await load<{ createRandom(seed: string): { shuffle<T>(list: readonly T[]): T[] } }>(
  'chance.mjs',
);
const { findBreaks } = await load<{ findBreaks(text: string, part: object): Break[] }>('operators.mjs');
const { weaveBreaks } = await load<{ weaveBreaks(text: string, breaks: object[]): string }>('weave.mjs');
const { partAt, treeOf } = await load<{
  partAt(file: string, line: number): { start: number; end: number } | undefined;
  treeOf(file: string): { text: string; program: object };
}>('trees.mjs');

const { readBreaks } = await load<{ readBreaks(file: string): { clause: string }[] }>('listed.mjs');

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vigil-mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
/** Writes a source and returns its path from the root, which the scripts take. */
function writeSource(text: string): string {
  const file = join(folder, `${files++}.ts`);
  writeFileSync(file, text);
  return relative(ROOT, file);
}
const breaksIn = (text: string) => findBreaks(text, treeOf(writeSource(text)).program);
/** Returns the source once for each break, with that break applied. */
const applyBreaks = (text: string) =>
  breaksIn(text).map(({ start, end, by }) => text.slice(0, start) + by + text.slice(end));

describe('the breaks of a rule', () => {
  it.each([
    ['if (a) b();', ['if (!(a)) b();', 'if (a) ']],
    ['x = a && b;', ['', 'x = a;', 'x = b;']],
    ['const x = n < 3;', ['const x = n <= 3;', 'const x = n < 4;', 'const x = n < 2;']],
    [
      'const x = one.filter((y) => y > z);',
      ['const x = one;', 'const x = one.filter((y) => !(y > z));', 'const x = one.filter((y) => y >= z);'],
    ],
    [
      "const x = { what: 'sanity', why: 'A-MOVE-01', id: 'doom' };",
      ["const x = { what: 'stamina', why: 'A-MOVE-01', id: 'doom' };"],
    ],
    ['function* f() { yield* g(); return h; }', ['function* f() {  return h; }']],
    ["g.tell?.({ type: 'doom', by: 1 });", []],
    ['type T = { n: 3 }; throw new Error(String(1));', []],
  ])('are complete for: %s', (text, results) => {
    expect(applyBreaks(text).sort()).toEqual([...results].sort());
  });

  it('are woven into one program, which runs with none or one of them', () => {
    const text = 'let n = 0; if (a > 1 && b) { n += 2; } else n = 3;';
    const breaks = breaksIn(text).map((one, number) => ({ ...one, number }));
    const run = (program: string, chosen: number) =>
      new Function('brokenAt', 'a', 'b', `${program}; return n;`)((number: number) => number === chosen, 2, true);
    expect(run(weaveBreaks(text, breaks), -1)).toBe(2);
    for (const one of breaks) {
      const alone = text.slice(0, one.start) + one.by + text.slice(one.end);
      expect([one.by, run(weaveBreaks(text, breaks), one.number)]).toEqual([one.by, run(alone, -1)]);
    }
  });
});

describe('the part of a source that a clause names', () => {
  const text = `/** All of it (A-MOVE-01). */
export function* rule() {
  // A-MOVE-02: the second
  if (a) return;
  b(); // A-MOVE-03
  ask({ why: 'A-MOVE-04' });
}
/** Only a type (A-MOVE-05). */
interface None {}
`;
  it.each([
    [1, /^export function\* rule[\s\S]*\}$/],
    [3, /^if \(a\) return;$/],
    [5, /^b\(\);$/],
    [6, /^ask\(/],
  ])('is the code of the comment in line %i', (line, expected) => {
    const part = partAt(writeSource(text), line);
    expect(text.slice(part?.start, part?.end)).toMatch(expected);
  });

  it('has no breaks if it is a type', () => {
    const part = partAt(writeSource(text), 8);
    expect(part ? findBreaks(text, part) : []).toEqual([]);
  });
});

it('createRandom draws the same for the same seed', () => {
  const shuffle = (seed: string) => createRandom(seed).shuffle(Array.from({ length: 50 }, (_, i) => i));
  expect(shuffle('1')).toEqual(shuffle('1'));
  expect(shuffle('1')).not.toEqual(shuffle('2'));
  expect([...shuffle('1')].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
});

describe('a list of breaks', () => {
  const lists = fileURLToPath(new URL('lists/', scripts));
  it.each(readdirSync(lists))('%s matches the sources, each row in one place', (list) => {
    expect(readBreaks(relative(ROOT, join(lists, list))).length).toBeGreaterThan(0);
  });
});

describe('the small vitest of the mutation tests', () => {
  it('has every function that the tests of the mutated packages use', () => {
    // Loaded in its own process, because it replaces the vitest that runs this test.
    const program = `import('${new URL('vitest.mjs', scripts).href}').then((all) => console.log(JSON.stringify({
      expect: Object.keys(all.expect), vi: Object.keys(all.vi), names: Object.keys(all) })))`;
    const available: { expect: string[]; vi: string[]; names: string[] } = JSON.parse(
      execFileSync(process.execPath, ['-e', program], { cwd: ROOT, encoding: 'utf8' }),
    );
    const missing = new Set<string>();
    for (const name of ['engine', 'rules', 'content', 'table', 'bots', 'lab']) {
      const folder = join(ROOT, 'packages', name, 'test');
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts')) continue;
        const text = readFileSync(join(folder, file), 'utf8');
        for (const [, of, what] of text.matchAll(/(?<![.\w])(expect|vi)\.(\w+)\(/g)) {
          if (of && what && !available[of as 'expect' | 'vi'].includes(what)) missing.add(`${of}.${what}`);
        }
        for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from 'vitest'/g)) {
          for (const one of names.split(',').map((word) => word.trim()))
            if (!available.names.includes(one)) missing.add(one);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
});
