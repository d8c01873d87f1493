import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Starts a game with default settings. */
async function startGame(seed: string, investigators: number): Promise<Visitor> {
  const visitor = await Visitor.open(world);
  await visitor.page.evaluate(() => {
    localStorage.setItem('vigil.settings', '{"answerDelay":0,"pace":"at-once","opening":true}');
  });
  await visitor.page.reload();
  await visitor.begin(seed, investigators);
  await visitor.page.waitForSelector('.opening[open]');
  return visitor;
}

it('the opening shows investigators, Ancient One and victory conditions once, and any key closes it', async () => {
  const visitor = await startGame('a first scene', 2);
  const { page } = visitor;
  const scene = page.locator('.opening');
  expect(await scene.locator('.opening-people li').count()).toBe(2);
  expect(await scene.locator('h2').textContent()).toBe(await page.locator('.ancient h2').textContent());
  expect(await scene.locator('.won li').allTextContents()).toEqual(
    expect.arrayContaining([
      'you close the last open gate and together have at least 2 gate trophies',
      '6 locations are sealed',
    ]),
  );
  const firstQuestion = (await visitor.readPage()).question;
  // The key does not answer the question below.
  await page.waitForTimeout(400);
  await page.keyboard.press('1');
  await scene.waitFor({ state: 'detached' });
  expect((await visitor.readPage()).question).toBe(firstQuestion);
  expect(await page.getAttribute('main.table', 'data-answers')).toBe('0');
  await page.reload();
  await visitor.waitForQuestion();
  expect((await visitor.readPage()).question).toBe(firstQuestion);
  expect(await scene.count()).toBe(0);
  // The opening can be shown again.
  await page.locator('.show-opening').click();
  await scene.waitFor();
  await page.waitForTimeout(400);
  await scene.locator('.opening-opponent').click();
  await scene.waitFor({ state: 'detached' });
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
