/** What `npm test` checks, and what of the sources' rooms it keeps apart. */
import { describe, expect, it } from 'vitest';

/** The scripts have no types: they are plain JavaScript that also runs by itself. */
const importsPath: string = '../../../scripts/check-imports.mjs';
const checksPath: string = '../../../scripts/checks.mjs';

type Wrong = (name: string, here: string, there: string) => readonly [string, string] | undefined;
const { wrongBetween }: { wrongBetween: Wrong } = await import(/* @vite-ignore */ importsPath);

describe('an import between rooms', () => {
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
    ['web', 'table/table-screen.tsx', 'faces/arkham/index.js'],
    ['web', 'faces/haunt/index.ts', 'faces/arkham/index.js'],
    ['web', 'art/registry.ts', 'table/context.js'],
    ['content', 'file/read-pack.ts', 'base/box.js'],
    ['content', 'pharaoh/index.ts', 'dark-pharaoh/pack.js'],
  ])('%s: %s may not have %s', (name, here, there) => {
    expect(wrongBetween(name, here, there)).toBeDefined();
  });

  it.each([
    ['rules', 'common/game.ts', 'language/effects.js'],
    ['rules', 'arkham/game.ts', 'common/game.js'],
    ['rules', 'boxes/box.ts', 'haunt/own-meanings.js'],
    ['rules', 'language/questions/ids.ts', 'language/effects.js'],
    ['content', 'registry.ts', 'base/box.js'],
    ['content', 'dark-pharaoh/pack.ts', 'pharaoh/index.js'],
  ])('%s: %s may have %s', (name, here, there) => {
    expect(wrongBetween(name, here, there)).toBeUndefined();
  });
});

/** What is played at random: Arkham, Haunt, and each box. */
const KINDS_OF_TABLES = ['', '-haunt', '-dunwich'];

it('npm test runs every check there is', async () => {
  const { checks }: { checks: readonly { readonly name: string }[] } = await import(/* @vite-ignore */ checksPath);
  const quick = ['types', 'lint', 'imports', 'rules', 'unused', 'docs', 'unit', 'postgres', 'scenarios'];
  const long = [
    ...KINDS_OF_TABLES.map((of) => `fuzz${of}`),
    'fuzz-boxes',
    ...KINDS_OF_TABLES.map((of) => `guided${of}`),
    ...['kingsport', 'dark-pharaoh', 'king-in-yellow'].map((box) => `guided-${box}`),
    'replays',
    'speed',
    'web',
    'browser',
  ];
  expect(checks.map(({ name }) => name)).toEqual([...quick, ...long]);
});
