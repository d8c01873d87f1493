/** What `npm test` checks, and what of the sources' rooms it keeps apart. */
import { BOXES } from '@vigil/content';
import { describe, expect, it } from 'vitest';

/** The edition of Dark Pharaoh whose guided games take a minute more: `--packs base,dark-pharaoh,dark-pharaoh-revised`. */
const REVISED = 'dark-pharaoh-revised';

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

it('npm test has a lane for every kind of check, and one of guided games for every box', async () => {
  type Lane = { readonly name: string; readonly onDemand?: true };
  const { lanes }: { lanes: readonly Lane[] } = await import(/* @vite-ignore */ checksPath);
  const always = lanes.filter(({ onDemand }) => !onDemand).map(({ name }) => name);
  const quick = ['types', 'lint', 'imports', 'rules', 'unused', 'docs'];
  const played = ['scenarios', 'fuzz', 'fuzz-haunt', 'guided', 'guided-haunt', 'replays'];
  const boxes = BOXES.entries.filter(({ id, unfinished }) => id !== 'base' && id !== REVISED && !unfinished);
  const guided = boxes.map(({ id }) => `guided-${id}`);
  const tests = ['unit', 'postgres', 'web', 'browser'];
  expect([...always].sort()).toEqual([...quick, ...played, ...guided, ...tests].sort());
});
