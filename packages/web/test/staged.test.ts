/** The roll of dice before its result is shown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freezeMoments, openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const GHOUL = {
  name: 'a ghoul',
  game: 'arkham',
  covers: [],
  ancientOne: 'azathoth',
  turn: 3,
  phase: 'movement',
  investigators: [{ name: 'Joe', sheet: 'joe-diamond', place: 'woods', cards: ['tommy-gun'] }],
  board: { monsters: { woods: ['ghoul'] } },
} as const;

/** Opens a fight at the choice of weapons, with motion. */
async function openFight() {
  const visitor = await Visitor.open(world, undefined, '', 'default-delay');
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await importMoment(page, createPosition(GHOUL as never, ['stop']));
  await page.mouse.move(100, 300);
  await page.waitForSelector('html[data-moving]', { state: 'attached' });
  const fight = page.locator('.decision [data-option="fight"], .decision [data-option="enough"]').first();
  for (let n = 0; n < 4 && (await page.locator('.hands').count()) === 0; n++) {
    await visitor.waitForChange(() => fight.click());
    await page.waitForSelector(`${READY_SELECTOR} .decision:not(.rolling) [data-option]`);
  }
  return visitor;
}

/** Runs in the page: the visible state apart from the dice. */
function readTable() {
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
  return {
    options: document.querySelectorAll('.decision [data-option]').length,
    log: texts('.chronicle li').join('\n'),
    trophies: document.querySelectorAll('.sheet .trophy').length,
    ready: document.querySelector('main.table')?.getAttribute('data-ready'),
  };
}

it('while the dice roll, log and sheet show the state before, and the next question follows the result', async () => {
  const visitor = await openFight();
  const { page } = visitor;
  const before = await page.evaluate(readTable);
  await page.locator('.hands .options button').first().click();
  await page.waitForSelector('.decision.rolling .roll');
  const during = await page.evaluate(readTable);
  expect(during).toEqual({ ...before, options: 0, ready: 'false' });
  await page.waitForSelector(`${READY_SELECTOR} .decision:not(.rolling) [data-option]`);
  const after = await page.evaluate(readTable);
  expect(after.log.length).toBeGreaterThan(before.log.length);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});

it('a key during a roll ends it at once, and does not answer', async () => {
  const visitor = await openFight();
  const { page } = visitor;
  await freezeMoments(page);
  await page.locator('.hands .options button').first().click();
  await page.waitForSelector('.decision.rolling .roll');
  const answers = await page.getAttribute('main.table', 'data-answers');
  await page.keyboard.press('1');
  await page.waitForSelector('.decision:not(.rolling)');
  await page.waitForSelector(READY_SELECTOR);
  expect(await page.getAttribute('main.table', 'data-answers')).toBe(answers);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
