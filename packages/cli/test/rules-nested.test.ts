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

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const RULE_TABLE = `
  export interface RuleTable { readonly board: Board; readonly turn: Turn }
  export interface Board { place(g: Game): Rule }
  export interface Turn { readonly mythos: Steps }
  export interface Steps { end(g: Game): Rule }
  export type Layer = (below: RuleTable) => RuleTable;
  export interface Other { run(): Rule }`;

/** Returns the number of findings in a source next to this rule table. */
function countFindings(text: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-rules-'));
  folders.push(folder);
  const files = Object.entries({ 'rule-table.ts': RULE_TABLE, 'a.ts': text }).map(([name, content]) => {
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
    // A rule of a layer is created once, but runs many times.
    'const layer: Layer = (below) => ({ ...below, board: { *place(g) { yield* each(g, function* () {}); } } });',
    'function patrols(board: Board): Board { return { place: (g) => each(g, function* () {}) }; }',
  ])('is reported in: %s', (text) => {
    expect(countFindings(text)).toBe(1);
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
  ])('is not reported if it is created once: %s', (text) => {
    expect(countFindings(text)).toBe(0);
  });
});
