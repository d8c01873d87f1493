/** Every lesson with its suggested answers, with keys only, on a desktop and on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEARN } from '../src/words/en/learn.js';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld } from './browser.js';
import { completeLesson, LESSONS, Learner } from './learner.js';
import { sampleCases } from './matrix.js';
import { startOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

describe('a lesson', () => {
  it.each(sampleCases('lessons', LESSONS))(
    'can be completed with keys only, from its choice to a new game: %s',
    async (lesson) => {
      const learner = await Learner.open(world, `#learn/about-${lesson.split('-')[0]}`);
      const { page } = learner;
      const card = page.locator(`[data-lesson="${lesson}"]`);
      await card.getByRole('link', { name: LEARN['ui.learn.begin'] }).focus();
      await page.keyboard.press('Enter');
      await completeLesson(learner, lesson);
      expect(await findAxeViolations(page)).toEqual([]);
      await page.keyboard.press('n');
      await page.waitForSelector('.watch-list li');
      expect(await page.locator('.watch-list li').count()).toBe(6);
      expect(await findAxeViolations(page)).toEqual([]);
      const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
      expect(databases.length === 0 || (await countGames(page)) === 0).toBe(true);
      await page.getByRole('link', { name: LEARN['ui.learn.watch.lessons'] }).click();
      await card.getByText(LEARN['ui.learn.done']).waitFor();
      await card.getByRole('link', { name: LEARN['ui.learn.what-to-watch'] }).click();
      await page.getByRole('link', { name: LEARN['ui.learn.watch.play'] }).click();
      await page.getByRole('button', { name: startOf('ui.start.begin') }).waitFor();
      expect(learner.pageErrors).toEqual([]);
      await learner.leave();
    },
  );

  it.each(sampleCases('lessons on a phone', LESSONS))(
    'can be completed on a phone, with the table in full below the note: %s',
    async (lesson) => {
      const learner = await Learner.open(world, `#learn/${lesson}`, 390, 844);
      await completeLesson(learner, lesson);
      const { page } = learner;
      const table = (await page.locator('main.table').boundingBox()) as { y: number; height: number };
      const { note } = await learner.readNote();
      expect(table.y).toBeGreaterThanOrEqual(note.bottom - 1);
      expect(table.y + table.height).toBeLessThanOrEqual(845);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await findAxeViolations(page)).toEqual([]);
      expect(learner.pageErrors).toEqual([]);
      await learner.leave();
    },
  );
});

/** Number of games in the browser's database. */
function countGames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('vigil');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('games')) return resolve(0);
          const counting = database.transaction('games').objectStore('games').count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
        };
      }),
  );
}
