/** Every screen beside the table at the widths people have, in English and in German: it fits, and axe finds nothing wrong. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { findEnglish, findTooWide, readTexts } from './german.js';
import { LEAKED_TEXT } from './hands.js';
import { sampleCases } from './matrix.js';
import { findOverflowing } from './overflowing.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** A screen by its address, with what stands there when it is complete. */
const SCREENS: readonly (readonly [address: string, complete: string])[] = [
  ['', '.home-plate .great'],
  ['#new', '.setup-summary'],
  ['#learn', '.learn h1'],
  ['#learn/about-haunt', '.legend .of-goals'],
  ['#cards', '.tile svg'],
  ['#cards/ghoul', '.card-sheet h2'],
  ['#cards/joe-diamond', '.card-skills'],
  ['#rules', '.clause-entry'],
  ['#rules/A-SKILL-08', '.clause-entry.chosen'],
  ['#rules/odds', '.odds td'],
  ['#credits', '.of-vigil .credits-licence'],
  ['#verify', '.verify-drop'],
  ['#history', '.history-empty, .kept-game'],
];
const WIDTHS = [390, 768, 1440, 2560];
const SIZED_SCREENS = SCREENS.flatMap(([address, sight]) => WIDTHS.map((width) => ({ address, sight, width })));

const GERMAN: readonly (readonly [address: string, complete: string, heading: string])[] = [
  ['', '.home-plate .great', 'Vigil'],
  ['#new', '.setup-summary', 'Neues Spiel'],
  ['#learn', '.learn h1', 'Lernen'],
  ['#cards/ghoul', '.card-sheet h2', 'Karten'],
  ['#rules', '.clause-entry', 'Regeln'],
  ['#history', '.history-empty, .kept-game', 'Verlauf'],
];

/** Targets smaller than 44 pixels: links within a text are as high as the text. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root :is(a, button, select, summary)')]
      .filter((one) => !one.matches('.skip, .clause, p a, .small a, dd a') && one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => `${one.tagName}.${one.className} "${one.textContent}"`),
  );
}

describe('the screens beside the table', () => {
  it.each(sampleCases('screens', SIZED_SCREENS))(
    '$address at $width names the window, lets nothing overflow, has what is touched large enough, and axe finds nothing',
    async ({ address, sight, width }) => {
      const visitor = await Visitor.open(world, { width, height: 900 }, address);
      const { page } = visitor;
      await page.locator(sight).first().waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('main').count()).toBe(1);
      expect(await page.title()).toContain('Vigil');
      expect(await page.locator('body').textContent()).not.toMatch(LEAKED_TEXT);
      expect(await findOverflowing(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      // axe takes its time: it looks at each screen once.
      if (width === 1440) expect(await findAxeViolations(page)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it.each(sampleCases('screens in German', GERMAN))(
    '"%s" on a phone is German, and axe finds nothing wrong',
    async (address, sight, heading) => {
      const visitor = await Visitor.open(world, { width: 390, height: 844 }, address, 'steady', { language: 'de' });
      const { page } = visitor;
      await page.locator(sight).first().waitFor();
      expect(await page.locator('h1').textContent()).toBe(heading);
      const text = await readTexts(page);
      expect(text).not.toMatch(LEAKED_TEXT);
      expect(findEnglish(text)).toEqual([]);
      expect(await findTooWide(page)).toEqual([]);
      expect(await findAxeViolations(page)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});
