/** The layout budget in a fixed sample of random games; scripts/layout-budget.mjs measures hundreds. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { importMoment } from './game-moments.js';
import { sampleCases } from './matrix.js';

interface Measure {
  readonly boardShare: number;
  readonly lettering: readonly { readonly text: string; readonly size: number }[];
  readonly cut: readonly (readonly [part: string, pixels: number])[];
  readonly logEntries: number;
  readonly logTotal: number;
  readonly hiddenCards: readonly string[];
  readonly cutCards: readonly string[];
}
type MeasureScript = {
  readonly BUDGET_SIZES: readonly { readonly width: number; readonly height: number }[];
  readonly BOARD_SHARE: number;
  readonly LEAST_LETTERING: number;
  readonly measureLayout: (leastLettering: number) => Measure;
};
type PositionScript = {
  readonly findRandomPosition: (n: number) => Promise<{ readonly save: Buffer; readonly key: string } | undefined>;
};
/** The scripts have no types: they are plain JavaScript. */
const measureScript: string = '../../../scripts/lib/measure-layout.mjs';
const positionScript: string = '../../../scripts/lib/random-positions.mjs';
const { BUDGET_SIZES, BOARD_SHARE, LEAST_LETTERING, measureLayout }: MeasureScript = await import(
  /* @vite-ignore */ measureScript
);
const { findRandomPosition }: PositionScript = await import(/* @vite-ignore */ positionScript);

/** Least lines of the log that any position shows; the aim of eight holds where no line is broken. */
const LEAST_LOG_LINES = 4;

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const measure = (page: Page) => page.evaluate(measureLayout, LEAST_LETTERING);

it.each(sampleCases('layout budget', [0, 1, 3, 10, 15, 18, 23, 34]))(
  'board, lettering, question, log and cards in play keep to the budget in random game %i',
  async (n) => {
    const position = await findRandomPosition(n);
    if (!position) throw new Error(`game ${n} has no position`);
    const visitor = await Visitor.open(world, BUDGET_SIZES[0], '');
    const { page } = visitor;
    await importMoment(page, position.save);
    await page.waitForSelector(`${READY_SELECTOR} [data-option]`);
    for (const size of BUDGET_SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { boardShare, logEntries, logTotal, lettering, cut, hiddenCards, cutCards } = await measure(page);
      const at = `${position.key}, ${size.width} wide`;
      expect(boardShare, at).toBeGreaterThanOrEqual(BOARD_SHARE);
      expect(logEntries, at).toBeGreaterThanOrEqual(Math.min(LEAST_LOG_LINES, logTotal));
      expect({ lettering, cut, hiddenCards, cutCards }, at).toEqual({
        lettering: [],
        cut: [],
        hiddenCards: [],
        cutCards: [],
      });
    }
    await visitor.leave();
  },
);
