/** The page in German: what is said, that it fits, and that everybody can use it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.js';
import { askedAt, choice, openWorld, Visitor, type World } from './browser.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PHONE = { width: 390, height: 844 };
/** What no text may hold in any language. */
const NO_WORDS = /⟦|⟧|undefined|\bNaN\b|\[object/;
/** Words of the English interface that no German one has, nor any name of a card, a monster, a place or a person. */
const ENGLISH =
  /\b(?:Doom|Gates|Sanity|Stamina|Turn|Upkeep|Movement|Encounters?|Clues?|Undo|Games|Chronicle|Decision|decides|Investigators?|exhausted|Toughness|Awareness|Speed|Sneak|Will check|needed|successe?s?|dice|Why|Your|Outskirts|Sky|physical|magical|headline|weapon|tome)\b/;

const SCREENS: readonly (readonly [address: string, complete: string, heading: string])[] = [
  ['', '.home-plate .great', 'Vigil'],
  ['#new', '.agreed-sheet', 'Neues Spiel'],
  ['#learn', '.learn h1', 'Lernen'],
  ['#cards/ghoul', '.card-sheet h2', 'Karten'],
  ['#rules', '.clause-entry', 'Regeln'],
  ['#history', '.history-empty, .kept-game', 'Verlauf'],
];

/** Somebody who chose German earlier. */
async function german(size: { width: number; height: number }, address: string): Promise<Visitor> {
  const visitor = await Visitor.at(world, size, '');
  await visitor.page.evaluate(() => localStorage.setItem('vigil.language', 'de'));
  await visitor.page.goto(`${world.server.url}/${address}`);
  await visitor.page.reload();
  await visitor.page.locator('html[lang="de"] h1').waitFor({ state: 'attached' });
  return visitor;
}

/** Boxes that are wider than what they stand in, and whatever is wider than the window. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > wide ? ['the page'] : [];
    for (const one of document.querySelectorAll<HTMLElement>('#root *')) {
      // The board is a map that is moved about; the ids of clauses can be hit around their text too.
      if (one.closest('svg, .heard, .kinds, .skip, .board-frame, .clause-ref, [popover]')) continue;
      if (one.getClientRects().length === 0) continue;
      const { overflowX, display } = getComputedStyle(one);
      if (overflowX === 'visible' && display !== 'inline' && one.scrollWidth > one.clientWidth + 1) {
        found.push(`${one.tagName}.${one.className} "${one.textContent?.slice(0, 60)}"`);
      }
    }
    return found;
  });
}

/** All texts of the page with the names for screen readers, without what is the same in every language. */
function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const one of body.querySelectorAll('[lang="en"], script, style')) one.remove();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const one of body.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '');
    }
    return texts.join('\n');
  });
}

/** The lines of a text that hold English. */
function english(text: string): string[] {
  return text.split('\n').filter((line) => ENGLISH.test(line));
}

describe('the page in German', () => {
  it.each(SCREENS)('shows "%s" in German, and axe finds nothing wrong', async (address, sight, heading) => {
    const visitor = await german(PHONE, address);
    const { page } = visitor;
    await page.locator(sight).first().waitFor();
    expect(await page.locator('h1').textContent()).toBe(heading);
    const text = await said(page);
    expect(text).not.toMatch(NO_WORDS);
    expect(english(text)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('names the house rules in German', async () => {
    const visitor = await german(PHONE, '#new');
    const { page } = visitor;
    for (const game of ['Arkham Horror', 'Haunt of the Watchers']) {
      await page.getByRole('radio', { name: game }).check();
      await page.locator('details.house-rules').evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
      const text = await said(page);
      expect(english(text)).toEqual([]);
      expect(text).not.toMatch(NO_WORDS);
      expect(await overflowing(page)).toEqual([]);
    }
    await visitor.leave();
  });

  it('is chosen on the first page, and given up there', async () => {
    const visitor = await Visitor.at(world, PHONE, '');
    const { page } = visitor;
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.locator('html[lang="de"]').waitFor();
    await page.getByRole('heading', { name: 'Gleich anfangen' }).waitFor();
    await page.getByLabel('Sprache').selectOption('English');
    await page.getByRole('heading', { name: 'Begin at once' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await visitor.leave();
  });

  it.each(['Arkham Horror', 'Haunt of the Watchers'])('is spoken through a game of %s', async (game) => {
    const visitor = await german(PHONE, '#new');
    const { page } = visitor;
    await page.getByRole('radio', { name: game }).check();
    if (game !== 'Arkham Horror') await page.getByLabel('Ein zufälliger Ermittler mehr').click();
    await page.getByLabel('Startwert').fill('german');
    await page.getByRole('button', { name: /^Mit .* beginnen$/ }).click();
    await askedAt(page);
    for (let turn = 0; turn < 40; turn++) {
      const sight = await visitor.see();
      if (sight.over) break;
      const text = await said(page);
      expect(text).not.toMatch(NO_WORDS);
      expect(english(text), sight.question).toEqual([]);
      if (turn % 5 === 0) expect(await overflowing(page), sight.question).toEqual([]);
      // The day's choices of Haunt are no list of options, and some answers lie in what is folded away.
      const options = page.locator('.decision [data-option]');
      const chosen = options.nth(choice(turn, await options.count()));
      await visitor.changes(() => chosen.evaluate((one: HTMLElement) => one.click()));
    }
    expect(await faults(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
