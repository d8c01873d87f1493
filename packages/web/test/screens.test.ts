/** The screens other than the table: addresses and searches. For all widths see screens.matrix.test.ts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, pressTwice, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { startOf, textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const GAMES = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'games');

describe('the screens', () => {
  it('move the focus to the heading of the screen that a link or Back opens', async () => {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.getByRole('link', { name: /^Cards/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
    expect(await focused()).toBe('Cards');
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    expect(await focused()).toBe('Rules');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
    await page.goBack();
    await page.waitForSelector('.home');
    expect(await page.title()).toBe('Vigil');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it.each(['Arkham Horror', 'Haunt of the Watchers', 'Dunwich Horror'])(
    'include a first page that begins %s with one click',
    async (game) => {
      const visitor = await Visitor.open(world, undefined, '');
      const { page } = visitor;
      await page
        .locator('.quick')
        .getByRole('button', { name: new RegExp(`^${game}`) })
        .click();
      await waitForQuestion(page);
      expect(new URL(page.url()).hash).toMatch(/^#game=/);
      await visitor.waitForSave();
      await page.goBack();
      // The first page offers to continue this game.
      await page.getByRole('link', { name: startOf('ui.home.go') }).click();
      await waitForQuestion(page);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );

  it('include Cards, which finds cards by name, text and kind with the keyboard, and explains their use in Haunt', async () => {
    const visitor = await Visitor.open(world, undefined, '#cards');
    const { page } = visitor;
    await page.getByRole('searchbox').fill('shotgun');
    await expect.poll(() => page.locator('.tile').count(), { timeout: 10_000 }).toBeLessThan(5);
    expect(await page.locator('.tile b').allTextContents()).toContain('Shotgun');
    await page.getByRole('searchbox').fill('blessing');
    await expect.poll(() => page.locator('.tile b').allTextContents()).toContain('Blessing');
    await page.getByRole('radio', { name: startOf('ui.cards.kind.special') }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: 'Haunt of the Watchers' }).check();
    await page.getByRole('searchbox').fill('');
    await page.locator('.tile', { hasText: 'Blessing' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Blessing' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Blessing');
    await page.getByRole('button', { name: textOf('ui.rules.clause', { id: 'H-BLESS-01' }) }).click();
    await page.getByText('Blessings and Curses change Horror checks only').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await visitor.go('#cards/knife');
    await page.getByText('Not used in Haunt of the Watchers.').waitFor();
    await visitor.go('#cards/no-such-card');
    await page.getByRole('alert').filter({ hasText: 'no-such-card' }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('include Rules, which finds clauses by words and ids, and scrolls to the clause of the address', async () => {
    const visitor = await Visitor.open(world, undefined, '#rules/H-BLESS-02');
    const { page } = visitor;
    const chosen = page.locator('.clause-entry.chosen');
    await chosen.waitFor();
    expect(await chosen.textContent()).toContain('H-BLESS-02');
    await expect.poll(() => chosen.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(900);
    await page.getByRole('searchbox').fill('doom track starts empty');
    await expect.poll(() => page.locator('.clause-entry').count()).toBe(1);
    await page.getByRole('searchbox').fill('a-skill-08');
    await page.getByRole('link', { name: textOf('ui.rules.link', { id: 'A-SKILL-08' }) }).click();
    await page.locator('.clause-entry.chosen', { hasText: 'A-SKILL-08' }).waitFor();
    await page.getByRole('searchbox').fill('no clause holds these words');
    await page.getByText(textOf('ui.rules.found', { n: 0 })).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('include History, which counts saved games, and exports, deletes and replays them', async () => {
    const visitor = await Visitor.open(world, undefined, '#history');
    const { page } = visitor;
    for (const name of ['won-gates-sealed', 'cthulhu-doom']) {
      const buffer = await readFile(join(GAMES, `${name}.json`));
      await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
      await page.waitForSelector('.ending');
      await visitor.waitForSave();
      await visitor.go('#history');
      await page.waitForSelector('.saved-game');
    }
    const numbers = page.locator('.numbers');
    await expect.poll(() => numbers.textContent()).toContain('1 of 2');
    expect(await numbers.textContent()).toContain(textOf('ui.history.bar', { won: 1, lost: 0, unknown: 0 }));
    expect(await page.locator('.saved-state').allTextContents()).toEqual([
      expect.stringMatching(/^Lost: /),
      'Won: enough gates are sealed',
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Export/ })
        .first()
        .click(),
    ]);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ format: 'vigil-play' });
    const forget = page.locator('.saved-tools button:last-child').first();
    await pressTwice(forget);
    await expect.poll(() => page.locator('.saved-game').count()).toBe(1);
    await page.getByRole('link', { name: /^Replay/ }).click();
    await page.getByRole('slider', { name: textOf('ui.timeline.label') }).waitFor();
    await page.reload();
    await page.waitForSelector('.ending');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('show games from the first version of the database', async () => {
    const visitor = await Visitor.open(world, undefined, '#rules', 'no-delay', { isOwn: true });
    const { page } = visitor;
    const saved = JSON.parse(await readFile(join(GAMES, 'yig-doom.json'), 'utf8'));
    // A page without scripts, so that the database is not open.
    await page.goto(`${world.server.url}/board-ground.svg`);
    await page.evaluate(async (save) => {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase('vigil').onsuccess = resolve;
      });
      await new Promise((resolve, reject) => {
        const request = indexedDB.open('vigil', 1);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('saves');
        };
        request.onsuccess = () => {
          const tx = request.result.transaction(['games', 'saves'], 'readwrite');
          tx.objectStore('games').put({
            id: 'old',
            seed: 'old',
            investigators: ['joe-diamond'],
            ancientOne: 'yig',
            turn: 9,
            phase: 'mythos',
            over: true,
            changed: 1,
          });
          tx.objectStore('saves').put(save, 'old');
          tx.oncomplete = () => {
            request.result.close();
            resolve(undefined);
          };
        };
      });
    }, saved);
    // Ignore the browser's failed request for an icon.
    visitor.pageErrors.length = 0;
    await page.goto(`${world.server.url}/#history`);
    await page.waitForSelector('.saved-game');
    expect(await page.locator('.saved-game').textContent()).toContain('Arkham Horror');
    expect(await page.locator('.numbers').textContent()).toContain('1 unknown');
    // Opening the game adds its outcome to History.
    await page.getByRole('link', { name: /^Replay/ }).click();
    await page.waitForSelector('.ending');
    await visitor.waitForSave();
    await visitor.go('#history');
    await page.waitForSelector('.saved-game.lost');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
