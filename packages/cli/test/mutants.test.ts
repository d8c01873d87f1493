import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

/** Part of the scripts under test. */
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
/** A source as the scripts know it, by its path from the root. */
function source(text: string): string {
  const file = join(folder, `${files++}.ts`);
  writeFileSync(file, text);
  return relative(ROOT, file);
}
const breaksIn = (text: string) => findBreaks(text, treeOf(source(text)).program);
/** The source with each break carried out. */
const broken = (text: string) =>
  breaksIn(text).map(({ start, end, by }) => text.slice(0, start) + by + text.slice(end));

describe('a rule is broken', () => {
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
  ])('%s', (text, results) => {
    expect(broken(text).sort()).toEqual([...results].sort());
  });

  it('and put together with all its breaks, of which none or one is chosen', () => {
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

describe('a clause is broken', () => {
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
  ])('where line %i names it', (line, expected) => {
    const part = partAt(source(text), line);
    expect(text.slice(part?.start, part?.end)).toMatch(expected);
  });

  it('nowhere where only a type is named', () => {
    const part = partAt(source(text), 8);
    expect(part ? findBreaks(text, part) : []).toEqual([]);
  });
});

it('the same seed draws the same', () => {
  const drawn = (seed: string) => createRandom(seed).shuffle(Array.from({ length: 50 }, (_, i) => i));
  expect(drawn('1')).toEqual(drawn('1'));
  expect(drawn('1')).not.toEqual(drawn('2'));
  expect([...drawn('1')].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
});

describe('each row of a list of breaks fits the source, in one place', () => {
  const lists = fileURLToPath(new URL('lists/', scripts));
  it.each(readdirSync(lists))('%s', (list) => {
    expect(readBreaks(relative(ROOT, join(lists, list))).length).toBeGreaterThan(0);
  });
});

describe('what stands for vitest while rules are broken', () => {
  it('has whatever the tests of the packages that play ask of it', () => {
    // It takes the place of the one that runs here: so it is asked in a process of its own.
    const asked = `import('${new URL('vitest.mjs', scripts).href}').then((all) => console.log(JSON.stringify({
      expect: Object.keys(all.expect), vi: Object.keys(all.vi), names: Object.keys(all) })))`;
    const has: { expect: string[]; vi: string[]; names: string[] } = JSON.parse(
      execFileSync(process.execPath, ['-e', asked], { cwd: ROOT, encoding: 'utf8' }),
    );
    const lacking = new Set<string>();
    for (const name of ['engine', 'rules', 'content', 'table', 'bots', 'lab']) {
      const folder = join(ROOT, 'packages', name, 'test');
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts')) continue;
        const text = readFileSync(join(folder, file), 'utf8');
        for (const [, of, what] of text.matchAll(/(?<![.\w])(expect|vi)\.(\w+)\(/g)) {
          if (of && what && !has[of as 'expect' | 'vi'].includes(what)) lacking.add(`${of}.${what}`);
        }
        for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from 'vitest'/g)) {
          for (const one of names.split(',').map((word) => word.trim())) if (!has.names.includes(one)) lacking.add(one);
        }
      }
    }
    expect([...lacking]).toEqual([]);
  });
});
