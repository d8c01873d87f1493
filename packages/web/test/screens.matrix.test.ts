/** Every screen other than the table at common widths and in both languages: layout and accessibility. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAKED_TEXT } from './answer-methods.js';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { findEnglish, findTooWide, readTexts } from './german.js';
import { sampleCases } from './matrix.js';
import { findOverflow } from './overflow.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Addresses of screens, with a selector that shows the complete screen. */
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
  ['#history', '.history-empty, .saved-game'],
];
const WIDTHS = [390, 768, 1440, 2560];
const SIZED_SCREENS = SCREENS.flatMap(([address, complete]) => WIDTHS.map((width) => ({ address, complete, width })));

const GERMAN: readonly (readonly [address: string, complete: string, heading: string])[] = [
  ['', '.home-plate .great', 'Vigil'],
  ['#new', '.setup-summary', 'Neues Spiel'],
  ['#learn', '.learn h1', 'Lernen'],
  ['#cards/ghoul', '.card-sheet h2', 'Karten'],
  ['#rules', '.clause-entry', 'Regeln'],
  ['#history', '.history-empty, .saved-game', 'Verlauf'],
];

/** Controls lower than 44 pixels, except links within a text. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root :is(a, button, select, summary)')]
      .filter((one) => !one.matches('.skip, .clause, p a, .small a, dd a') && one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => `${one.tagName}.${one.className} "${one.textContent}"`),
  );
}

describe('the screens', () => {
  it.each(sampleCases('screens', SIZED_SCREENS))(
    'have titles, large controls and no overflow, and are accessible: "$address" at $width',
    async ({ address, complete, width }) => {
      const visitor = await Visitor.open(world, { width, height: 900 }, address);
      const { page } = visitor;
      await page.locator(complete).first().waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('main').count()).toBe(1);
      expect(await page.title()).toContain('Vigil');
      expect(await page.locator('body').textContent()).not.toMatch(LEAKED_TEXT);
      expect(await findOverflow(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      // axe is slow, so it checks each screen at one width.
      if (width === 1440) expect(await findAxeViolations(page)).toEqual([]);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );

  it.each(sampleCases('screens in German', GERMAN))(
    'are German and accessible on a phone: "%s"',
    async (address, complete, heading) => {
      const visitor = await Visitor.open(world, { width: 390, height: 844 }, address, 'no-delay', { language: 'de' });
      const { page } = visitor;
      await page.locator(complete).first().waitFor();
      expect(await page.locator('h1').textContent()).toBe(heading);
      const text = await readTexts(page);
      expect(text).not.toMatch(LEAKED_TEXT);
      expect(findEnglish(text)).toEqual([]);
      expect(await findTooWide(page)).toEqual([]);
      expect(await findAxeViolations(page)).toEqual([]);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );
});
