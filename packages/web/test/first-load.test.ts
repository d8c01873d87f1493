/** Amount of script loaded before a game is complete on the table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld } from './browser.js';

interface FetchedFile {
  readonly file: string;
  readonly bytes: number;
}
interface FirstLoadScript {
  measureFirstLoad(browser: TestWorld['browser'], url: string, game: string, locale?: string): Promise<FetchedFile[]>;
  sumByKind(files: readonly FetchedFile[]): Record<string, number>;
}

/** The script has no types: it is plain JavaScript that also runs by itself. */
const path: string = '../../../scripts/first-load.mjs';
const { measureFirstLoad, sumByKind }: FirstLoadScript = await import(/* @vite-ignore */ path);

/** Maximum size of the page in bytes, gzipped: 2 kB more than it is. The goal is 220 kB (docs/performance.md). */
const BUDGET = 262_000;
// Components of the base game, and in another language all that the games and the language of five boxes' cards say.
const DATA_BUDGET = 88_500;

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

describe('the first load', () => {
  it.each([
    ['arkham', 'en'],
    ['haunt', 'en'],
    ['haunt', 'de'],
  ])('of %s in %s is at most 262 kB of script, the worker among it', async (game, locale) => {
    const files = await measureFirstLoad(world.browser, `${world.server.url}/`, game, locale);
    const names = files.map(({ file }) => file).join(' ');
    // Nothing was left out: the worker and what it loads, the board, pictures, and components, which are fetched once.
    for (const part of [/host\.worker-/, /game-at-table-/, /ancient-ones-/, /card-outlines-.*svg/])
      expect(names).toMatch(part);
    expect(names.match(/components-[\w-]+\.json/g)).toHaveLength(1);
    // Pictures of a box are loaded with the box, its plates when they are shown.
    expect(names).not.toMatch(/plate-[\w-]+\.svg|\/dunwich-[\w-]{8}\.js/);
    const { script = 0, components = 0 } = sumByKind(files);
    expect(script).toBeGreaterThan(100_000);
    expect(script).toBeLessThanOrEqual(BUDGET);
    // The components, and the messages of another language, are data, no script, and come on top.
    expect(components).toBeLessThanOrEqual(DATA_BUDGET);
  });
});
