/** A game of Haunt on a phone with taps only. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openPhonePage, openSharedWorld, READY_SELECTOR, type TestWorld, waitForQuestion } from './browser.js';
import { findOverflow } from './overflow.js';
import { startOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Maximum number of answers before the third day. */
const MAX_ANSWERS = 160;

/** Taps an answer, and taps again if it needs a confirmation. */
async function tapAnswer(page: Page, answer: Locator): Promise<void> {
  await page.waitForSelector(READY_SELECTOR);
  const before = await page.getAttribute('main.table', 'data-answers');
  const changed = `main.table:not([data-answers="${before}"])`;
  await answer.tap();
  const confirm = page.locator('.decision [data-sure], .decision .walk-there');
  for (let tries = 0; tries < 3; tries++) {
    const done = await page.waitForSelector(changed, { timeout: 2000 }).catch(() => undefined);
    if (done) return;
    await ((await confirm.count()) > 0 ? confirm.first() : answer).tap();
  }
  await page.waitForSelector(changed);
}

/** Answers that are highlighted only by the last position of a finger. */
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

/** Opens every investigator's sheet, and returns their names. */
async function openSheets(page: Page): Promise<string[]> {
  await page.locator('.tabs [data-tab="people"]').tap();
  const people = page.locator('.party button');
  const names: string[] = [];
  for (let n = 0; n < (await people.count()); n++) {
    await people.nth(n).tap();
    const name = page.locator('.sheet h2').first();
    await name.waitFor();
    expect(await page.locator('.sheet').first().isVisible()).toBe(true);
    names.push((await name.textContent()) ?? '');
  }
  await page.locator('.tabs [data-tab="decide"]').tap();
  return names;
}

it('reaches its third day with taps only, and all sheets open with a tap each day', async () => {
  const page = await openPhonePage(world, '#new');
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
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
      const names = await openSheets(page);
      expect(new Set(names).size).toBe(2);
      expect(await findOverflow(page, '.board-frame, .clause-ref')).toEqual([]);
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
  expect(pageErrors).toEqual([]);
  await page.context().close();
}, 240_000);
