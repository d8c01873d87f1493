/** The planner of Haunt beside the question who acts next, on a desktop and on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Gloria can seal the Woods, Joe can close the Black Cave; a Ghoul is at Joe's place, a Maniac in the General Store. */
const DAY = {
  name: 'a day to plan',
  game: 'haunt',
  ancientOne: 'yig',
  covers: [],
  investigators: [
    { name: 'Gloria', sheet: 'gloria-goldberg', place: 'uptown', clues: 7 },
    { name: 'Joe', sheet: 'joe-diamond', place: 'rivertown', clues: 1, trophies: ['zombie'] },
  ],
  phase: 'day',
  doom: 3,
  terror: 2,
  mythos: ['all-quiet-in-arkham'],
  board: {
    gates: {
      woods: 'abyss',
      graveyard: { down: 'rlyeh' },
      'black-cave': 'yuggoth',
      'the-unnamable': { down: 'plateau-of-leng' },
    },
    monsters: { rivertown: ['ghoul'], 'general-store': ['maniac'] },
  },
};

const openPlanner = async (size: typeof DESK) => {
  const visitor = await Visitor.open(world, size, '');
  await importMoment(visitor.page, createPosition(DAY as unknown as Parameters<typeof createPosition>[0]));
  await visitor.page.locator('.planner .mornings').waitFor({ state: 'attached' });
  return visitor;
};

/** A message if the planner overlaps the board. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const planner = document.querySelector('.planner')?.getBoundingClientRect();
    const board = document.querySelector('.board-frame')?.getBoundingClientRect();
    if (!planner || !board) return ['planner or board is missing'];
    return planner.top < board.bottom - 1 && planner.left < board.right - 1 && planner.right > board.left + 1
      ? [`the planner begins at ${planner.top}, the board ends at ${board.bottom}`]
      : [];
  });
}

describe('the planner of Haunt', () => {
  it('shows mornings, gates and monsters beside the question, without covering the board', async () => {
    const visitor = await openPlanner(DESK);
    const { page } = visitor;
    const planner = page.locator('.planner');
    expect(await planner.locator('.mornings').innerText()).toMatch(
      new RegExp(`^\\d+\\s+${textOf('ui.plan.left', { n: 2 })}`),
    );
    expect(await planner.locator('.plan-gates').innerText()).toContain('Woods');
    expect(await planner.locator('.plan-monsters tbody tr').count()).toBe(2);
    expect(await planner.locator('.plan-monsters tbody').innerText()).toContain('Ghoul');
    // The decision shows the monster at the place, too.
    expect(await page.locator('.decision .person-danger').allInnerTexts()).toEqual([expect.stringContaining('Ghoul')]);
    expect(await findCovered(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows what a Speed slot reaches, and its Initiative against every monster, and moves nothing', async () => {
    const visitor = await openPlanner(DESK);
    const { page } = visitor;
    const slot = page.locator('.day-slots .slot[data-option="city:3:by:1"]');
    const boxes = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll('.planner li, .planner tr, .planner section, .decision section, .board-frame'),
        ].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const before = await boxes();
    await slot.hover();
    await page.locator('.reach-marks text').first().waitFor();
    expect(await page.locator('.slot-summary').innerText()).toMatch(
      /^Joe Diamond, Speed 6, Sneak 1: 6 movement points/,
    );
    const chances = await page.locator('.plan-monsters tbody td:last-child').allInnerTexts();
    expect(chances).toEqual([expect.stringMatching(/%$/), expect.stringMatching(/%$/)]);
    expect(await page.locator('.plan-steps').count()).toBeGreaterThan(0);
    expect(await boxes()).toEqual(before);
    await page.mouse.move(700, 5);
    await page.locator('.reach-marks').waitFor({ state: 'detached' });
    await visitor.leave();
  });

  it('is replaced by a sheet on request, and comes back with its key or its button', async () => {
    const visitor = await openPlanner(DESK);
    const { page } = visitor;
    await page.locator('.person-line button', { hasText: 'Joe' }).click();
    await page.locator('.sheet h2', { hasText: 'Joe Diamond' }).waitFor();
    expect(await page.locator('.planner').isVisible()).toBe(false);
    await page.keyboard.press('w');
    await page.locator('.planner .mornings').waitFor();
    expect(await page.locator('.sheet').isVisible()).toBe(false);
    await page.keyboard.press('w');
    await page.locator('.sheet h2').waitFor();
    await page.locator('.show-planner').click();
    await page.locator('.planner .mornings').waitFor();
    await visitor.leave();
  });

  it('opens with one tap on a phone, and so do all sheets', async () => {
    const visitor = await openPlanner(PHONE);
    const { page } = visitor;
    expect(await page.locator('.planner').isVisible()).toBe(false);
    await page.locator('.tabs').getByRole('button', { name: 'Plan', exact: true }).click();
    await page.locator('.planner .mornings').waitFor();
    expect(await page.locator('.plan-gates li').count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await findCovered(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('.tabs').getByRole('button', { name: 'Decide', exact: true }).click();
    await page.locator('.person-line button', { hasText: 'Joe' }).click();
    await page.locator('.sheet h2', { hasText: 'Joe Diamond' }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('disappears with its tab when an investigator acts', async () => {
    const visitor = await openPlanner(PHONE);
    const { page } = visitor;
    await page.locator('.day-slots .slot[data-option]').first().click();
    await page.locator('.tabs [data-tab="plan"]').waitFor({ state: 'detached' });
    await waitForQuestion(page);
    expect(await page.locator('.tabs button').count()).toBe(5);
    await visitor.leave();
  });
});
