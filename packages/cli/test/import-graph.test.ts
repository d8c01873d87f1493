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

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes source files and returns their paths by name. */
function writeSources(texts: Readonly<Record<string, string>>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-imports-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return Object.fromEntries(Object.keys(texts).map((name) => [name, join(folder, name)]));
}

describe('the imports of a source', () => {
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
  ])('contain %s with the kind "%s"', (text, kind) => {
    const { 'a.ts': file = '' } = writeSources({ 'a.ts': text });
    expect(sourceOf(file).imports.map((one) => [one.specifier, one.kind])).toEqual([['./x.js', kind]]);
  });

  it('contain nothing from strings and comments', () => {
    const { 'a.ts': file = '' } = writeSources({ 'a.ts': "// import './x.js'\nexport const a = `import './x.js'`;" });
    expect(sourceOf(file).imports).toEqual([]);
  });

  it('are an error with the path if the source cannot be parsed', () => {
    const { 'a.ts': file = '' } = writeSources({ 'a.ts': 'export const = 1;' });
    expect(() => sourceOf(file)).toThrow(file);
  });
});

describe('import cycles', () => {
  it('contain the sources that lead back to each other, and no others', () => {
    const graph = { a: ['b', 'd'], b: ['c'], c: ['b', 'e'], d: ['a'], e: ['f'], f: [] };
    expect(findCycles(new Map(Object.entries(graph)))).toEqual([
      ['b', 'c'],
      ['a', 'd'],
    ]);
    expect(findCycles(new Map([['a', ['a']]]))).toEqual([]);
  });

  it('include imports of types only on request', () => {
    const files = Object.values(
      writeSources({
        'a.ts': "import { b } from './b.js'; export type A = typeof b;",
        'b.tsx': "import type { A } from './a.js'; export const b = 1 as unknown as A; import './style.css';",
      }),
    );
    expect(findCycles(graphOf(files, ['value']))).toEqual([]);
    expect(findCycles(graphOf(files, ['value', 'type']))).toEqual([files]);
  });
});
