/** One game in several windows: no answers are lost, and every window shows what happened. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, pressTwice, READY_SELECTOR, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const FIRST = '.decision [data-option] >> nth=0';
const answersAt = async (page: Page) => Number(await page.getAttribute('main.table', 'data-answers'));
const idOf = (page: Page) => new URL(page.url()).hash.replace('#game=', '');

/** Two windows on one game that was begun in the first. */
async function openTwoWindows(): Promise<[one: Visitor, other: Page]> {
  const one = await Visitor.open(world, undefined, '#new', 'steady', { isOwn: true });
  await one.begin('windows');
  await one.chooseOption(0, false);
  await one.waitForSave();
  const other = await one.context.newPage();
  await other.goto(one.page.url());
  await waitForQuestion(other);
  return [one, other];
}

/** Answers in a window, and gives how many answers there are then. */
async function answerIn(page: Page): Promise<number> {
  await page.waitForSelector(READY_SELECTOR);
  const before = await answersAt(page);
  await page.locator(FIRST).click();
  await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
  return answersAt(page);
}

function waitForSave(page: Page, answers: number): Promise<unknown> {
  return page.waitForSelector(`html[data-kept="${idOf(page)}:${answers}"]`, { state: 'attached' });
}

/** Returns the number of answers of each saved game. */
function answersKept(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const opening = indexedDB.open('vigil');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const saves = opening.result.transaction('saves').objectStore('saves');
          const found: Record<string, number> = {};
          saves.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) {
              opening.result.close();
              return resolve(found);
            }
            found[String(cursor.key)] = cursor.value.answers.length;
            cursor.continue();
          };
        };
      }),
  );
}

describe('two windows on one game', () => {
  it('go along with each other, answer by answer, and say so', async () => {
    const [one, other] = await openTwoWindows();
    const { page } = one;
    const first = await answerIn(page);
    await other.waitForSelector(`main.table[data-answers="${first}"]`);
    await other
      .getByRole('status')
      .filter({ hasText: textOf('ui.keeping.followed') })
      .waitFor();
    const second = await answerIn(other);
    await page.waitForSelector(`main.table[data-answers="${second}"]`);
    // An answer from the second window can be taken back in the first, and the second follows again.
    await page.waitForSelector(READY_SELECTOR);
    await waitForSave(other, second);
    expect((await one.readPage()).chronicle.length).toBe(await other.locator('.chronicle li').count());
    expect(await answersKept(page)).toEqual({ [idOf(page)]: second });
    expect(idOf(other)).toBe(idOf(page));
    const third = await answerIn(page);
    await expect.poll(() => page.locator('.keeping-notice').count()).toBe(0);
    await other.waitForSelector(`main.table[data-answers="${third}"]`);
    expect(one.complaints).toEqual([]);
    await one.leave();
  });

  it('that have both gone on are two games from there, and both are kept', async () => {
    const one = await Visitor.open(world, undefined, '#new', 'steady', { isOwn: true });
    // A window that no other can reach: it is as one that slept.
    await one.context.addInitScript(() => {
      if (!new URLSearchParams(location.search).has('deaf')) return;
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
      for (const target of [window, document]) {
        for (const type of ['focus', 'visibilitychange', 'pageshow']) {
          target.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
        }
      }
    });
    const { page } = one;
    await one.begin('windows');
    await one.chooseOption(0, false);
    await one.waitForSave();
    const other = await one.context.newPage();
    await other.goto(`${world.server.url}/?deaf=1#game=${idOf(page)}`);
    await waitForQuestion(other);
    for (let n = 0; n < 3; n++) await one.chooseOption(0, false);
    await one.waitForSave();
    const game = idOf(page);
    const answers = await answersAt(page);
    const seen = await one.readPage();
    // The old window knows nothing of it, and answers otherwise.
    await other.locator('.decision [data-option]').nth(1).click();
    await other
      .getByRole('status')
      .filter({ hasText: textOf('ui.keeping.branched') })
      .waitFor();
    const own = await answersAt(other);
    expect(idOf(other)).not.toBe(game);
    await waitForSave(other, own);
    expect(await answersKept(page)).toEqual({ [game]: answers, [idOf(other)]: own });
    // The first one stands where it stood, and goes on.
    expect((await one.readPage()).ids).toEqual(seen.ids);
    await one.chooseOption(0, false);
    await one.waitForSave();
    await other.getByRole('link', { name: textOf('ui.keeping.other') }).click();
    await other.waitForSelector(`main.table[data-answers="${await answersAt(page)}"]`);
    expect(idOf(other)).toBe(game);
    await other.goto(`${world.server.url}/#history`);
    // A page that opens anew may take its time.
    await other.locator('.kept-game').nth(1).waitFor();
    expect(await other.locator('.kept-game').count()).toBe(2);
    expect(one.complaints).toEqual([]);
    await one.leave();
  });

  it('of which one only looks on: an old one follows as soon as it is looked at', async () => {
    const one = await Visitor.open(world, undefined, '#new', 'steady', { isOwn: true });
    await one.context.addInitScript(() => {
      if (!new URLSearchParams(location.search).has('deaf')) return;
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    });
    const { page } = one;
    await one.begin('windows');
    const other = await one.context.newPage();
    await other.goto(`${world.server.url}/?deaf=1#game=${idOf(page)}`);
    await waitForQuestion(other);
    const answers = await answerIn(page);
    await waitForSave(page, answers);
    expect(await answersAt(other)).toBeLessThan(answers);
    await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await other.waitForSelector(`main.table[data-answers="${answers}"]`);
    expect(await answersKept(page)).toEqual({ [idOf(page)]: answers });
    await one.leave();
  });

  it('of which one forgets it: it is gone, until the other plays on', async () => {
    const [one, other] = await openTwoWindows();
    const { page } = one;
    await other.goto(`${world.server.url}/#history`);
    const forget = other.locator('.saved-tools button:last-child').first();
    await pressTwice(forget);
    await expect.poll(() => other.locator('.kept-game').count()).toBe(0);
    expect(await answersKept(page)).toEqual({});
    const answers = await answerIn(page);
    await page
      .getByRole('status')
      .filter({ hasText: textOf('ui.keeping.again') })
      .waitFor();
    await waitForSave(page, answers);
    // The list in the other window has it again by itself.
    await expect.poll(() => other.locator('.kept-game').count()).toBe(1);
    expect(one.complaints).toEqual([]);
    await one.leave();
  });

  it('with pages of two versions: the older one no longer writes', async () => {
    const visitor = await Visitor.open(world, undefined, '#new', 'steady', { isOwn: true });
    await visitor.begin('older');
    await visitor.waitForSave();
    const refused = await visitor.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          // As the page before this one opened it.
          const opening = indexedDB.open('vigil', 3);
          opening.onsuccess = () => resolve('opened');
          opening.onerror = () => resolve(opening.error?.name ?? '');
        }),
    );
    expect(refused).toBe('VersionError');
    await visitor.leave();
  });
});
