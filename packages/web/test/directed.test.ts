/** Events without a choice, shown as moments above the table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAfterRoll } from '../src/motion/moments/moments.js';
import { freezeMoments, openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { findMomentBefore, importMoment } from './game-moments.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const PLAYED_GAME = { game: 'arkham', investigators: 1, games: 60, answers: 300 } as const;

/** A game one answer before a Mythos phase of several moments, and that answer. */
const beforeTheMythos = () =>
  findMomentBefore({ ...PLAYED_GAME, seed: 'directed' }, ({ events, next }) => {
    const types = new Set(events.map(({ type }) => type));
    return types.has('gateOpened') && types.has('encounter') && (next?.options.length ?? 0) > 1;
  });

/** A game one answer before a roll of which something comes that is shown as a moment, and that answer. */
const beforeARoll = () =>
  findMomentBefore({ ...PLAYED_GAME, seed: 'rolled' }, ({ events, next }) => {
    const rolls = events.findIndex((event) => event.type === 'rolled' && event.check && event.dice.length > 0);
    const once = events.filter(({ type }) => type === 'rolled').length === 1;
    const comes = events.slice(rolls).some(({ type }) => type === 'gateOpened' || type === 'gateClosed');
    return rolls >= 0 && once && comes && isAfterRoll(events) && next !== undefined;
  });

/** Returns the visible state of the table, once it is at rest. */
async function readTable(visitor: Visitor) {
  let seen = await tableTexts(visitor);
  for (let again = ''; again !== JSON.stringify(seen); seen = await tableTexts(visitor)) {
    again = JSON.stringify(seen);
    // Some words are fetched when they are first shown.
    await visitor.page.waitForTimeout(300);
  }
  return seen;
}

/** Its texts, where everything stands, and nothing that is left of what moved. */
async function tableTexts(visitor: Visitor) {
  const { question, chronicle, ids } = await visitor.readPage();
  const { page } = visitor;
  const stands = await page.evaluate(() => ({
    rail: document.querySelector('.rail')?.textContent,
    people: document.querySelector('.party')?.textContent,
    tokens: [...document.querySelectorAll('.board [data-token]')].map((one) => one.getAttribute('transform')),
    gates: document.querySelectorAll('.board .gate').length,
    passing: document.querySelectorAll('.passing > *').length,
    moving: document.getAnimations().filter((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation))
      .length,
  }));
  return { question, chronicle, ids, ...stands };
}

/** The next answer, and what it brings gone through at once. */
async function answerOnce({ page }: Visitor): Promise<void> {
  const answers = await page.getAttribute('main.table', 'data-answers');
  await page.waitForSelector(READY_SELECTOR);
  await page.keyboard.press('1');
  await page.waitForSelector(`main.table:not([data-answers="${answers}"])`);
  await page.waitForSelector(READY_SELECTOR);
  await page.keyboard.press('s');
  await page.waitForFunction(
    () =>
      document.querySelector('.moment') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

it('moments gone through, answered away and told by stills end at the same table; a double click answers once', async () => {
  const { save, option } = beforeTheMythos();
  const answered = async (motion: 'no-preference' | 'reduce') => {
    const visitor = await Visitor.open(world, undefined, '', 'any');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: motion });
    await freezeMoments(page);
    await importMoment(page, save);
    // The animation script is loaded at the first sign of a user.
    await page.mouse.move(700, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await page.waitForSelector(READY_SELECTOR);
    const answers = Number(await page.getAttribute('main.table', 'data-answers'));
    // The second click falls on the moment or on the next question, and neither answers nor skips.
    await page.locator(`[data-option="${option}"]`).dblclick();
    await page.waitForSelector(`main.table:not([data-answers="${answers}"])`);
    await page.waitForSelector(READY_SELECTOR);
    return visitor;
  };
  const count = (visitor: Visitor) => visitor.page.locator('.moment-count b').textContent();

  const through = await answered('no-preference');
  const [, of] = /^1 of (\d)$/.exec((await count(through)) ?? '') ?? [];
  const frame = (await through.page.locator('.board-frame').boundingBox())!;
  const answers = await through.page.getAttribute('main.table', 'data-answers');
  for (let n = 2; n <= Number(of); n++) {
    await through.page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await through.page.waitForFunction(
      (now) => document.querySelector('.moment-count b')?.textContent === now,
      `${n} of ${of}`,
    );
  }
  await through.page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await through.page.waitForFunction(() => document.querySelector('.moment') === null);
  // The presses did not answer the question below the moment.
  expect(await through.page.getAttribute('main.table', 'data-answers')).toBe(answers);
  await answerOnce(through);
  const seen = await readTable(through);

  const away = await answered('no-preference');
  expect(await count(away)).toBe(`1 of ${of}`);
  await answerOnce(away);
  expect(await readTable(away)).toEqual(seen);

  const still = await answered('reduce');
  expect(await still.page.locator('.moment').count()).toBe(0);
  expect(await still.page.locator('.still').count()).toBeGreaterThan(0);
  await answerOnce(still);
  expect(await readTable(still)).toEqual(seen);

  for (const visitor of [through, away, still]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
});

it('a roll is seen to its end before what comes of it is shown as a moment; Escape while it rolls ends both', async () => {
  const { save, option } = beforeARoll();
  const rolling = async () => {
    const visitor = await Visitor.open(world, undefined, '', 'any');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await importMoment(page, save);
    await page.mouse.move(700, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await page.waitForSelector(READY_SELECTOR);
    // Records the moving dice and any open moment on every frame.
    await page.evaluate(() => {
      const seen = window as unknown as { frames: string[] };
      seen.frames = [];
      const look = () => {
        const falls = document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              playState === 'running' && (effect as KeyframeEffect).target?.matches('.decision .die'),
          );
        const now = `${falls ? 'roll' : ''}${document.querySelector('.moment') ? 'moment' : ''}`;
        if (now !== seen.frames.at(-1)) seen.frames.push(now);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator(`[data-option="${option}"]`).click();
    return visitor;
  };
  const frames = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { frames: string[] }).frames);

  const whole = await rolling();
  await whole.page.waitForSelector('.moment', { state: 'attached' });
  const seen = await frames(whole);
  expect(seen).toContain('roll');
  expect(seen).not.toContain('rollmoment');
  await whole.leave();

  const ended = await rolling();
  await ended.page.waitForFunction(() => (window as unknown as { frames: string[] }).frames.includes('roll'));
  await ended.page.keyboard.press('Escape');
  await ended.page.waitForTimeout(1500);
  expect((await frames(ended)).filter((one) => one.includes('moment'))).toEqual([]);
  expect(ended.complaints).toEqual([]);
  await ended.leave();
});

/** A pinned explanation, not one that follows the pointer. */
const PINNED_EXPLANATION = '.inspector .close';

it.each([
  ['by taps', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['by clicks', { viewport: { width: 1440, height: 900 } }],
] as const)(
  'one press too many while moments are gone through %s reaches nothing that comes to light below',
  async (_, window) => {
    const { save, option } = beforeTheMythos();
    const context = await world.browser.newContext({ ...window, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(`${world.server.url}/#history`);
    // A pause long enough for a slow machine.
    await page.evaluate(() =>
      localStorage.setItem('vigil.settings', JSON.stringify({ opening: false, answerDelay: 1000 })),
    );
    await page.reload();
    await importMoment(page, save);
    const press = (x: number, y: number) =>
      'hasTouch' in window ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    await page.mouse.move(100, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await page.evaluate(() => {
      const wait = setTimeout;
      const slow = (then: TimerHandler, ms = 0, ...rest: unknown[]) => wait(then, ms > 1200 ? 60_000 : ms, ...rest);
      Object.assign(globalThis, { setTimeout: slow });
    });
    await page.waitForSelector(READY_SELECTOR);
    await page.locator(`[data-option="${option}"]`).first().click();
    await page.waitForSelector('.moment', { state: 'attached' });
    await page.waitForTimeout(1100);
    // Somewhere a place of the board lies under each of them.
    const at = await page.evaluate(() => {
      for (const place of document.querySelectorAll('.board [data-about]')) {
        const { x, y, width, height } = place.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(left, top);
        if (hit && place.contains(hit)) return { left, top };
      }
      throw new Error('no place is seen');
    });
    const answers = () => page.getAttribute('main.table', 'data-answers');
    const before = await answers();
    const moments = () => page.locator('.moment').count();
    const of = Number(/of (\d)$/.exec((await page.locator('.moment-count b').textContent()) ?? '')?.[1]);
    for (let n = 1; n < of; n++) {
      await press(at.left, at.top);
      await page.waitForFunction(
        (now) => document.querySelector('.moment-count b')?.textContent === now,
        `${n + 1} of ${of}`,
      );
    }
    expect(await moments()).toBe(1);
    // The last one, and once more.
    for (let n = 0; n < 2; n++) await press(at.left, at.top);
    await page.waitForTimeout(300);
    expect(await moments()).toBe(0);
    expect(await page.locator(PINNED_EXPLANATION).count()).toBe(0);
    expect(await answers()).toBe(before);
    // After a pause it is a press like any other.
    await page.waitForTimeout(1100);
    await press(at.left, at.top);
    await page.waitForFunction(
      ([was, kept]) =>
        document.querySelector(kept) !== null ||
        document.querySelector('main.table')?.getAttribute('data-answers') !== was,
      [before ?? '', PINNED_EXPLANATION] as const,
    );
    await context.close();
  },
);
