/** Tables with Arkham and Dunwich: views of both towns, trains, and other parts of the box. */
import { loadBoxes } from '@vigil/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { createPosition, findMoment, importMoment } from './game-moments.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Name of the board in view. */
const boardInView = (visitor: Visitor) => visitor.page.locator('.board-switch [aria-pressed="true"] b').innerText();

/** Opens a game with an investigator at a station, who can take a train. */
async function openAtStation(size?: { width: number; height: number }): Promise<Visitor> {
  const moment = findMoment({
    game: 'arkham',
    investigators: 1,
    seed: 'train',
    question: 'q.movement',
    matches: ({ options }) => options.some(({ key }) => key === 'o.ride'),
    boxes: await loadBoxes(['base', 'dunwich']),
  });
  const visitor = await Visitor.open(world, size, '');
  await importMoment(visitor.page, moment);
  return visitor;
}

describe('a table with two towns', () => {
  it('can be set up from an address, and the form shows what the box adds', async () => {
    const visitor = await Visitor.open(world, undefined, '#new?boxes=dunwich');
    const { page } = visitor;
    await page.getByText('With Dunwich Horror').waitFor();
    expect(await page.getByLabel('Dunwich Horror').isChecked()).toBe(true);
    expect(await page.locator('.boxes').innerText()).toContain(
      textOf('ui.start.boxes.adds', { minutes: 60, harder: 2 }),
    );
    await visitor.begin('towns');
    expect(await page.locator('.rail').innerText()).toMatch(/The Dunwich Horror\s+0 of 3/i);
    expect(await page.locator('[data-board="dunwich"] .whirl').count()).toBeGreaterThanOrEqual(3);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('pins the other town on the board in view, and switches by a click or a key', async () => {
    const visitor = await openAtStation();
    const { page } = visitor;
    const first = await boardInView(visitor);
    await page.keyboard.press('t');
    expect(await boardInView(visitor)).not.toBe(first);
    while ((await boardInView(visitor)) !== 'Dunwich') await page.keyboard.press('t');
    const pinned = page.locator('.pinned');
    expect(await pinned.innerText()).toContain('Arkham');
    expect(await pinned.locator('.person').count()).toBe(await page.locator('[data-board="arkham"] .person').count());
    await pinned.click();
    expect(await boardInView(visitor)).toBe('Arkham');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('lets investigators take a train by a click on its sign, which shows the fare [D-TRAIN-01, D-TRAIN-02]', async () => {
    const visitor = await openAtStation();
    const { page } = visitor;
    const before = await boardInView(visitor);
    const sign = page.locator('.train');
    expect(await sign.textContent()).toContain('$1');
    await visitor.waitForChange(() => sign.click());
    await page.locator(`.board-switch [aria-pressed="true"]`).filter({ hasNotText: before }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('switches to the town where an investigator arrives by train', async () => {
    const wilson = { name: 'Wilson', sheet: 'wilson-richards', place: 'train-station', money: 5, skills: { speed: 4 } };
    const document = { name: 'ride', covers: [], ancientOne: 'yig', phase: 'movement', investigators: [wilson] };
    // With motion, since the token that leaves must not be mistaken for the one that arrives.
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await importMoment(page, createPosition(document as never, [], await loadBoxes(['base', 'dunwich'])));
    for (const town of ['Dunwich', 'Arkham', 'Dunwich']) {
      await visitor.waitForChange(() => page.locator('.train').click());
      await page.locator('.board-switch [aria-pressed="true"]').filter({ hasText: town }).waitFor();
    }
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows rubble on the board, and the number of remaining markers [D-AO-01]', async () => {
    const document = {
      name: 'rubble',
      covers: ['D-AO-01'],
      ancientOne: 'shudde-mell',
      phase: 'movement',
      investigators: [{ name: 'Joe', sheet: 'joe-diamond', place: 'northside' }],
      board: { closed: { newspaper: 'for-good' } },
      boxes: { dunwich: { rubble: ['library'] } },
    };
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    await importMoment(page, createPosition(document as never, [], await loadBoxes(['base', 'dunwich'])));
    expect(await page.locator('.rubble-left').innerText()).toMatch(/Rubble\s+1 marker face down\s+Newspaper/i);
    expect(await page.locator('[data-board="arkham"] .rubble').count()).toBe(1);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows the route of a Task on the board and on the sheet, with its progress [D-TASK-02]', async () => {
    const joe = {
      name: 'Joe',
      sheet: 'joe-diamond',
      place: 'northside',
      cards: [{ card: 'courier-run', tokens: 1 }],
    };
    const document = {
      name: 'route',
      covers: ['D-TASK-02'],
      ancientOne: 'yig',
      phase: 'movement',
      investigators: [joe],
    };
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    await importMoment(page, createPosition(document as never, [], await loadBoxes(['base', 'dunwich'])));
    const route = page.locator('.sheet .route');
    expect(await route.innerText()).toMatch(/Courier Run\s+Task/i);
    expect(await route.locator('.done').innerText()).toContain('Ma’s Boarding House');
    expect(await route.locator('.next').innerText()).toContain('River Docks');
    expect(await page.locator('[data-board="arkham"] .route-flag').allTextContents()).toEqual(['2', '3']);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('switches to the other town with one click in a narrow window', async () => {
    const visitor = await openAtStation({ width: 390, height: 844 });
    const { page } = visitor;
    const before = await boardInView(visitor);
    expect(await page.locator('.pinned').count()).toBe(0);
    expect(await page.locator('.brief').innerText()).toContain('Horror');
    await page.locator('.board-switch [aria-pressed="false"]').click();
    expect(await boardInView(visitor)).not.toBe(before);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth).toBeLessThanOrEqual(390);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
