/** The page in German at play, and how it is chosen; the screens in German: screens.matrix.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, pseudoRandomChoice, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { findEnglish, findTooWide, readTexts } from './german.js';
import { LEAKED_TEXT } from './hands.js';
import { pickByTurn } from './matrix.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const PHONE = { width: 390, height: 844 };
const openGerman = (address: string) => Visitor.open(world, PHONE, address, 'steady', { language: 'de' });

describe('the page in German', () => {
  it('names the house rules in German', async () => {
    const visitor = await openGerman('#new');
    const { page } = visitor;
    for (const game of ['Arkham Horror', 'Haunt of the Watchers']) {
      await page.getByRole('radio', { name: game }).check();
      await page.locator('details.house-rules').evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
      const text = await readTexts(page);
      expect(findEnglish(text)).toEqual([]);
      expect(text).not.toMatch(LEAKED_TEXT);
      expect(await findTooWide(page)).toEqual([]);
    }
    await visitor.leave();
  });

  it('is chosen on the first page, and given up there', async () => {
    const visitor = await Visitor.open(world, PHONE, '', 'steady', { isOwn: true });
    const { page } = visitor;
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.locator('html[lang="de"]').waitFor();
    await page.getByRole('heading', { name: textOf('ui.home.quick', {}, 'de') }).waitFor();
    await page.getByLabel('Sprache').selectOption('English');
    await page.getByRole('heading', { name: textOf('ui.home.quick') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await visitor.leave();
  });

  it.each(pickByTurn(['Arkham Horror', 'Haunt of the Watchers']))('is spoken through a game of %s', async (game) => {
    const visitor = await openGerman('#new');
    const { page } = visitor;
    await page.getByRole('radio', { name: game }).check();
    if (game !== 'Arkham Horror') await page.getByLabel('Ein zufälliger Ermittler mehr').click();
    await page.getByLabel('Startwert').fill('german');
    await page.getByRole('button', { name: /^Mit .* beginnen$/ }).click();
    await waitForQuestion(page);
    for (let turn = 0; turn < 40; turn++) {
      const sight = await visitor.readPage();
      if (sight.isOver) break;
      const text = await readTexts(page);
      expect(text).not.toMatch(LEAKED_TEXT);
      expect(findEnglish(text), sight.question).toEqual([]);
      if (turn % 5 === 0) expect(await findTooWide(page), sight.question).toEqual([]);
      // The day's choices of Haunt are no list of options, and some answers lie in what is folded away.
      const options = page.locator('.decision [data-option]');
      const chosen = options.nth(pseudoRandomChoice(turn, await options.count()));
      await visitor.waitForChange(() => chosen.evaluate((one: HTMLElement) => one.click()));
    }
    expect(await findAxeViolations(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
