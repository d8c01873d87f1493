/** The view of a player at an online table during answers of others. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countAnswers, OnlineWorld, waitForAnswers } from './online-world.js';

let world: OnlineWorld;
beforeAll(async () => {
  world = await OnlineWorld.open('calm');
});
afterAll(async () => {
  await world.close();
  expect(world.errors).toEqual([]);
});

it('answers of others change neither the open sheet nor the pinned explanation', async () => {
  const setup = { investigators: ['kate-winthrop', 'joe-diamond', 'mandy-thompson'], ancientOne: 'yig' };
  const table = await world.startTable({ pace: 'live' }, setup);
  // Play until only other players than Anna are asked.
  const found = await world.playUntil(
    table,
    ({ decisions }) => decisions.length > 0 && decisions.every(({ by }) => !by.includes(0)),
  );
  const anna = await world.openPlayer();
  await world.openTable(anna, table, [table.seats[0] ?? '']);
  const { page } = anna;
  const readView = () =>
    page.evaluate(() => ({
      sheet: document.querySelector('.sheet h2, .sheet h3')?.textContent,
      pinned: document.querySelector('.inspector:has(.close)')?.getAttribute('aria-label'),
    }));
  expect((await readView()).sheet).toContain('Kate Winthrop');
  await page.locator('[data-place="woods"]').focus();
  await page.keyboard.press('i');
  await page.locator('.inspector .close').waitFor();
  const before = await readView();
  expect(before.pinned).toBe('Woods');

  const answers = await countAnswers(page);
  const [open] = found.decisions;
  if (!open) throw new Error('no question is open');
  await world.answer(table, open.by[0] as number, open, open.options[0]?.id ?? '');
  await waitForAnswers(page, answers + 1);
  await page.waitForTimeout(300);
  expect(await readView()).toEqual(before);
  expect(anna.pageErrors).toEqual([]);
  await anna.context.close();
});
