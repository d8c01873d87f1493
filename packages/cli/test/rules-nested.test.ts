/** Further findings of `npm test -- rules`: generators defined inside a rule and created on every run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** The script has no types: it is plain JavaScript that also runs by itself. */
const path: string = '../../../scripts/lib/rules-nested.mjs';
const { findNestedRules }: { findNestedRules(files: readonly string[]): { readonly index: number }[] } = await import(
  /* @vite-ignore */ path
);

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const MEANINGS = `
  export interface RuleTable { readonly board: Board; readonly turn: Turn }
  export interface Board { place(g: Game): Rule }
  export interface Turn { readonly mythos: Steps }
  export interface Steps { end(g: Game): Rule }
  export type Layer = (below: RuleTable) => RuleTable;
  export interface Other { run(): Rule }`;

/** Returns the number of findings in a source next to these rules. */
function foundIn(text: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-rules-'));
  made.push(folder);
  const files = Object.entries({ 'meanings.ts': MEANINGS, 'a.ts': text }).map(([name, content]) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  });
  return findNestedRules(files).length;
}

describe('a generator inside a rule', () => {
  it.each([
    'function* rule(g: Game): Rule { const one = function* () {}; yield* one(); }',
    'function* rule(g: Game): Rule { function* one() {} yield* one(); }',
    'export const actions = (g: Game) => [{ id: 1, *run() { yield* a(g); } }];',
    'function actions(g: Game): Other { return { *run(): Rule {} }; }',
    // Also in a rule that is put together once: it runs each time all the same.
    'const layer: Layer = (below) => ({ ...below, board: { *place(g) { yield* each(g, function* () {}); } } });',
    'function patrols(board: Board): Board { return { place: (g) => each(g, function* () {}) }; }',
  ])('is found: %s', (text) => {
    expect(foundIn(text)).toBe(1);
  });

  it.each([
    'function* rule(g: Game): Rule { yield* each(g, (one) => other(g, one)); }\nfunction* other(g: Game, one: string): Rule {}',
    'export const handlers = { *one(g: Game): Rule {} };',
    'export const one = (n: number): Handler => function* (g) {};',
    'function one(n: number): Handler { return function* (g) {}; }',
    'const layer: Layer = (below) => ({ ...below, board: { *place(g) {} } });',
    'function made(): Layer { return (below) => ({ ...below, board: { *place(g) {} } }); }',
    'export const box = { layer(below) { return { ...below, board: { *place(g) {} } }; } };',
    'function ended(turn: Turn): { readonly mythos: Steps } { return { mythos: { ...turn.mythos, *end(g) {} } }; }',
    "function ended(turn: Turn): Pick<Steps, 'end'> { const end: Steps['end'] = function* (g) {}; return { end }; }",
  ])('is none where it is made once: %s', (text) => {
    expect(foundIn(text)).toBe(0);
  });
});
