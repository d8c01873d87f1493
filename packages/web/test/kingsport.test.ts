/** A table with Kingsport: its town, the rifts, and epic battles. */
import { loadBoxes } from '@vigil/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const TRACKS = [
  {
    rift: 'crescent',
    known: true,
    at: 'harborside',
    since: 1,
    halves: [
      [{ place: 'hall-school', faceDown: true }, { place: 'st-erasmuss-home' }],
      [{ place: '607-water-st' }, { place: 'hall-school' }],
    ],
  },
  { rift: 'circle', halves: [[{ place: 'artists-colony' }], []] },
  { rift: 'hexagon', halves: [[], []] },
];

/** Opens a game with Joe Diamond in Harborside, at an open rift. */
async function openAtHarbour(size?: { width: number; height: number }): Promise<Visitor> {
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
  const visitor = await Visitor.open(world, size, '');
  await importMoment(visitor.page, createPosition(document as never, [], await loadBoxes(['base', 'kingsport'])));
  return visitor;
}

describe('a table with Kingsport', () => {
  it('shows each rift track with its markers, and each open rift on the board [K-RIFT-01, K-RIFT-04]', async () => {
    const visitor = await openAtHarbour();
    const { page } = visitor;
    const rifts = page.locator('.rifts');
    expect(await rifts.locator('.rift-track').count()).toBe(3);
    expect(await rifts.innerText()).toContain('open: Harborside');
    expect(await rifts.locator('.marker.down').count()).toBe(1);
    expect(await page.locator('[data-board="kingsport"] .rift').count()).toBeGreaterThanOrEqual(1);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/wide.png` });
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows no token behind a rift, and shows rift markers and aquatic signs on the board [K-RIFT-12, K-AQUA-04]', async () => {
    const visitor = await openAtHarbour();
    const { page } = visitor;
    const board = page.locator('[data-board="kingsport"]');
    const rift = await board.locator('.board-tokens .rift .crack').first().boundingBox();
    const tokens = await board.locator('.board-tokens [data-token]').all();
    expect(tokens.length).toBeGreaterThanOrEqual(3);
    for (const token of tokens) {
      const box = await token.boundingBox();
      if (!rift || !box) throw new Error('the rift or a token is missing');
      const isApart =
        box.x >= rift.x + rift.width ||
        rift.x >= box.x + box.width ||
        box.y >= rift.y + rift.height ||
        rift.y >= box.y + box.height;
      expect(isApart).toBe(true);
    }
    // Hall School has two markers; one of them is face down.
    expect(await board.locator('.board-tokens .rift-marker').count()).toBe(4);
    expect(await board.locator('.board-tokens .rift-marker.open').count()).toBe(3);
    expect(await board.locator('.board-tokens .by-water').count()).toBe(4);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('offers no walk beyond the Causeway [K-BOARD-06]', async () => {
    const visitor = await openAtHarbour();
    const { page } = visitor;
    await visitor.waitForChange(() => page.locator('[data-place="the-causeway"] .hit').first().click());
    expect(await page.locator('.decision').innerText()).not.toContain('Wireless Station');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

const GREEN = ['bear-the-blow', 'ray-of-hope', 'second-wind', 'steady-hands', 'moments-grace', 'desperate-charge'];
const RED = ['ground-gives-way', 'panic', 'end-of-everything', 'no-respite', 'darkness-rises', 'evil-corruption'];
const PLOTS = ['sinister-plot-1', 'sinister-plot-2', 'sinister-plot-3'];

/** Opens an epic battle of two investigators against Hastur, after a number of drawn cards. */
async function openHastur(drawn: number, size: { width: number; height: number }): Promise<Visitor> {
  const [one, ...others] = PLOTS;
  const deck = [...GREEN, one, 'noble-sacrifice', ...RED, ...others].map((id) => `epic-${id}`).slice(drawn);
  const plots = ['plot-high-stakes', 'plot-growing-in-power', 'plot-the-last-straw'];
  const document = {
    name: 'against Hastur',
    covers: [],
    ancientOne: 'hastur',
    phase: 'final-refresh',
    battle: { round: 2, rating: -4 },
    doom: 9,
    investigators: [
      { name: 'Joe', sheet: 'joe-diamond', focus: 0 },
      { name: 'Kate', sheet: 'kate-winthrop', focus: 0 },
    ],
    boxes: { kingsport: { epic: { deck, plots, gates: 3 } } },
  };
  const visitor = await Visitor.open(world, size, '');
  await importMoment(visitor.page, createPosition(document as never, [], await loadBoxes(['base', 'kingsport'])));
  return visitor;
}

/** Gives first answers until the question who attacks. The form of a question may load after the question. */
async function playToAttack(visitor: Visitor): Promise<void> {
  for (;;) {
    await visitor.page.waitForSelector(`${READY_SELECTOR} .decision [data-option]`);
    if ((await visitor.page.locator('[data-option="attack"]').count()) > 0) return;
    await visitor.chooseOption(0, false);
  }
}

describe('an epic battle', () => {
  it('shows its deck, the progress of the current card, and the next attacker [K-EPIC-02, K-EPIC-04]', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const visitor = await openHastur(0, size);
      const { page } = visitor;
      const deck = page.locator('.epic-deck');
      expect(await deck.getAttribute('aria-label')).toContain('16 cards');
      expect(await deck.innerText()).toContain('at least 8 cards away');
      expect(await page.locator('.epic-card.back.green').count()).toBe(1);
      await playToAttack(visitor);
      const card = page.locator('[data-turned="epic-bear-the-blow"]');
      expect(await card.locator('li.done').textContent()).toContain('The Ancient One attacks');
      expect(await card.locator('[aria-current]').innerText()).toContain('The investigators attack');
      expect(await card.textContent()).toContain('Vigil’s own');
      expect(await page.locator('.phases .now').textContent()).toBe('Epic card');
      expect(await page.locator('.stage-people .now').textContent()).toContain('Kate');
      await visitor.waitForChange(() => page.locator('[data-option="wait"]').click());
      expect(await page.locator('.stage-people .now').textContent()).toContain('Joe');
      expect(await findAxeViolations(page)).toEqual([]);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    }
  });

  it('shows the chance of the End of Everything, and a plot in front of the card that revealed it [K-EPIC-05, K-EPIC-07]', async () => {
    const size = { width: 1440, height: 900 };
    const late = await openHastur(14, size);
    expect(await late.page.locator('.epic-end.near').innerText()).toContain('1 in 2');
    await late.leave();
    const visitor = await openHastur(6, size);
    const { page } = visitor;
    await playToAttack(visitor);
    expect(await page.locator('.epic-card h2').innerText()).toBe('High Stakes');
    expect(await page.locator('.epic-small').innerText()).toContain('Sinister Plot');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a new game with Kingsport', () => {
  it('offers the variants of the box, and warns of choices that do not go together', async () => {
    const visitor = await Visitor.open(world, undefined, '#new?boxes=kingsport%2Bking-in-yellow');
    const { page } = visitor;
    await page.waitForSelector('.way');
    expect(await page.locator('.together').innerText()).toContain('about 90 more minutes');
    await page.getByRole('button', { name: /Joe Diamond/ }).click();
    await page.locator('.way', { hasText: 'In the final battle' }).locator('select').selectOption('yes');
    await page.getByLabel('Azathoth').click();
    expect(await page.locator('.setup-note').innerText()).toContain('Azathoth is never fought');
    // Adding another box keeps the chosen investigator.
    await page.getByLabel('Dunwich Horror').click();
    await page.waitForSelector('text=Jacqueline Fine');
    expect(await page.getByRole('button', { name: /Joe Diamond/ }).getAttribute('aria-pressed')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
