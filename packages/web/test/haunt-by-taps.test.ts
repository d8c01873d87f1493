/** A game of Haunt on a phone by taps only: to its third day, with all sheets in reach each day. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openPhonePage, openSharedWorld, READY_SELECTOR, type TestWorld, waitForQuestion } from './browser.js';
import { findOverflowing } from './overflowing.js';
import { startOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** So many answers come before the third day at most. */
const MAX_ANSWERS = 160;

/** Takes an answer with a finger: what is looked at first is gone to with the second touch. */
async function tapAnswer(page: Page, answer: Locator): Promise<void> {
  await page.waitForSelector(READY_SELECTOR);
  const before = await page.getAttribute('main.table', 'data-answers');
  const answered = `main.table:not([data-answers="${before}"])`;
  await answer.tap();
  const sure = page.locator('.decision [data-sure], .decision .walk-there');
  for (let tries = 0; tries < 3; tries++) {
    const done = await page.waitForSelector(answered, { timeout: 2000 }).catch(() => undefined);
    if (done) return;
    await ((await sure.count()) > 0 ? sure.first() : answer).tap();
  }
  await page.waitForSelector(answered);
}

/** Answers that are lit because a finger was there before they were. */
function findLitByFinger(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [LIT, LAMP] = ['rgb(246, 207, 125)', 'rgb(242, 178, 76)'];
    const answers = [...document.querySelectorAll<HTMLElement>('.decision .options button, .day-options button')];
    return answers
      .filter((one) => one.matches(':hover') && !one.matches('.lit, .best, :focus-visible'))
      .filter((one) => [LIT, LAMP].includes(getComputedStyle(one).backgroundColor))
      .map((one) => one.textContent ?? '');
  });
}

/** Opens every investigator's sheet from the line of that investigator. */
async function sheets(page: Page): Promise<string[]> {
  await page.locator('.tabs [data-tab="people"]').tap();
  const people = page.locator('.party button');
  const seen: string[] = [];
  for (let n = 0; n < (await people.count()); n++) {
    await people.nth(n).tap();
    const name = page.locator('.sheet h2').first();
    await name.waitFor();
    expect(await page.locator('.sheet').first().isVisible()).toBe(true);
    seen.push((await name.textContent()) ?? '');
  }
  await page.locator('.tabs [data-tab="decide"]').tap();
  return seen;
}

it('is played by taps to its third day, and every sheet is a tap away on each of them', async () => {
  const page = await openPhonePage(world, '#new');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.locator('.games label', { hasText: 'Haunt of the Watchers' }).tap();
  await page.getByLabel('Seed').fill('by taps');
  await page.getByRole('button', { name: startOf('ui.start.begin') }).tap();
  await waitForQuestion(page);
  const days: number[] = [];
  const actedOn = new Set<number>();
  for (let turn = 0; turn < MAX_ANSWERS && (days.at(-1) ?? 0) < 3; turn++) {
    await waitForQuestion(page);
    // The browser assumes that the finger is still at its last position.
    const answer = await page.locator('.decision .options button, .day-options button').first().boundingBox();
    if (answer) await page.mouse.move(answer.x + 9, answer.y + 9);
    expect(await findLitByFinger(page)).toEqual([]);
    const day = Number(/Day (\d+)/.exec((await page.locator('.decision h2').textContent()) ?? '')?.[1] ?? 0);
    if (day > (days.at(-1) ?? 0)) {
      days.push(day);
      const seen = await sheets(page);
      expect(new Set(seen).size).toBe(2);
      expect(await findOverflowing(page, '.board-frame, .clause-ref')).toEqual([]);
      await page.waitForSelector(READY_SELECTOR);
    }
    // Each day one investigator acts once, and then the day ends.
    const acts = page.locator('.decision [data-option^="city:"]');
    const end = page.locator('.decision [data-option^="end-day"]');
    if (day > 0 && !actedOn.has(day) && (await acts.count()) > 0) {
      actedOn.add(day);
      await tapAnswer(page, acts.first());
    } else if (day > 0 && (await end.count()) > 0) await tapAnswer(page, end.first());
    else await tapAnswer(page, page.locator('.decision :is([data-option], .destination, .both)').first());
  }
  expect(days).toEqual([1, 2, 3]);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 240_000);
