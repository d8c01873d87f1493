import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, pseudoRandomChoice, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { startOf, textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** End of the last animation that a script has begun, in milliseconds; 0 if nothing moves. */
const longestAnimation = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .filter((one) => !(one instanceof CSSTransition) && !(one instanceof CSSAnimation))
        .map((one) => Number(one.effect?.getComputedTiming().endTime)),
    ),
  );

/** Answers, and returns the end of the last animation at the time when the answer appears, in milliseconds. */
async function measureMotion(visitor: Visitor, option: number): Promise<number> {
  const { page } = visitor;
  await page.evaluate(() => {
    const main = document.querySelector('main.table');
    const global = window as unknown as { motionEnd: Promise<number> };
    global.motionEnd = new Promise((resolve) => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        const ends = document
          .getAnimations()
          // Animations driven by scrolling are excluded.
          .filter((one) => !(one instanceof CSSTransition) && one.timeline === document.timeline)
          .map((one) => Number(one.effect?.getComputedTiming().endTime));
        resolve(Math.max(0, ...ends));
      }).observe(main as Element, { attributeFilter: ['data-answers'] });
    });
  });
  await visitor.chooseOption(option, false);
  return page.evaluate(() => (window as unknown as { motionEnd: Promise<number> }).motionEnd);
}

/** Plays on, and returns the length of the longest animation for each answer. */
async function measureMotions(visitor: Visitor, answers: number): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < answers; turn++) {
    const options = visitor.page.locator('.options button');
    await options.first().waitFor();
    found.push(await measureMotion(visitor, pseudoRandomChoice(turn, await options.count())));
  }
  return found;
}

const setting = (page: Page, label: string | RegExp) => page.locator('dialog.settings').getByLabel(label);
const openSettings = (page: Page) =>
  page.getByRole('button', { name: textOf('ui.settings.open'), exact: true }).click();

describe('motion at the table', () => {
  it('ends within 400 ms after every answer, and any key ends it', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visitor.begin('motion', 3);
    const found = await measureMotions(visitor, 40);
    expect(found.filter((end) => end > 0).length).toBeGreaterThan(8);
    expect(Math.max(...found)).toBeLessThanOrEqual(400);
    await page.evaluate(() => document.querySelector('.doom')?.animate([{ opacity: 0 }, {}], 60_000));
    const { options } = await visitor.readPage();
    await visitor.chooseOption(pseudoRandomChoice(1, options.length), false);
    await page.keyboard.press('Shift');
    expect(await longestAnimation(page)).toBe(60_000);
    expect(await page.locator('.passing > *').count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('is absent if the system asks for reduced motion, and if it is turned off in the settings', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('motion', 3);
    expect(new Set(await measureMotions(visitor, 10))).toEqual(new Set([0]));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openSettings(page);
    await setting(page, /^Motion/).uncheck();
    expect(await page.locator('dialog.settings [role=status]').textContent()).toBe(
      textOf('ui.settings.changed.motion', { on: 'no' }),
    );
    await page.keyboard.press('Escape');
    expect(new Set(await measureMotions(visitor, 10))).toEqual(new Set([0]));
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('the settings of the table', () => {
  it('are restored after a reload, and their keys do not answer the game', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('settings');
    const before = await visitor.readPage();
    await openSettings(page);
    await setting(page, /^Sound/).check();
    await setting(page, textOf('ui.settings.text')).focus();
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
    await setting(page, startOf('ui.settings.pace.steps')).check();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Done' }).click();
    expect((await visitor.readPage()).question).toBe(before.question);
    await visitor.waitForSave();
    await page.reload();
    await waitForQuestion(page);
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--text-wanted'))).toBe('1.2');
    await openSettings(page);
    expect(await setting(page, /^Sound/).isChecked()).toBe(true);
    expect(await setting(page, /^Motion/).isChecked()).toBe(true);
    expect(await setting(page, startOf('ui.settings.pace.steps')).isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('include a pace that shows events line by line, with the keyboard only', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('steps', 2);
    await openSettings(page);
    await setting(page, startOf('ui.settings.pace.steps')).check();
    await page.keyboard.press('Escape');
    let lines = 0;
    for (let turn = 0; turn < 25; turn++) {
      await waitForQuestion(page);
      const { options } = await visitor.readPage();
      await visitor.chooseOption(pseudoRandomChoice(turn, Math.min(9, options.length)), true);
      for (let shown = 1; (await page.locator('.telling').count()) > 0; shown++) {
        expect(await page.locator('.event-lines li').count()).toBe(shown);
        expect(await page.locator('[data-option], .board .open').count()).toBe(0);
        // A key does not answer before all lines are shown.
        await page.keyboard.press('1');
        lines++;
        await page.keyboard.press('Space');
      }
    }
    expect(lines).toBeGreaterThan(25);
    // A walk counts as several answers; a key before the last line counts as none.
    const answers = Number(await page.getAttribute('main.table', 'data-answers'));
    expect(answers).toBeGreaterThanOrEqual(25);
    expect(answers).toBeLessThan(30);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('zooming and moving the board', () => {
  it('works with wheel, keys, buttons and dragging, and a drag does not answer', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('camera');
    const width = () => page.locator('.board').evaluate((board) => board.getBoundingClientRect().width);
    const initialWidth = await width();
    const box = (await page.locator('.board-frame').boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -500);
    await expect.poll(width).toBeGreaterThan(initialWidth * 1.5);
    const left = () => page.locator('.board').evaluate((board) => board.getBoundingClientRect().left);
    const before = await left();
    const answers = await page.getAttribute('main.table', 'data-answers');
    await page.mouse.down();
    await page.mouse.move(middle.x + 60, middle.y + 10, { steps: 4 });
    await page.mouse.up();
    expect(await left()).toBeCloseTo(before + 60, 0);
    expect(await page.locator('.inspector .close').count()).toBe(0);
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(answers);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(initialWidth, 0);
    await page.keyboard.press('+');
    await expect.poll(width).toBeCloseTo(initialWidth * 1.4, 0);
    await page.getByRole('button', { name: 'Smaller board' }).click();
    await expect.poll(width).toBeCloseTo(initialWidth, 0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('scrolls the focused place into view in a narrow window', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 });
    const { page } = visitor;
    await visitor.begin('camera', 2);
    await page.locator('[data-place="northside"]').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      const isInView = () =>
        page.evaluate(() => {
          const place = document.activeElement!.getBoundingClientRect();
          const frame = document.querySelector('.board-scroll')!.getBoundingClientRect();
          const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
          return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
        });
      await expect.poll(isInView, { message: key }).toBe(true);
    }
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
