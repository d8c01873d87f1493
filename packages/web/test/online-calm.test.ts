/** At an online table my part of the screen stays as I left it while others act. */
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

it('Answers of others change neither the open sheet nor the pinned card', async () => {
  const setup = { investigators: ['kate-winthrop', 'joe-diamond', 'mandy-thompson'], ancientOne: 'yig' };
  const made = await world.startTable({ pace: 'live' }, setup);
  // Until another player than Anna is asked alone.
  const found = await world.playUntil(
    made,
    ({ decisions }) => decisions.length > 0 && decisions.every(({ by }) => !by.includes(0)),
  );
  const anna = await world.openPlayer();
  await world.openTable(anna, made, [made.seats[0] ?? '']);
  const { page } = anna;
  const read = () =>
    page.evaluate(() => ({
      sheet: document.querySelector('.sheet h2, .sheet h3')?.textContent,
      pinned: document.querySelector('.inspector:has(.close)')?.getAttribute('aria-label'),
    }));
  expect((await read()).sheet).toContain('Kate Winthrop');
  await page.locator('[data-place="woods"]').focus();
  await page.keyboard.press('i');
  await page.locator('.inspector .close').waitFor();
  const before = await read();
  expect(before.pinned).toBe('Woods');

  const answers = await countAnswers(page);
  const [open] = found.decisions;
  if (!open) throw new Error('no question is open');
  await world.answer(made, open.by[0] as number, open, open.options[0]?.id ?? '');
  await waitForAnswers(page, answers + 1);
  await page.waitForTimeout(300);
  expect(await read()).toEqual(before);
  expect(anna.complaints).toEqual([]);
  await anna.context.close();
});
