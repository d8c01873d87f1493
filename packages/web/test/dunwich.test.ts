/** Two towns at one table: how the second is seen and reached, and what its box shows besides. */
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

/** The board in view, by the switch. */
const inView = (visitor: Visitor) => visitor.page.locator('.board-switch [aria-pressed="true"] b').innerText();

/** Opens a game with an investigator at a station where a train can be taken. */
async function atTheStation(size?: { width: number; height: number }): Promise<Visitor> {
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
  it('is agreed upon with what the box adds said, also where the address names it', async () => {
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('shows the other town pinned on the one in view, and turns to it by a click and by a key', async () => {
    const visitor = await atTheStation();
    const { page } = visitor;
    const first = await inView(visitor);
    await page.keyboard.press('t');
    expect(await inView(visitor)).not.toBe(first);
    while ((await inView(visitor)) !== 'Dunwich') await page.keyboard.press('t');
    const pinned = page.locator('.pinned');
    expect(await pinned.innerText()).toContain('Arkham');
    expect(await pinned.locator('.person').count()).toBe(await page.locator('[data-board="arkham"] .person').count());
    await pinned.click();
    expect(await inView(visitor)).toBe('Arkham');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('has trains that are taken by a click at the station, with the fare on their sign [D-TRAIN-01, D-TRAIN-02]', async () => {
    const visitor = await atTheStation();
    const { page } = visitor;
    const before = await inView(visitor);
    const sign = page.locator('.train');
    expect(await sign.textContent()).toContain('$1');
    await visitor.waitForChange(() => sign.click());
    await page.locator(`.board-switch [aria-pressed="true"]`).filter({ hasNotText: before }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('turns to the town where the traveller arrives, there and back', async () => {
    const wilson = { name: 'Wilson', sheet: 'wilson-richards', place: 'train-station', money: 5, skills: { speed: 4 } };
    const document = { name: 'ride', covers: [], ancientOne: 'yig', phase: 'movement', investigators: [wilson] };
    // With motion: what leaves a board is seen to go, and is not taken for the one who arrived.
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await importMoment(page, createPosition(document as never, [], await loadBoxes(['base', 'dunwich'])));
    for (const town of ['Dunwich', 'Arkham', 'Dunwich']) {
      await visitor.waitForChange(() => page.locator('.train').click());
      await page.locator('.board-switch [aria-pressed="true"]').filter({ hasText: town }).waitFor();
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('draws rubble where it has fallen, and says how much is left [D-AO-01]', async () => {
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('shows the route of a Task on the map and on the sheet, and what of it is done [D-TASK-02]', async () => {
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('is one move away from the other town in a narrow window', async () => {
    const visitor = await atTheStation({ width: 390, height: 844 });
    const { page } = visitor;
    const before = await inView(visitor);
    expect(await page.locator('.pinned').count()).toBe(0);
    expect(await page.locator('.brief').innerText()).toContain('Horror');
    await page.locator('.board-switch [aria-pressed="false"]').click();
    expect(await inView(visitor)).not.toBe(before);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
