/** Accidental input: second clicks, bouncing fingers, held keys. Each answers one question at most. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { startOf, textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const FIRST = '.decision [data-option] >> nth=0';

/** The answers given once the table has come to rest: a question is there and takes answers. */
async function countAnswersAtRest(page: Page, more: number): Promise<number> {
  await page.waitForSelector(`main.table:not([data-answers="${more}"])`);
  await page.waitForSelector(READY_SELECTOR);
  return Number(await page.getAttribute('main.table', 'data-answers'));
}

const GAMES = ['Arkham Horror', 'Haunt of the Watchers'];
/** The ways to press too often. */
const REPEATED_PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a double click': (page) => page.locator(FIRST).dblclick(),
  'a click that comes with the next question': async (page) => {
    await pressAtNextQuestion(page, 'click');
    await page.locator(FIRST).click();
  },
  'a key that comes with the next question': async (page) => {
    await pressAtNextQuestion(page, 'key');
    await page.keyboard.press('1');
  },
  'a key that is held': async (page) => {
    for (let n = 0; n < 20; n++) await page.keyboard.down('1');
    await page.keyboard.up('1');
  },
  'Enter that is held on an option': async (page) => {
    await page.locator(FIRST).focus();
    for (let n = 0; n < 20; n++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  'Enter that is held until the next question takes answers': async (page) => {
    const before = await page.getAttribute('main.table', 'data-answers');
    await page.locator(FIRST).focus();
    await page.keyboard.down('Enter');
    await countAnswersAtRest(page, Number(before));
    await page.locator(FIRST).focus();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
};

/** Returns the number of answers in a new game after some presses. */
async function countAnswersAfter(game: string, press: ((page: Page) => Promise<void>) | undefined): Promise<number> {
  const visitor = await Visitor.open(world, undefined, undefined, 'any');
  const { page } = visitor;
  await page.getByRole('radio', { name: game }).check();
  await visitor.begin('twice', 2);
  const before = Number(await page.getAttribute('main.table', 'data-answers'));
  await press?.(page);
  const after = await countAnswersAtRest(page, before);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
  return after;
}

/** Presses as soon as the next question stands, and some more: quicker than a test could, whatever else it waits for. */
function pressAtNextQuestion(page: Page, what: 'click' | 'key'): Promise<void> {
  return page.evaluate((kind) => {
    const table = document.querySelector('main.table');
    if (!table) throw new Error('no table');
    const press = () => {
      if (kind === 'click') document.querySelector<HTMLElement>('.decision [data-option]')?.click();
      else
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true }),
        );
    };
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      press();
      requestAnimationFrame(() => {
        press();
        requestAnimationFrame(press);
      });
    }).observe(table, { attributeFilter: ['data-answers'] });
  }, what);
}

describe('one question', () => {
  describe.each(GAMES)('of %s', (game) => {
    let once = 0;
    beforeAll(async () => {
      once = await countAnswersAfter(game, (page) => page.locator(FIRST).click());
    });

    it.each(Object.keys(REPEATED_PRESSES))('is answered by %s', async (name) => {
      expect(await countAnswersAfter(game, REPEATED_PRESSES[name])).toBe(once);
    });
  });

  it('takes its answer at once where that is wanted', async () => {
    const atOnce = async (page: Page) => {
      await page.locator('button[title^="Motion"]').click();
      const settings = page.getByRole('dialog');
      await settings.getByRole('radio', { name: startOf('ui.settings.unseen.0') }).check();
      await settings
        .getByText(textOf('ui.settings.changed.unseen', { after: textOf('ui.settings.unseen.0') }))
        .waitFor();
      await settings.getByRole('button', { name: 'Done' }).click();
    };
    const single = await countAnswersAfter(GAMES[0] as string, (page) => page.locator(FIRST).click());
    const both = await countAnswersAfter(GAMES[0] as string, async (page) => {
      await atOnce(page);
      await pressAtNextQuestion(page, 'click');
      await page.locator(FIRST).click();
    });
    expect(both).toBeGreaterThan(single);
  });

  it('is answered by a finger that bounces, and the table says that the second tap was not taken', async () => {
    const context = await world.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(`${world.server.url}/#new`);
    await page.getByRole('button', { name: startOf('ui.start.begin') }).click();
    await page.waitForSelector(READY_SELECTOR);
    const before = await page.getAttribute('main.table', 'data-answers');
    await pressAtNextQuestion(page, 'click');
    await page.locator(FIRST).tap();
    await page
      .getByRole('status')
      .filter({ hasText: textOf('ui.decision.early') })
      .waitFor();
    const once = await page.getAttribute('main.table', 'data-answers');
    expect(once).not.toBe(before);
    await page.waitForSelector(READY_SELECTOR);
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(once);
    // After a moment the next tap counts, and the note is gone.
    await page.locator(FIRST).tap();
    await page.waitForSelector(`main.table:not([data-answers="${once}"])`);
    expect(await page.locator('.early').count()).toBe(0);
    await context.close();
  });
});
