/** The size of the scripts that are loaded before a game is shown. */
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

/** Typed as `string`, since the JavaScript file has no types. */
const path: string = '../../../scripts/first-load.mjs';
const { measureFirstLoad, sumByKind }: FirstLoadScript = await import(/* @vite-ignore */ path);

/** Maximum gzipped size of the scripts in bytes: 2 kB above the current size. The goal is 220 kB (docs/performance.md). */
const BUDGET = 267_000;
/** The same for components of the base game, and for messages of another language. */
const DATA_BUDGET = 91_500;

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
  ])('has at most 267 kB of scripts, including the worker: %s, %s', async (game, locale) => {
    const files = await measureFirstLoad(world.browser, `${world.server.url}/`, game, locale);
    const names = files.map(({ file }) => file).join(' ');
    // The files include worker, table and pictures, and the components once.
    for (const part of [/host\.worker-/, /game-at-table-/, /ancient-ones-/, /card-outlines-.*svg/])
      expect(names).toMatch(part);
    expect(names.match(/components-[\w-]+\.json/g)).toHaveLength(1);
    // Pictures of a box are loaded with the box, and plates when they are shown.
    expect(names).not.toMatch(/plate-[\w-]+\.svg|\/dunwich-[\w-]{8}\.js/);
    const { script = 0, components = 0 } = sumByKind(files);
    expect(script).toBeGreaterThan(100_000);
    expect(script).toBeLessThanOrEqual(BUDGET);
    // Components and messages of another language count as data, not as scripts.
    expect(components).toBeLessThanOrEqual(DATA_BUDGET);
  });
});
