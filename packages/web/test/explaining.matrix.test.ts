/** Explanations at the pointer for every kind of element on the table. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleCases } from './matrix.js';
import { ARKHAM, HAUNT, openWithSheet } from './table-positions.js';

/** The name of the current explanation, and whether it covers its subject. */
function readExplanation(page: Page, selector: string): Promise<{ name: string | null; covers: boolean }> {
  return page.evaluate((wantedSelector) => {
    const box = document.querySelector('.inspector');
    const subject = document.querySelector(wantedSelector)?.getBoundingClientRect();
    const area = box?.getBoundingClientRect();
    const isApart =
      !area ||
      !subject ||
      area.left >= subject.right ||
      area.right <= subject.left ||
      area.top >= subject.bottom ||
      area.bottom <= subject.top;
    return { name: box?.getAttribute('aria-label') ?? null, covers: !isApart };
  }, selector);
}

describe('an explanation', () => {
  it.each([
    { name: 'Arkham Horror', position: ARKHAM, plan: false },
    { name: 'Haunt', position: HAUNT, plan: false },
    { name: 'Haunt with its plan', position: HAUNT, plan: true },
  ])(
    'opens at the pointer for every element of $name, next to its subject, and closes with Escape',
    async ({ name: table, position, plan }) => {
      const visitor = await openWithSheet(position);
      const { page } = visitor;
      if (plan) await page.keyboard.press('w');
      // The first hover loads the code for explanations. Then move the pointer away, so that the next hover is a move.
      await page.hover('.rail [data-about="terror"]');
      await page.locator('.inspector').waitFor();
      await page.mouse.move(0, 0);
      const subjects = await page
        .locator('[data-about]:visible')
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-about') as string))]);
      expect(subjects.length).toBeGreaterThan(plan ? 60 : 70);
      for (const subject of sampleCases(`things on the table of ${table}`, subjects)) {
        const selector = `[data-about="${subject}"]`;
        await page.keyboard.press('Escape');
        await page.locator(selector).locator('visible=true').first().hover({ force: true });
        const { name } = await readExplanation(page, selector);
        expect(name, subject).toBeTruthy();
      }
      const places = await page
        .locator('.board [data-place]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-place') as string));
      for (const place of sampleCases(`places of ${table}`, places)) {
        const selector = `[data-place="${place}"]`;
        await page.keyboard.press('Escape');
        await page.locator(`.board ${selector}`).first().hover({ force: true });
        expect(await readExplanation(page, selector), place).toMatchObject({ covers: false });
      }
      await page.keyboard.press('Escape');
      expect(await page.locator('.inspector').count()).toBe(0);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );
});
