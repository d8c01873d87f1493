/** The table on a small laptop, on a large screen, and at 200 % zoom. For more situations see layout.matrix.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { findMoment, importMoment } from './game-moments.js';
import { findLayoutFaults, PANES } from './layout-faults.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const LAPTOP = { width: 1366, height: 768 };
const LARGE = { width: 3840, height: 2160 };

describe('the table', () => {
  it('shows the complete board on a small laptop, and larger panels on a large screen', async () => {
    const visitor = await Visitor.open(world, LAPTOP, '');
    const { page } = visitor;
    await importMoment(page, findMoment({ game: 'arkham', investigators: 2, seed: 'city', question: 'q.movement' }));
    const frame = await page.locator('.board-scroll').boundingBox();
    for (const place of ['train-station', 'mas-boarding-house', 'hibbs-roadhouse', 'woods', 'sky', 'lost']) {
      const box = await page
        .locator(`.board [data-place="${place}"], .board [data-about="${place}"]`)
        .first()
        .boundingBox();
      expect(box?.x, place).toBeGreaterThanOrEqual(frame?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0), place).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0), place).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    }
    const heading = () => page.locator('.decision h2').evaluate((one) => one.getBoundingClientRect().height);
    const before = await heading();
    await page.setViewportSize(LARGE);
    expect(await heading()).toBeGreaterThan(before);
    await visitor.leave();
  });

  it.each([{ game: 'arkham' }, { game: 'haunt' }] as const)('is usable at 200 % zoom: $game', async ({ game }) => {
    // Layout of a 1440 by 900 window at 200 % zoom.
    const context = await world.browser.newContext({
      viewport: { width: 720, height: 450 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${world.server.url}/`);
    const investigators = game === 'arkham' ? 3 : 2;
    const question = game === 'arkham' ? 'q.movement' : 'q.day';
    await importMoment(page, findMoment({ game, investigators, seed: 'zoom', question, after: 30 }));
    const faults = [];
    for (const pane of PANES) {
      await page.locator('.tabs').getByRole('button', { name: pane, exact: true }).click();
      for (const one of await findLayoutFaults(page)) faults.push(`${pane}: ${one}`);
    }
    expect(faults).toEqual([]);
    // Every option can be scrolled into view and clicked.
    for (const option of await page.locator('[data-option]').all()) await option.click({ trial: true });
    const before = await page.getAttribute('main.table', 'data-answers');
    await page.locator('[data-option]').first().click();
    await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
    await context.close();
  });
});
