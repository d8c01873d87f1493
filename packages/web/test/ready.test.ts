/** Accidental input: double clicks, bouncing taps, held keys. Each answers one question at most. */
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

/** Waits for more answers than before and for a question that accepts answers. Returns the number of answers. */
async function countAnswersAtRest(page: Page, before: number): Promise<number> {
  await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
  await page.waitForSelector(READY_SELECTOR);
  return Number(await page.getAttribute('main.table', 'data-answers'));
}

const GAMES = ['Arkham Horror', 'Haunt of the Watchers'];
/** Kinds of repeated presses. */
const REPEATED_PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a double click': (page) => page.locator(FIRST).dblclick(),
  'a click at the moment of the next question': async (page) => {
    await pressAtNextQuestion(page, 'click');
    await page.locator(FIRST).click();
  },
  'a key at the moment of the next question': async (page) => {
    await pressAtNextQuestion(page, 'key');
    await page.keyboard.press('1');
  },
  'a held key': async (page) => {
    for (let n = 0; n < 20; n++) await page.keyboard.down('1');
    await page.keyboard.up('1');
  },
  'Enter held on an option': async (page) => {
    await page.locator(FIRST).focus();
    for (let n = 0; n < 20; n++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  'Enter held until the next question accepts answers': async (page) => {
    const before = await page.getAttribute('main.table', 'data-answers');
    await page.locator(FIRST).focus();
    await page.keyboard.down('Enter');
    await countAnswersAtRest(page, Number(before));
    await page.locator(FIRST).focus();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
};

/** The number of answers in a new game after some presses. */
async function countAnswersAfter(game: string, press: ((page: Page) => Promise<void>) | undefined): Promise<number> {
  const visitor = await Visitor.open(world, undefined, undefined, 'default-delay');
  const { page } = visitor;
  await page.getByRole('radio', { name: game }).check();
  await visitor.begin('twice', 2);
  const before = Number(await page.getAttribute('main.table', 'data-answers'));
  await press?.(page);
  const after = await countAnswersAtRest(page, before);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
  return after;
}

/** Presses as soon as the next question appears, and twice more. Runs in the page, since the test would be too slow. */
function pressAtNextQuestion(page: Page, input: 'click' | 'key'): Promise<void> {
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
  }, input);
}

describe('a question', () => {
  describe.each(GAMES)('of %s', (game) => {
    let once = 0;
    beforeAll(async () => {
      once = await countAnswersAfter(game, (page) => page.locator(FIRST).click());
    });

    it.each(Object.keys(REPEATED_PRESSES))('is answered once by %s', async (name) => {
      expect(await countAnswersAfter(game, REPEATED_PRESSES[name])).toBe(once);
    });
  });

  it('accepts answers at once if the delay is turned off', async () => {
    const turnOffDelay = async (page: Page) => {
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
      await turnOffDelay(page);
      await pressAtNextQuestion(page, 'click');
      await page.locator(FIRST).click();
    });
    expect(both).toBeGreaterThan(single);
  });

  it('is answered once by a bouncing tap, with a notice that the second tap was ignored', async () => {
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
    // After the delay the next tap counts, and the notice is gone.
    await page.locator(FIRST).tap();
    await page.waitForSelector(`main.table:not([data-answers="${once}"])`);
    expect(await page.locator('.early').count()).toBe(0);
    await context.close();
  });
});
