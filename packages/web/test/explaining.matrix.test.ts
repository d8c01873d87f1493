/** Explanations of everything on the table, each where it covers nothing of what it explains. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleCases } from './matrix.js';
import { ARKHAM, HAUNT, openSeated } from './three-seated.js';

/** Current explanation, and whether it covers its subject. */
function readExplanation(page: Page, selector: string): Promise<{ name: string | null; covers: boolean }> {
  return page.evaluate((wanted) => {
    const box = document.querySelector('.inspector');
    const thing = document.querySelector(wanted)?.getBoundingClientRect();
    const its = box?.getBoundingClientRect();
    const apart =
      !its ||
      !thing ||
      its.left >= thing.right ||
      its.right <= thing.left ||
      its.top >= thing.bottom ||
      its.bottom <= thing.top;
    return { name: box?.getAttribute('aria-label') ?? null, covers: !apart };
  }, selector);
}

describe('an explanation', () => {
  it.each([
    { name: 'Arkham Horror', position: ARKHAM, plan: false },
    { name: 'Haunt', position: HAUNT, plan: false },
    { name: 'Haunt with its plan', position: HAUNT, plan: true },
  ])(
    'comes with the pointer for everything on the table of $name, beside it, and Escape puts it away',
    async ({ name: table, position, plan }) => {
      const visitor = await openSeated(position);
      const { page } = visitor;
      if (plan) await page.keyboard.press('w');
      // The code for explanations is loaded at the first hover. The pointer leaves, since a second hover of the same thing
      // would not move it.
      await page.hover('.rail [data-about="terror"]');
      await page.locator('.inspector').waitFor();
      await page.mouse.move(0, 0);
      const abouts = await page
        .locator('[data-about]:visible')
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-about') as string))]);
      expect(abouts.length).toBeGreaterThan(plan ? 60 : 70);
      for (const about of sampleCases(`things on the table of ${table}`, abouts)) {
        const selector = `[data-about="${about}"]`;
        await page.keyboard.press('Escape');
        await page.locator(selector).locator('visible=true').first().hover({ force: true });
        const { name } = await readExplanation(page, selector);
        expect(name, about).toBeTruthy();
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
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});
