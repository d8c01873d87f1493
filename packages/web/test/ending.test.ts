/** The end of a game, and the actions after it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { importMoment } from './game-moments.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const GAMES = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'games');

async function openEnding(name: string): Promise<Visitor> {
  const visitor = await Visitor.open(world, undefined, '');
  await importMoment(visitor.page, readFileSync(join(GAMES, `${name}.json`)));
  await visitor.page.waitForSelector('.ending');
  return visitor;
}

/** Runs in the page: gives a seat of every saved game to a bot. */
async function seatBot(seat: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('vigil');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const tx = database.transaction('games', 'readwrite');
  const games = tx.objectStore('games');
  const all = games.getAll();
  all.onsuccess = () => {
    for (const game of all.result) games.put({ ...game, bots: [{ seat, since: 0 }] });
  };
  await new Promise<void>((resolve) => {
    tx.oncomplete = () => resolve();
  });
  database.close();
}

it('an ending shows its score as a sum and its turning points, and can be shared as a link', async () => {
  const visitor = await openEnding('won-gates-sealed');
  const { page } = visitor;
  const points = await page.locator('.score div:not(.total) dd').allTextContents();
  const total = await page.locator('.score .total dd').textContent();
  const sum = points.reduce((all, one) => all + Number(one.replace('−', '-').replace('+', '')), 0);
  expect(points.length).toBeGreaterThan(2);
  expect(sum).toBe(Number(total));
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: textOf('ui.end.share') }).click();
  expect(await page.locator('.link-to-copy input').inputValue()).toMatch(/^http.*#/);

  const turningPoint = page.locator('.turning-points li.closed button').first();
  await turningPoint.click();
  await page.waitForSelector('main.table[data-past]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.ending');
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});

it('a rematch after the end has the same set-up and bots, at a new address', async () => {
  const visitor = await openEnding('cthulhu-doom');
  const { page } = visitor;
  const address = page.url();
  await visitor.waitForSave();
  await page.evaluate(seatBot, 1);
  await page.reload();
  await page.waitForSelector('.ending');
  await page.getByRole('button', { name: textOf('ui.end.rematch') }).click();
  await expect.poll(() => page.url(), { timeout: 20_000 }).not.toBe(address);
  await page.waitForSelector('.ending', { state: 'detached' });
  await waitForQuestion(page);
  expect(await page.locator('.party li').count()).toBe(2);
  expect(await page.locator('.party em', { hasText: 'Bot' }).count()).toBe(1);
  expect(await page.locator('.rail').textContent()).toContain('Cthulhu');
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
