/** How much script has to be fetched before a game stands complete on the table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './browser.js';

interface Fetched {
  readonly file: string;
  readonly bytes: number;
}
interface Measure {
  measureFirstLoad(browser: World['browser'], url: string, game: string, locale?: string): Promise<Fetched[]>;
  sumByKind(files: readonly Fetched[]): Record<string, number>;
}

/** The script has no types: it is plain JavaScript that also runs by itself. */
const path: string = '../../../scripts/first-load.mjs';
const { measureFirstLoad, sumByKind }: Measure = await import(/* @vite-ignore */ path);

/** What the page may weigh, as gzip packs it. The aim is 300 kB: what there is below it stays free for what is still to come. */
const BUDGET = 294_000;
// Components of the base game, and in another language all that the games and the language of five boxes' cards say.
const DATA_BUDGET = 84_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('the first load', () => {
  it.each([
    ['arkham', 'en'],
    ['haunt', 'en'],
    ['haunt', 'de'],
  ])('of %s in %s is at most 294 kB of script, the worker among it', async (game, locale) => {
    const files = await measureFirstLoad(world.browser, `${world.server.url}/`, game, locale);
    const names = files.map(({ file }) => file).join(' ');
    // Nothing was left out: the worker and what it loads, the board, pictures, and components, which are fetched once.
    for (const part of [/host\.worker-/, /game-at-table-/, /ancient-ones-/, /card-outlines-.*svg/])
      expect(names).toMatch(part);
    expect(names.match(/components-[\w-]+\.json/g)).toHaveLength(1);
    // What a box's pictures weigh is fetched with the box, its plates when they are shown.
    expect(names).not.toMatch(/plate-[\w-]+\.svg|\/dunwich-[\w-]{8}\.js/);
    const { script = 0, components = 0 } = sumByKind(files);
    expect(script).toBeGreaterThan(100_000);
    expect(script).toBeLessThanOrEqual(BUDGET);
    // The components, and the messages of another language, are data, no script, and come on top.
    expect(components).toBeLessThanOrEqual(DATA_BUDGET);
  });
});
