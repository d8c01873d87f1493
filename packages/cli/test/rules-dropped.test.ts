/** Findings of `npm test -- rules`: rules that are called but not run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

interface DroppedRule {
  readonly file: string;
  readonly index: number;
  readonly what: string;
}

/** The script has no types: it is plain JavaScript that also runs by itself. */
const path: string = '../../../scripts/lib/rules-dropped.mjs';
const { findDroppedRules }: { findDroppedRules(files: readonly string[]): DroppedRule[] } = await import(
  /* @vite-ignore */ path
);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A rule table, a rule and a module that exports it again, as in the sources. */
const DECLARATIONS = {
  'rule-table.ts': `
    export interface RuleTable { readonly board: Board; readonly play: Play; readonly turn: Turn }
    export interface Board { placeMonster(g: Game, at: string): Rule; left(g: Game): void; limit(g: Game): number }
    export interface Play { readonly handlers: Readonly<Record<string, Handler>> }
    export type Handler = { carryOut(g: Game): Rule }['carryOut'];
    export interface Turn { readonly mythos: Steps; readonly parts: readonly ((g: Game) => Rule)[] }
    export interface Steps { end(g: Game): Rule }`,
  'fall.ts': 'export function* fall(g: Game): Rule<boolean> { return true; }\nexport const plain = () => 1;',
  'people.ts': "export { fall } from './fall.js';",
};

/** Returns the findings in a source that may use all of these declarations. */
function findIn(body: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-rules-'));
  folders.push(folder);
  const text = `import { fall } from './people.js';\nimport { plain } from './fall.js';\n${body}\n`;
  const files = Object.entries({ ...DECLARATIONS, 'a.ts': text }).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });
  return findDroppedRules(files).map(({ file, what }) => `${file === files.at(-1) ? '' : file}${what.split(': ')[0]}`);
}

/** Returns the findings in the body of a rule. */
const findInRule = (body: string) =>
  findIn(`function* rule(g: Game, given: Rule, each: () => Rule): Rule {\n${body}\n}`);

describe('a rule that is called but not run', () => {
  it.each([
    ['fall(g);', 'fall(g)'],
    ['g.rules.board.placeMonster(g, at);', 'g.rules.board.placeMonster(g, at)'],
    ['below.board.placeMonster(g, at);', 'below.board.placeMonster(g, at)'],
    ['g.rules.turn.mythos.end(g);', 'g.rules.turn.mythos.end(g)'],
    ['const { board } = g.rules; board.placeMonster(g, at);', 'board.placeMonster(g, at)'],
    ['const { placeMonster } = g.rules.board; placeMonster(g, at);', 'placeMonster(g, at)'],
    ['const place = g.rules.board.placeMonster; place(g, at);', 'place(g, at)'],
    ['const does = g.rules.play.handlers[name]; does(g);', 'does(g)'],
    ['g.rules.play.handlers[name](g);', 'g.rules.play.handlers[name](g)'],
    ['for (const part of g.rules.turn.parts) part(g);', 'part(g)'],
    ['const { parts } = g.rules.turn; for (const part of parts) part(g);', 'part(g)'],
    ['for (const one of [fall, rule]) one(g);', 'one(g)'],
    ['each();', 'each()'],
    ['given;', 'given'],
    ['function* inner() {} inner();', 'inner()'],
    ['g.log?.(fall(g) || 1);', 'fall(g)'],
    ['yield fall(g);', 'fall(g)'],
    ['yield given;', 'given'],
    ['if (fall(g)) return;', 'fall(g)'],
    ['const fell = fall(g); if (fell) return;', 'fell'],
    ['if (!fall(g)) return;', 'fall(g)'],
    ['return fall(g);', 'fall(g)'],
    ['all.forEach((one) => fall(g, one));', 'fall(g, one)'],
    ['all.forEach((one) => { return fall(g, one); });', 'fall(g, one)'],
    ['all.forEach(fall);', 'all.forEach(fall)'],
    ['if (all.some((one) => fall(g, one))) return;', 'fall(g, one)'],
    ['for (const one of [...fall(g)]) one;', 'fall(g)'],
  ])('is reported in: %s', (body, finding) => {
    expect(findInRule(body)).toEqual([finding]);
  });

  it('is not a function of the same name from another module', () => {
    expect(findIn("import { fall as visit } from 'yaml';\nvisit(g);")).toEqual([]);
    expect(findIn("import { fall as visit } from './fall.js';\nvisit(g);")).toEqual(['visit(g)']);
  });

  it.each([
    ['board: { left: (g) => fall(g) }', 'left'],
    ['board: { *left(g) {} }', '*left(g) {}'],
    ['board: { left: fall }', 'left'],
  ])('is reported if a layer puts it in place of a plain function: %s', (body, finding) => {
    expect(findIn(`const layer = (below) => ({ ...below, ${body} });`)).toEqual([finding]);
  });

  it.each([
    'yield* fall(g);',
    'const fell = yield* fall(g); if (fell) return;',
    'const then = fall(g); yield* then;',
    'yield* together([fall(g), g.rules.board.placeMonster(g, at)]);',
    'yield* together(all.map((one) => fall(g, one)));',
    'yield* unlessInterrupted(who, fall(g));',
    'yield* (well ? fall(g) : given);',
    'return yield* fall(g);',
    'const later = () => fall(g); yield* later();',
    'const tried = fall(g); for (let step = tried.next(); !step.done; step = tried.next()) plain();',
    'plain(); g.rules.board.limit(g); g.rules.board.left(g);',
    'if (!(yield* fall(g))) return;',
  ])('is not reported in: %s', (body) => {
    expect(findInRule(body)).toEqual([]);
  });

  it('is not reported in a layer that passes it on', () => {
    const layer = 'board: { placeMonster: (g, at) => below.board.placeMonster(g, at), left: (g) => { plain(); } }';
    expect(findIn(`const layer = (below) => ({ ...below, ${layer} });`)).toEqual([]);
  });
});
