/** Checks of `npm test` and `npm run check`, and the allowed imports between folders. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOXES } from '@vigil/content';
import { afterAll, describe, expect, it } from 'vitest';

/** Edition of Dark Pharaoh without a lane of guided games, which would take another minute. */
const REVISED = 'dark-pharaoh-revised';

/** The scripts have no types: they are plain JavaScript that also runs by itself. */
const importsPath: string = '../../../scripts/check-imports.mjs';
const checksPath: string = '../../../scripts/checks.mjs';

type FindForbiddenImport = (
  packageName: string,
  importer: string,
  imported: string,
) => readonly [string, string] | undefined;
interface ImportChecks {
  findForbiddenImport: FindForbiddenImport;
  findImportsInto(folder: string, file: string): string[];
}
const { findForbiddenImport, findImportsInto }: ImportChecks = await import(/* @vite-ignore */ importsPath);

describe('an import between scripts and packages', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'vigil-checks-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is found by its path, static or dynamic, and a package by name is none', () => {
    const file = join(folder, 'tool.mjs');
    const inside = relative(folder, join(root, 'packages', 'web', 'src', 'main.js'));
    const beside = relative(folder, join(root, 'scripts', 'lib', 'run.mjs'));
    writeFileSync(
      file,
      `import '@vigil/content';\nimport '${inside}';\nconst later = import('${inside}');\nimport '${beside}';\n`,
    );
    expect(findImportsInto('packages', file)).toHaveLength(2);
    expect(findImportsInto('scripts', file)).toHaveLength(1);
  });
});

describe('an import between folders', () => {
  it.each([
    ['rules', 'language/effects.ts', 'common/state.js'],
    ['rules', 'language/effects.ts', 'arkham/state.js'],
    ['rules', 'language/questions/ids.ts', 'haunt/state.js'],
    ['rules', 'language/content.ts', 'words/words.js'],
    ['rules', 'common/game.ts', 'arkham/state.js'],
    ['rules', 'common/game.ts', 'haunt/state.js'],
    ['rules', 'common/layers.ts', 'boxes/box.js'],
    ['rules', 'arkham/game.ts', 'haunt/state.js'],
    ['rules', 'arkham/game.ts', 'boxes/box.js'],
    ['rules', 'haunt/game.ts', 'arkham/state.js'],
    ['rules', 'words/tell.ts', 'common/state.js'],
    ['web', 'table/table-screen.tsx', 'game-ui/arkham/index.js'],
    ['web', 'game-ui/haunt/index.ts', 'game-ui/arkham/index.js'],
    ['web', 'art/registry.ts', 'table/context.js'],
    ['content', 'file/read-pack.ts', 'base/box.js'],
    ['content', 'pharaoh/index.ts', 'dark-pharaoh/pack.js'],
  ])('in %s: %s must not import %s', (packageName, importer, imported) => {
    expect(findForbiddenImport(packageName, importer, imported)).toBeDefined();
  });

  it.each([
    ['rules', 'common/game.ts', 'language/effects.js'],
    ['rules', 'arkham/game.ts', 'common/game.js'],
    ['rules', 'boxes/box.ts', 'haunt/own-meanings.js'],
    ['rules', 'language/questions/ids.ts', 'language/effects.js'],
    ['content', 'registry.ts', 'base/box.js'],
    ['content', 'dark-pharaoh/pack.ts', 'pharaoh/index.js'],
  ])('in %s: %s may import %s', (packageName, importer, imported) => {
    expect(findForbiddenImport(packageName, importer, imported)).toBeUndefined();
  });
});

it('npm test has a lane for every kind of check, and samples the guided games of every box', async () => {
  type Lane = { readonly name: string; readonly onDemand?: true; readonly isSampled?: true };
  const { lanes }: { lanes: readonly Lane[] } = await import(/* @vite-ignore */ checksPath);
  const defaultLanes = lanes.filter(({ onDemand }) => !onDemand).map(({ name }) => name);
  const staticChecks = ['types', 'lint', 'language', 'imports', 'rules', 'unused', 'docs'];
  const games = ['scenarios', 'fuzz', 'fuzz-haunt', 'guided', 'guided-haunt', 'replays'];
  const boxes = BOXES.entries.filter(({ id, unfinished }) => id !== 'base' && id !== REVISED && !unfinished);
  const guided = boxes.map(({ id }) => `guided-${id}`);
  const tests = ['unit', 'postgres', 'web', 'browser'];
  expect([...defaultLanes].sort()).toEqual([...staticChecks, ...games, ...guided, ...tests].sort());
  const sampled = lanes.filter(({ isSampled }) => isSampled).map(({ name }) => name);
  expect([...sampled].sort()).toEqual(['guided', 'guided-haunt', ...guided].sort());
});

describe('npm run check', () => {
  type Change = { readonly file: string; readonly lines: readonly string[] };
  const mentionsPath: string = '../../../scripts/lib/mentions.mjs';

  it.each<[string, Change, string]>([
    [
      'a card',
      { file: 'packages/content/src/base/common-items.ts', lines: ["    id: 'axe',", '    price: 4,'] },
      'scenarios/arkham/combat/weapons-and-spells.yaml',
    ],
    [
      'a rule',
      { file: 'packages/rules/src/arkham/mythos/surge.ts', lines: ['// A-MYTHOS-18'] },
      'scenarios/public/sc-01-monster-surge.yaml',
    ],
    [
      'a message',
      { file: 'packages/rules/src/words/en/questions.ts', lines: ["  'q.explored-gate': 'Close the gate?',"] },
      'scenarios/public/sc-12-closing-and-sealing.yaml',
    ],
  ])('plays the scenarios that mention %s', async (_, change, expected) => {
    const { findMentions, termsOf } = await import(/* @vite-ignore */ mentionsPath);
    const found: readonly string[] = findMentions(termsOf([change]), ['scenarios'], /\.yaml$/);
    expect(found.some((file) => file.startsWith(expected))).toBe(true);
    expect(found.length).toBeLessThan(150);
  });
});
