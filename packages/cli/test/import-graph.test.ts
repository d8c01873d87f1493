/** Import graph of `npm run imports`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

type Kind = 'value' | 'type' | 'later';
interface Graph {
  sourceOf(file: string): { readonly imports: readonly { readonly specifier: string; readonly kind: Kind }[] };
  graphOf(files: readonly string[], kinds: readonly Kind[]): Map<string, string[]>;
  findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][];
}

/** The script has no types: it is plain JavaScript that also runs by itself. */
const path: string = '../../../scripts/lib/import-graph.mjs';
const { sourceOf, graphOf, findCycles }: Graph = await import(/* @vite-ignore */ path);

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** Sources of these texts, as paths by their names. */
function written(texts: Readonly<Record<string, string>>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-imports-'));
  made.push(folder);
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return Object.fromEntries(Object.keys(texts).map((name) => [name, join(folder, name)]));
}

describe('what a source imports', () => {
  it.each<[string, Kind]>([
    ["import { a } from './x.js';", 'value'],
    ["import a, { type B } from './x.js';", 'value'],
    ["import * as a from './x.js';", 'value'],
    ["import './x.js';", 'value'],
    ["import {\n  type A,\n  b,\n} from './x.js';", 'value'],
    ["export { a } from './x.js';", 'value'],
    ["export * from './x.js';", 'value'],
    ["import type { A } from './x.js';", 'type'],
    ["import { type A, type B } from './x.js';", 'type'],
    ["export type { A } from './x.js';", 'type'],
    ["export { type A } from './x.js';", 'type'],
    ["const a = await import('./x.js');", 'later'],
  ])('%s', (text, kind) => {
    const { 'a.ts': file = '' } = written({ 'a.ts': text });
    expect(sourceOf(file).imports.map((one) => [one.specifier, one.kind])).toEqual([['./x.js', kind]]);
  });

  it('is nothing that only stands in a text or a comment', () => {
    const { 'a.ts': file = '' } = written({ 'a.ts': "// import './x.js'\nexport const a = `import './x.js'`;" });
    expect(sourceOf(file).imports).toEqual([]);
  });

  it('must be a program', () => {
    const { 'a.ts': file = '' } = written({ 'a.ts': 'export const = 1;' });
    expect(() => sourceOf(file)).toThrow(file);
  });
});

describe('circles', () => {
  it('are found among all sources that lead back to each other, and nowhere else', () => {
    const graph = { a: ['b', 'd'], b: ['c'], c: ['b', 'e'], d: ['a'], e: ['f'], f: [] };
    expect(findCycles(new Map(Object.entries(graph)))).toEqual([
      ['b', 'c'],
      ['a', 'd'],
    ]);
    expect(findCycles(new Map([['a', ['a']]]))).toEqual([]);
  });

  it('may be there in types only', () => {
    const files = Object.values(
      written({
        'a.ts': "import { b } from './b.js'; export type A = typeof b;",
        'b.tsx': "import type { A } from './a.js'; export const b = 1 as unknown as A; import './style.css';",
      }),
    );
    expect(findCycles(graphOf(files, ['value']))).toEqual([]);
    expect(findCycles(graphOf(files, ['value', 'type']))).toEqual([files]);
  });
});
