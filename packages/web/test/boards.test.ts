/** A table with two boards: the Old Harbour beside Arkham, in a page that was built with it. */
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { PACK } from '@vigil/harbour/pack';
import { ARKHAM } from '@vigil/harbour/rules';
import { arkham, arkhamRules, contentOf } from '@vigil/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor, type World } from './browser.js';
import { takeIn } from './moments.js';
import { openHarbour } from './with-harbour.js';

let world: World;
beforeAll(async () => {
  world = await openHarbour();
});
afterAll(() => world.close());

/** A new game with the harbour, or without, as a file holds it. */
function saved(packs: readonly string[]): Buffer {
  const boxes = [{ pack: BASE }, { pack: PACK, arkham: ARKHAM }].filter(({ pack }) => packs.includes(pack.id));
  const setup = { investigators: ['amanda-sharpe', 'joe-diamond'], ancientOne: 'azathoth', packs };
  const play = Play.start(arkham(contentOf(boxes), arkhamRules(boxes)), setup, 'fog');
  return Buffer.from(JSON.stringify(play.save()));
}

describe('a table with two boards', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('shows one at a time in a window $width wide, and leads to the other by mouse and keys', async (size) => {
    const visitor = await Visitor.at(world, size, '');
    const { page } = visitor;
    await takeIn(page, saved(['base', 'harbour']));
    const arkhamBoard = page.locator('[data-board="arkham"]');
    const harbour = page.locator('[data-board="harbour"]');
    const button = (name: string) => page.locator('.board-switch').getByRole('button', { name });
    await button('The Old Harbour').waitFor();
    expect(await Promise.all([arkhamBoard, harbour].map((one) => one.getAttribute('inert')))).toEqual([null, '']);
    expect(await button('Arkham').getAttribute('aria-pressed')).toBe('true');

    await button('The Old Harbour').focus();
    await page.keyboard.press('Enter');
    expect(await Promise.all([arkhamBoard, harbour].map((one) => one.getAttribute('inert')))).toEqual(['', null]);
    const quay = harbour.locator('[data-place="harbour-quay"]');
    expect(await quay.isVisible()).toBe(true);
    // Each place is on its own board, and on no other.
    expect(await page.locator('[data-place="harbour-quay"]').count()).toBe(1);
    expect(await harbour.locator('[data-place="woods"]').count()).toBe(0);
    const ground = harbour.locator('img.board-ground');
    expect(await ground.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // Keys of the view are for the board that is looked at.
    const views = () =>
      page.locator('.board').evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform));
    const before = await views();
    await page.keyboard.press('+');
    const after = await views();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);

    await button('Arkham').click();
    expect(await harbour.getAttribute('inert')).toBe('');
    expect(await views()).toEqual(after);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('shows them side by side where there is room', async () => {
    const visitor = await Visitor.at(world, { width: 2560, height: 1440 }, '');
    const { page } = visitor;
    await takeIn(page, saved(['base', 'harbour']));
    await page.waitForSelector('[data-board="harbour"]:not([inert])');
    const boxes = await page.locator('.board-pane').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [left, right];
      }),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.[1]).toBeCloseTo(boxes[1]?.[0] ?? 0, 0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('has no switch where there is one board', async () => {
    const visitor = await Visitor.at(world, { width: 1440, height: 900 }, '');
    await takeIn(visitor.page, saved(['base']));
    expect(await visitor.page.locator('.board-pane').count()).toBe(1);
    expect(await visitor.page.locator('.board-switch').count()).toBe(0);
    await visitor.leave();
  });
});
