/** Kingsport at a table: its town, and the rifts. */
import { loadBoxes } from '@vigil/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, Visitor, type World } from './browser.js';
import { positionOf, takeIn } from './moments.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const TRACKS = [
  {
    rift: 'crescent',
    known: true,
    at: 'harborside',
    since: 1,
    halves: [
      [{ place: 'hall-school', down: true }, { place: 'st-erasmuss-home' }],
      [{ place: '607-water-st' }, { place: 'hall-school' }],
    ],
  },
  { rift: 'circle', halves: [[{ place: 'artists-colony' }], []] },
  { rift: 'hexagon', halves: [[], []] },
];

/** Joe in Harborside, with a rift open there. */
async function byTheHarbour(size?: { width: number; height: number }): Promise<Visitor> {
  const joe = { name: 'Joe', sheet: 'joe-diamond', place: 'harborside', money: 5, skills: { speed: 4 } };
  const document = {
    name: 'harbour',
    covers: [],
    ancientOne: 'yig',
    phase: 'movement',
    turn: 3,
    investigators: [joe],
    boxes: { kingsport: { tracks: TRACKS } },
    board: { monsters: { 'south-shore': ['ghoul'], 'the-causeway': ['zombie'] }, gates: { woods: 'unknown-kadath' } },
  };
  const visitor = await Visitor.at(world, size, '');
  await takeIn(visitor.page, positionOf(document as never, [], await loadBoxes(['base', 'kingsport'])));
  return visitor;
}

describe('a table with Kingsport', () => {
  it('shows each rift track with its markers, and a crack where a rift is open [K-RIFT-01, K-RIFT-04]', async () => {
    const visitor = await byTheHarbour();
    const { page } = visitor;
    const rifts = page.locator('.rifts');
    expect(await rifts.locator('.rift-track').count()).toBe(3);
    expect(await rifts.innerText()).toContain('open: Harborside');
    expect(await rifts.locator('.marker.down').count()).toBe(1);
    expect(await page.locator('[data-board="kingsport"] .rift').count()).toBeGreaterThanOrEqual(1);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/wide.png` });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('lets nobody be led past the Causeway in one walk [K-BOARD-06]', async () => {
    const visitor = await byTheHarbour();
    const { page } = visitor;
    await visitor.changes(() => page.locator('[data-place="the-causeway"] .hit').first().click());
    expect(await page.locator('.decision').innerText()).not.toContain('Wireless Station');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
