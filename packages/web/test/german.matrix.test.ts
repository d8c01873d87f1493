/** The page in German at play, and how it is chosen; the screens in German: screens.matrix.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.js';
import { askedAt, choice, openWorld, Visitor, type World } from './browser.js';
import { english, said, tooWide } from './german.js';
import { NO_WORDS } from './hands.js';
import { inTurn } from './matrix.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PHONE = { width: 390, height: 844 };
const spoken = (address: string) => Visitor.at(world, PHONE, address, 'steady', { language: 'de' });

describe('the page in German', () => {
  it('names the house rules in German', async () => {
    const visitor = await spoken('#new');
    const { page } = visitor;
    for (const game of ['Arkham Horror', 'Haunt of the Watchers']) {
      await page.getByRole('radio', { name: game }).check();
      await page.locator('details.house-rules').evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
      const text = await said(page);
      expect(english(text)).toEqual([]);
      expect(text).not.toMatch(NO_WORDS);
      expect(await tooWide(page)).toEqual([]);
    }
    await visitor.leave();
  });

  it('is chosen on the first page, and given up there', async () => {
    const visitor = await Visitor.at(world, PHONE, '', 'steady', { own: true });
    const { page } = visitor;
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.locator('html[lang="de"]').waitFor();
    await page.getByRole('heading', { name: 'Gleich anfangen' }).waitFor();
    await page.getByLabel('Sprache').selectOption('English');
    await page.getByRole('heading', { name: 'Begin at once' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await visitor.leave();
  });

  it.each(inTurn(['Arkham Horror', 'Haunt of the Watchers']))('is spoken through a game of %s', async (game) => {
    const visitor = await spoken('#new');
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
      if (turn % 5 === 0) expect(await tooWide(page), sight.question).toEqual([]);
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
