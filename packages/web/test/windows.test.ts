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

/** Opens two windows with the same game. */
async function openTwoWindows(): Promise<[one: Visitor, other: Page]> {
  const one = await Visitor.open(world, undefined, '#new', 'no-delay', { isOwn: true });
  await one.begin('windows');
  await one.chooseOption(0, false);
  await one.waitForSave();
  const other = await one.context.newPage();
  await other.goto(one.page.url());
  await waitForQuestion(other);
  return [one, other];
}

/** Answers in a window, and returns the new number of answers. */
async function answerIn(page: Page): Promise<number> {
  await page.waitForSelector(READY_SELECTOR);
  const before = await answersAt(page);
  await page.locator(FIRST).click();
  await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
  return answersAt(page);
}

function waitForSave(page: Page, answers: number): Promise<unknown> {
  return page.waitForSelector(`html[data-saved="${idOf(page)}:${answers}"]`, { state: 'attached' });
}

/** The number of answers of each saved game. */
function savedAnswers(page: Page): Promise<Record<string, number>> {
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

describe('two windows with one game', () => {
  it('follow the answers of the other window, with a notice', async () => {
    const [one, other] = await openTwoWindows();
    const { page } = one;
    const first = await answerIn(page);
    await other.waitForSelector(`main.table[data-answers="${first}"]`);
    await other
      .getByRole('status')
      .filter({ hasText: textOf('ui.saving.followed') })
      .waitFor();
    const second = await answerIn(other);
    await page.waitForSelector(`main.table[data-answers="${second}"]`);
    // The first window goes on after an answer of the second, and the second follows again.
    await page.waitForSelector(READY_SELECTOR);
    await waitForSave(other, second);
    expect((await one.readPage()).chronicle.length).toBe(await other.locator('.chronicle li').count());
    expect(await savedAnswers(page)).toEqual({ [idOf(page)]: second });
    expect(idOf(other)).toBe(idOf(page));
    const third = await answerIn(page);
    await expect.poll(() => page.locator('.keeping-notice').count()).toBe(0);
    await other.waitForSelector(`main.table[data-answers="${third}"]`);
    expect(one.pageErrors).toEqual([]);
    await one.leave();
  });

  it('save two separate games after both were played independently', async () => {
    const one = await Visitor.open(world, undefined, '#new', 'no-delay', { isOwn: true });
    // A window that gets no messages of others, like one that slept.
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
    const before = await one.readPage();
    // The window that was not updated gives another answer.
    await other.locator('.decision [data-option]').nth(1).click();
    await other
      .getByRole('status')
      .filter({ hasText: textOf('ui.saving.branched') })
      .waitFor();
    const otherAnswers = await answersAt(other);
    expect(idOf(other)).not.toBe(game);
    await waitForSave(other, otherAnswers);
    expect(await savedAnswers(page)).toEqual({ [game]: answers, [idOf(other)]: otherAnswers });
    // The first window is unchanged, and goes on.
    expect((await one.readPage()).ids).toEqual(before.ids);
    await one.chooseOption(0, false);
    await one.waitForSave();
    await other.getByRole('link', { name: textOf('ui.saving.other') }).click();
    await other.waitForSelector(`main.table[data-answers="${await answersAt(page)}"]`);
    expect(idOf(other)).toBe(game);
    await other.goto(`${world.server.url}/#history`);
    // A new page may load slowly.
    await other.locator('.saved-game').nth(1).waitFor();
    expect(await other.locator('.saved-game').count()).toBe(2);
    expect(one.pageErrors).toEqual([]);
    await one.leave();
  });

  it('show the latest state in a window that was not updated as soon as the window is visible again', async () => {
    const one = await Visitor.open(world, undefined, '#new', 'no-delay', { isOwn: true });
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
    expect(await savedAnswers(page)).toEqual({ [idOf(page)]: answers });
    await one.leave();
  });

  it('delete the game if one window deletes it, until the other window plays on', async () => {
    const [one, other] = await openTwoWindows();
    const { page } = one;
    await other.goto(`${world.server.url}/#history`);
    const forget = other.locator('.saved-tools button:last-child').first();
    await pressTwice(forget);
    await expect.poll(() => other.locator('.saved-game').count()).toBe(0);
    expect(await savedAnswers(page)).toEqual({});
    const answers = await answerIn(page);
    await page
      .getByRole('status')
      .filter({ hasText: textOf('ui.saving.again') })
      .waitFor();
    await waitForSave(page, answers);
    // The list in the other window shows the game again.
    await expect.poll(() => other.locator('.saved-game').count()).toBe(1);
    expect(one.pageErrors).toEqual([]);
    await one.leave();
  });

  it('do not share the database if their pages have different versions: the older page cannot open it', async () => {
    const visitor = await Visitor.open(world, undefined, '#new', 'no-delay', { isOwn: true });
    await visitor.begin('older');
    await visitor.waitForSave();
    const refused = await visitor.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          // The previous version of the database.
          const opening = indexedDB.open('vigil', 3);
          opening.onsuccess = () => resolve('opened');
          opening.onerror = () => resolve(opening.error?.name ?? '');
        }),
    );
    expect(refused).toBe('VersionError');
    await visitor.leave();
  });
});
