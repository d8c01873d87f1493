/** The choice of German, and games in German. For the screens see screens.matrix.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAKED_TEXT } from './answer-methods.js';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, pseudoRandomChoice, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { findEnglish, findTooWide, readTexts } from './german.js';
import { pickByTurn } from './matrix.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const PHONE = { width: 390, height: 844 };
const openGerman = (address: string) => Visitor.open(world, PHONE, address, 'no-delay', { language: 'de' });

describe('the page in German', () => {
  it('shows the house rules in German', async () => {
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

  it('can be chosen and changed back on the first page', async () => {
    const visitor = await Visitor.open(world, PHONE, '', 'no-delay', { isOwn: true });
    const { page } = visitor;
    await page.getByLabel('Language').selectOption('Deutsch');
    await page.locator('html[lang="de"]').waitFor();
    await page.getByRole('heading', { name: textOf('ui.home.quick', {}, 'de') }).waitFor();
    await page.getByLabel('Sprache').selectOption('English');
    await page.getByRole('heading', { name: textOf('ui.home.quick') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await visitor.leave();
  });

  it.each(pickByTurn(['Arkham Horror', 'Haunt of the Watchers']))('is used throughout a game of %s', async (game) => {
    const visitor = await openGerman('#new');
    const { page } = visitor;
    await page.getByRole('radio', { name: game }).check();
    if (game !== 'Arkham Horror') await page.getByLabel('Ein zufälliger Ermittler mehr').click();
    await page.getByLabel('Startwert').fill('german');
    await page.getByRole('button', { name: /^Mit .* beginnen$/ }).click();
    await waitForQuestion(page);
    for (let turn = 0; turn < 40; turn++) {
      const state = await visitor.readPage();
      if (state.isOver) break;
      const text = await readTexts(page);
      expect(text).not.toMatch(LEAKED_TEXT);
      expect(findEnglish(text), state.question).toEqual([]);
      if (turn % 5 === 0) expect(await findTooWide(page), state.question).toEqual([]);
      // Some options are in collapsed parts or outside the list of options.
      const options = page.locator('.decision [data-option]');
      const option = options.nth(pseudoRandomChoice(turn, await options.count()));
      await visitor.waitForChange(() => option.evaluate((one: HTMLElement) => one.click()));
    }
    expect(await findAxeViolations(page)).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
