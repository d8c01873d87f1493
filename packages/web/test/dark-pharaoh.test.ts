/** Tables with Curse of the Dark Pharaoh in both editions: barred streets, Benefits, patrols and Ancient Whispers. */
import { loadBoxes } from '@vigil/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const AT_THE_MUSEUM = {
  name: 'at the museum',
  covers: [],
  ancientOne: 'nyarlathotep',
  phase: 'movement',
  turn: 4,
  doom: 3,
  terror: 1,
  investigators: [
    { name: 'Joe', sheet: 'joe-diamond', place: 'northside', money: 5, clues: 2, skills: { speed: 4 } },
    { name: 'Amanda', sheet: 'amanda-sharpe', place: 'miskatonic-university' },
    { name: 'Kate', sheet: 'kate-winthrop', place: 'woods' },
  ],
  board: { monsters: { downtown: ['cultist'], rivertown: ['ghoul'] }, gates: { graveyard: 'abyss' } },
};
const HERALD = { card: 'herald-of-the-dark-pharaoh' };
const FIRST_EDITION = {
  ...AT_THE_MUSEUM,
  investigators: AT_THE_MUSEUM.investigators.map((one, i) => ({
    ...one,
    cards: [
      ['barred-from-northside', 'visions', 'wanted', 'mask-of-wisdom', 'spirit-vessel'],
      ['barred-from-northside', 'barred-from-uptown', 'psychic'],
      ['barred-from-uptown', 'local-guide', 'astral-travel'],
    ][i],
  })),
  inPlay: [HERALD, { card: 'pentagram-on-the-ground', at: 'rivertown', tokens: 2 }],
};
const REVISED_EDITION = {
  ...AT_THE_MUSEUM,
  investigators: AT_THE_MUSEUM.investigators.map((one, i) => ({
    ...one,
    cards: [['visions', 'first-elder-sign-fragment', 'mask-of-vice'], ['harried'], ['scales-of-thoth']][i],
  })),
  inPlay: [HERALD, { card: 'police-patrol', at: 'northside' }, { card: 'police-patrol', at: 'uptown' }],
};

async function openTable(
  position: object,
  packs: readonly string[],
  size?: { width: number; height: number },
  language = 'en',
) {
  const visitor = await Visitor.open(world, size, '', 'no-delay', { language });
  await importMoment(visitor.page, createPosition(position as never, [], await loadBoxes(packs)));
  return visitor;
}

const screenshot = async ({ page }: Visitor, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

describe('a table with Curse of the Dark Pharaoh', () => {
  it('shows barred streets with the barred investigators, and marks held Benefits and Detriments [P-BAR-01, P-BENEF-01]', async () => {
    const visitor = await openTable(FIRST_EDITION, ['base', 'dark-pharaoh']);
    const { page } = visitor;
    await screenshot(visitor, 'earlier');
    expect(await page.locator('.barrier').count()).toBe(2);
    expect(await page.locator('.pentagram').count()).toBe(1);
    expect(await page.locator('.favours .held').count()).toBe(4);
    expect(await page.locator('.favours li').count()).toBe(8);
    const barred = page.locator('.barred-from button');
    expect(await barred.first().getAttribute('aria-label')).toBe('Northside: Joe Diamond and Amanda Sharpe');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows police patrols and the place of the Ancient Whispers [P-REV-01, P-REV-02]', async () => {
    const visitor = await openTable(REVISED_EDITION, ['base', 'dark-pharaoh', 'dark-pharaoh-revised']);
    const { page } = visitor;
    await screenshot(visitor, 'later');
    expect(await page.locator('.patrol').count()).toBe(2);
    expect(await page.locator('.whispers:not(.used)').count()).toBe(1);
    expect(await page.locator('.barred-from').count()).toBe(0);
    // Both patrols share one card on the rail.
    expect(await page.locator('.mythos-card[data-about="police-patrol"]').count()).toBe(1);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('fits a narrow window in German', async () => {
    for (const [name, position, packs] of [
      ['earlier', FIRST_EDITION, ['base', 'dark-pharaoh']],
      ['later', REVISED_EDITION, ['base', 'dark-pharaoh', 'dark-pharaoh-revised']],
    ] as const) {
      const visitor = await openTable(position, packs, { width: 390, height: 844 }, 'de');
      await screenshot(visitor, `phone-${name}`);
      await visitor.page.getByRole('button', { name: 'Gefahr' }).click();
      await visitor.page.locator('.exhibition').scrollIntoViewIfNeeded();
      await screenshot(visitor, `phone-${name}-threat`);
      const pageWidth = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
      expect(pageWidth).toBeLessThanOrEqual(390);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    }
  });
});
