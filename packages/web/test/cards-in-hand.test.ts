/** Cards on an investigator's sheet, side by side or overlapping. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const CARDS = ['45-automatic', 'shotgun', 'lantern', 'food', 'whiskey', 'wither', 'sword-of-glory', 'duke'];

function createPositionWithCards(n: number): Buffer {
  return createPosition({
    name: 'a hand of cards',
    game: 'haunt',
    ancientOne: 'azathoth',
    covers: [],
    phase: 'city',
    segment: 5,
    active: 'Gloria',
    mythos: ['all-quiet-in-arkham'],
    investigators: [
      { name: 'Gloria', sheet: 'gloria-goldberg', place: 'woods', cards: CARDS.slice(0, n) },
      { name: 'Joe', sheet: 'joe-diamond', place: 'woods' },
    ],
    board: { gates: { woods: 'abyss' } },
  } as unknown as Parameters<typeof createPosition>[0]);
}

it('cards overlap if they do not fit, can all be clicked at their left edge, and rise with the focus', async () => {
  for (const [n, width, height] of [
    [5, 1440, 900],
    [8, 1920, 1080],
  ] as const) {
    const visitor = await Visitor.open(world, { width, height }, '');
    const { page } = visitor;
    await importMoment(page, createPositionWithCards(n));
    await page.waitForSelector(`${READY_SELECTOR} .cards.overlapping`);
    const cards = page.locator('.cards.overlapping .card');
    expect(await cards.count()).toBe(n);
    const areReachable = await page.evaluate(() => {
      const list = document.querySelector('.cards')?.getBoundingClientRect();
      return [...document.querySelectorAll('.overlapping .card, .overlapping .compare-card')].map((one) => {
        const { left, right, top } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 12, top + 40);
        return right <= (list?.right ?? 0) + 1 && one.contains(hit);
      });
    });
    expect(areReachable).toEqual(Array(n + 1).fill(true));
    const before = (await cards.nth(1).boundingBox())!;
    await page.keyboard.press('Tab');
    await cards.nth(1).focus();
    await expect.poll(async () => (await cards.nth(1).boundingBox())!.y).toBeLessThan(before.y - 5);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  }
});

it('a card stays under a pointer at its lower edge while it rises or unfolds', async () => {
  for (const n of [3, 5, 8]) {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    await importMoment(page, createPositionWithCards(n));
    await page.waitForSelector(`${READY_SELECTOR} .cards .card`);
    const card = page.locator('.cards .card').first();
    const { x, y, height } = (await card.boundingBox())!;
    await page.mouse.move(x + 12, y + height - 4);
    // During its motion and afterwards.
    for (let look = 0; look < 8; look++) {
      expect(await card.evaluate((one) => one.matches(':hover')), `${n} cards, look ${look}`).toBe(true);
      await page.waitForTimeout(40);
      await page.mouse.move(x + 12 + (look % 2), y + height - 4);
    }
    await visitor.leave();
  }
});
