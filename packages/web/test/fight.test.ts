/** The stage of a fight in front of the board. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { findMoment, importMoment, type MomentRequest } from './game-moments.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const FIGHT: MomentRequest = {
  game: 'arkham',
  investigators: 2,
  seed: 'calm',
  question: 'q.fight-or-evade',
  after: 20,
};
/** Width of a monster's picture divided by its height. */
const PICTURE_RATIO = 16 / 9;

async function openFight(size: { width: number; height: number }): Promise<Visitor> {
  const visitor = await Visitor.open(world, size, '');
  await importMoment(visitor.page, findMoment(FIGHT));
  await visitor.page.waitForSelector(`${READY_SELECTOR} [data-option]`);
  return visitor;
}

it.each([
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
])('a fight fits one screen at $width x $height, with picture, figures, answers, sums and stakes', async (size) => {
  const visitor = await openFight(size);
  const { page } = visitor;
  const picture = await page.locator('.stage.of-fight .scene img').boundingBox();
  const frame = await page.locator('.board-frame').boundingBox();
  if (!picture || !frame) throw new Error('there is no picture');
  expect(picture.width / picture.height).toBeCloseTo(PICTURE_RATIO, 1);
  expect(picture.y).toBeGreaterThanOrEqual(frame.y);
  expect(picture.width).toBeLessThanOrEqual(frame.width);
  // Nothing has to be scrolled.
  const scrollRange = (selector: string) =>
    page.locator(selector).evaluate((panel) => panel.scrollHeight - panel.clientHeight);
  expect(await scrollRange('.decision')).toBeLessThanOrEqual(1);
  expect(await scrollRange('.stage.of-fight')).toBeLessThanOrEqual(1);
  for (const part of ['.stage.of-fight .figures', '.stage-slot .stakes', '.stage-slot .price', '.decision .check']) {
    const box = await page.locator(part).first().boundingBox();
    expect((box?.y ?? size.height) + (box?.height ?? 0), part).toBeLessThanOrEqual(size.height);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  // Switch to the city, and back.
  const city = page.getByRole('button', { name: textOf('ui.stage.city'), exact: true });
  await city.click();
  expect(await page.locator('.decision .foe-head').isVisible()).toBe(true);
  expect(await page.locator('.board').first().isVisible()).toBe(true);
  expect(await page.locator('.decision .stakes').isVisible()).toBe(true);
  await city.click();
  expect(await page.locator('.decision .foe-head').isVisible()).toBe(false);
  expect(await page.locator('.stage-slot .stakes').isVisible()).toBe(true);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});

it('a fight on a phone shows the monster in the panel, without the stage', async () => {
  const visitor = await openFight({ width: 390, height: 844 });
  const { page } = visitor;
  expect(await page.locator('.stage.of-fight').count()).toBe(0);
  expect(await page.locator('.decision .foe-head').isVisible()).toBe(true);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
