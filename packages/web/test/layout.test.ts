/** The table at the sizes people have, in the situations that show most: nothing overflows, axe finds nothing wrong. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.js';
import { openWorld, Visitor, type World } from './browser.js';
import { NO_WORDS } from './hands.js';
import { momentOf, takeIn, type Wanted } from './moments.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;
/** Those between and beyond, for the situations that show most. */
const MORE = [
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
/** The parts of the table of which a narrow window shows one. */
const PANES = ['People', 'Threat', 'Log', 'Board', 'Decide'];

const SITUATIONS: readonly (Wanted & { readonly name: string })[] = [
  {
    name: 'eight investigators, movement',
    game: 'arkham',
    investigators: 8,
    seed: 'eight',
    question: 'q.movement',
    after: 150,
  },
  {
    name: 'a fight or a flight with its odds',
    game: 'arkham',
    investigators: 2,
    seed: 'odds',
    question: 'q.fight-or-evade',
  },
  { name: 'a fight', game: 'arkham', investigators: 3, seed: 'fight', question: 'q.hands', after: 60 },
  { name: 'after a roll', game: 'arkham', investigators: 4, seed: 'roll', question: 'q.after-roll', after: 60 },
  { name: 'the final battle', game: 'arkham', investigators: 8, seed: 'final', question: 'q.final-attack' },
  { name: 'the end', game: 'arkham', investigators: 1, seed: 'end' },
  {
    name: 'five investigators, who acts next',
    game: 'haunt',
    investigators: 5,
    seed: 'day',
    question: 'q.day',
    after: 150,
  },
  { name: 'a bonus before a roll', game: 'haunt', investigators: 3, seed: 'bonus', question: 'q.bonus', after: 60 },
  { name: 'a fight', game: 'haunt', investigators: 2, seed: 'fight', question: 'q.hands', after: 40 },
  { name: 'the end', game: 'haunt', investigators: 2, seed: 'end' },
];

/** Texts that stick out of what they stand in or are cut off by it, and whatever has to be scrolled sideways. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide) found.add('the page scrolls sideways');
    const nameOf = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      // The board is a map: in a narrow window it is moved about. A hand of many cards is leafed through. What is only
      // heard has no room.
      if (one.closest('svg, .heard, .board-frame > .board, ul.cards') || one.matches('.board-frame')) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Says with dots that it is cut; whatever does so is said in full elsewhere.
      if (getComputedStyle(one).textOverflow === 'ellipsis') continue;
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowX);
      if (scrolls && one.scrollWidth > one.clientWidth + 1) found.add(`${nameOf(one)} scrolls sideways`);
      for (const text of one.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          const fault = around(one, rect);
          if (fault) found.add(`"${text.textContent.trim().slice(0, 40)}" ${fault}`);
        }
      }
    }
    return [...found];

    /** What a line of text sticks out of. */
    function around(one: HTMLElement, rect: DOMRect): string | undefined {
      for (let at: HTMLElement | null = one; at && at.id !== 'root'; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (style.display !== 'inline' && style.display !== 'contents') {
          if (rect.right > box.right + 1.5 || rect.left < box.left - 1.5) return `sticks out of ${nameOf(at)}`;
          const cut = /hidden|clip/.test(style.overflowY);
          if (cut && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) return `is cut off by ${nameOf(at)}`;
        }
        // It stands where it is told to.
        if (style.position === 'absolute' || style.position === 'fixed') return undefined;
        // Further out it can be scrolled to.
        if (/auto|scroll/.test(style.overflowY)) return undefined;
      }
      return undefined;
    }
  });
}

describe('the table in every situation', () => {
  it.each(SITUATIONS)('$game, $name: fits every window, and axe finds nothing wrong', async (situation) => {
    const visitor = await Visitor.at(world, SIZES[2], '');
    const { page } = visitor;
    await takeIn(page, momentOf(situation));
    const wrong: string[] = [];
    for (const size of situation.investigators >= 5 ? [...SIZES, ...MORE] : SIZES) {
      await page.setViewportSize(size);
      const panes = (await page.locator('.tabs').isVisible()) ? PANES : [undefined];
      for (const pane of panes) {
        if (pane) await page.locator('.tabs').getByRole('button', { name: pane, exact: true }).click();
        for (const one of await overflowing(page)) wrong.push(`${size.width} ${pane ?? ''}: ${one}`);
      }
      // axe takes its time: of the phone it sees the questions that show most.
      if (size.width === 1440 || (size.width === 390 && situation.investigators >= 5)) {
        for (const one of await faults(page)) wrong.push(`${size.width}: ${one}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await visitor.see()).everything).not.toMatch(NO_WORDS);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each([
    { name: 'the final battle', game: 'arkham', investigators: 8, seed: 'final', question: 'q.final-attack' },
    { name: 'a move in the city', game: 'haunt', investigators: 3, seed: 'city', question: 'q.movement' },
    { name: 'who acts next', game: 'haunt', investigators: 5, seed: 'day', question: 'q.day', after: 150 },
  ] as const)('fits a laptop and a tablet in German, whose words are long: $game, $name', async (situation) => {
    const context = await world.browser.newContext({ viewport: SIZES[2], reducedMotion: 'reduce', locale: 'de' });
    const page = await context.newPage();
    await page.goto(`${world.server.url}/`);
    await takeIn(page, momentOf(situation));
    const wrong: string[] = [];
    for (const size of [...SIZES.slice(1), ...MORE]) {
      await page.setViewportSize(size);
      for (const one of await overflowing(page)) wrong.push(`${size.width}: ${one}`);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });

  it('shows the whole city on a small laptop, and larger panels on a large screen', async () => {
    const visitor = await Visitor.at(world, MORE[1], '');
    const { page } = visitor;
    await takeIn(page, momentOf({ game: 'arkham', investigators: 2, seed: 'city', question: 'q.movement' }));
    const frame = await page.locator('.board-scroll').boundingBox();
    for (const place of ['train-station', 'mas-boarding-house', 'hibbs-roadhouse', 'woods', 'sky', 'lost']) {
      const box = await page
        .locator(`.board [data-place="${place}"], .board [data-about="${place}"]`)
        .first()
        .boundingBox();
      expect(box?.x, place).toBeGreaterThanOrEqual(frame?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0), place).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0), place).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    }
    const heading = () => page.locator('.decision h2').evaluate((one) => one.getBoundingClientRect().height);
    const before = await heading();
    await page.setViewportSize(MORE[3]);
    expect(await heading()).toBeGreaterThan(before);
    await visitor.leave();
  });

  it.each([{ game: 'arkham' }, { game: 'haunt' }] as const)(
    'can be used at twice the size: $game',
    async ({ game }) => {
      // What a browser does of a 1440 by 900 window at 200 %.
      const context = await world.browser.newContext({
        viewport: { width: 720, height: 450 },
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${world.server.url}/`);
      const investigators = game === 'arkham' ? 3 : 2;
      const question = game === 'arkham' ? 'q.movement' : 'q.day';
      await takeIn(page, momentOf({ game, investigators, seed: 'zoom', question, after: 30 }));
      const wrong = [];
      for (const pane of PANES) {
        await page.locator('.tabs').getByRole('button', { name: pane, exact: true }).click();
        for (const one of await overflowing(page)) wrong.push(`${pane}: ${one}`);
      }
      expect(wrong).toEqual([]);
      // Every answer can be scrolled to, and clicked.
      for (const option of await page.locator('[data-option]').all()) await option.click({ trial: true });
      const before = await page.getAttribute('main.table', 'data-answers');
      await page.locator('[data-option]').first().click();
      await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
      await context.close();
    },
  );
});
