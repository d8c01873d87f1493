/** Moments: animations of events above the table. */
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

/** A game one answer before a Mythos phase with several moments, and that answer. */
const findMythosPhase = () =>
  findMomentBefore({ ...PLAYED_GAME, seed: 'directed' }, ({ events, next }) => {
    const types = new Set(events.map(({ type }) => type));
    return types.has('gateOpened') && types.has('encounter') && (next?.options.length ?? 0) > 1;
  });

/** A game one answer before a roll whose result is shown as a moment, and that answer. */
const findRollWithMoment = () =>
  findMomentBefore({ ...PLAYED_GAME, seed: 'rolled' }, ({ events, next }) => {
    const rolls = events.findIndex((event) => event.type === 'rolled' && event.check && event.dice.length > 0);
    const once = events.filter(({ type }) => type === 'rolled').length === 1;
    const hasGate = events.slice(rolls).some(({ type }) => type === 'gateOpened' || type === 'gateClosed');
    return rolls >= 0 && once && hasGate && isAfterRoll(events) && next !== undefined;
  });

/** The visible state of the table, once nothing moves. */
async function readTable(visitor: Visitor) {
  let current = await readCurrentTable(visitor);
  for (let last = ''; last !== JSON.stringify(current); current = await readCurrentTable(visitor)) {
    last = JSON.stringify(current);
    // Some texts are fetched when they are first shown.
    await visitor.page.waitForTimeout(300);
  }
  return current;
}

/** The texts of the table, the places of tokens, and the number of running animations. */
async function readCurrentTable(visitor: Visitor) {
  const { question, chronicle, ids } = await visitor.readPage();
  const { page } = visitor;
  const table = await page.evaluate(() => ({
    rail: document.querySelector('.rail')?.textContent,
    people: document.querySelector('.party')?.textContent,
    tokens: [...document.querySelectorAll('.board [data-token]')].map((one) => one.getAttribute('transform')),
    gates: document.querySelectorAll('.board .gate').length,
    passing: document.querySelectorAll('.passing > *').length,
    moving: document.getAnimations().filter((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation))
      .length,
  }));
  return { question, chronicle, ids, ...table };
}

/** Gives the next answer, and skips its moments. */
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

it('moments that are stepped through, skipped by an answer, or shown as stills end in the same state of the table', async () => {
  const { save, option } = findMythosPhase();
  const openAndAnswer = async (motion: 'no-preference' | 'reduce') => {
    const visitor = await Visitor.open(world, undefined, '', 'default-delay');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: motion });
    await freezeMoments(page);
    await importMoment(page, save);
    // The animation script is loaded at the first input.
    await page.mouse.move(700, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await page.waitForSelector(READY_SELECTOR);
    const answers = Number(await page.getAttribute('main.table', 'data-answers'));
    // The second click of a double click hits the moment or the next question, and does nothing.
    await page.locator(`[data-option="${option}"]`).dblclick();
    await page.waitForSelector(`main.table:not([data-answers="${answers}"])`);
    await page.waitForSelector(READY_SELECTOR);
    return visitor;
  };
  const count = (visitor: Visitor) => visitor.page.locator('.moment-count b').textContent();

  const stepped = await openAndAnswer('no-preference');
  const [, of] = /^1 of (\d)$/.exec((await count(stepped)) ?? '') ?? [];
  const frame = (await stepped.page.locator('.board-frame').boundingBox())!;
  const answers = await stepped.page.getAttribute('main.table', 'data-answers');
  for (let n = 2; n <= Number(of); n++) {
    await stepped.page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await stepped.page.waitForFunction(
      (now) => document.querySelector('.moment-count b')?.textContent === now,
      `${n} of ${of}`,
    );
  }
  await stepped.page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await stepped.page.waitForFunction(() => document.querySelector('.moment') === null);
  // The clicks did not answer the question below the moment.
  expect(await stepped.page.getAttribute('main.table', 'data-answers')).toBe(answers);
  await answerOnce(stepped);
  const expected = await readTable(stepped);

  const answeredAgain = await openAndAnswer('no-preference');
  expect(await count(answeredAgain)).toBe(`1 of ${of}`);
  await answerOnce(answeredAgain);
  expect(await readTable(answeredAgain)).toEqual(expected);

  const still = await openAndAnswer('reduce');
  expect(await still.page.locator('.moment').count()).toBe(0);
  expect(await still.page.locator('.still').count()).toBeGreaterThan(0);
  await answerOnce(still);
  expect(await readTable(still)).toEqual(expected);

  for (const visitor of [stepped, answeredAgain, still]) {
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  }
});

it('the moment of a roll begins after the dice have stopped, and Escape during the roll skips both', async () => {
  const { save, option } = findRollWithMoment();
  const openAndRoll = async () => {
    const visitor = await Visitor.open(world, undefined, '', 'default-delay');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await importMoment(page, save);
    await page.mouse.move(700, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await page.waitForSelector(READY_SELECTOR);
    // Record on every frame whether dice move and whether a moment is open.
    await page.evaluate(() => {
      const recorder = window as unknown as { frames: string[] };
      recorder.frames = [];
      const look = () => {
        const isRolling = document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              playState === 'running' && (effect as KeyframeEffect).target?.matches('.decision .die'),
          );
        const now = `${isRolling ? 'roll' : ''}${document.querySelector('.moment') ? 'moment' : ''}`;
        if (now !== recorder.frames.at(-1)) recorder.frames.push(now);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator(`[data-option="${option}"]`).click();
    return visitor;
  };
  const frames = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { frames: string[] }).frames);

  const complete = await openAndRoll();
  await complete.page.waitForSelector('.moment', { state: 'attached' });
  const recorded = await frames(complete);
  expect(recorded).toContain('roll');
  expect(recorded).not.toContain('rollmoment');
  await complete.leave();

  const skipped = await openAndRoll();
  await skipped.page.waitForFunction(() => (window as unknown as { frames: string[] }).frames.includes('roll'));
  await skipped.page.keyboard.press('Escape');
  await skipped.page.waitForTimeout(1500);
  expect((await frames(skipped)).filter((one) => one.includes('moment'))).toEqual([]);
  expect(skipped.pageErrors).toEqual([]);
  await skipped.leave();
});

/** Selector of a pinned explanation, not of one that follows the pointer. */
const PINNED_EXPLANATION = '.inspector .close';

it.each([
  ['by taps', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['by clicks', { viewport: { width: 1440, height: 900 } }],
] as const)(
  'an extra press at the end of moments that are stepped through %s does not reach the board below',
  async (_, window) => {
    const { save, option } = findMythosPhase();
    const context = await world.browser.newContext({ ...window, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(`${world.server.url}/#history`);
    // Long enough for a slow machine.
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
    // Find a visible place of the board below the moments.
    const at = await page.evaluate(() => {
      for (const place of document.querySelectorAll('.board [data-about]')) {
        const { x, y, width, height } = place.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(left, top);
        if (hit && place.contains(hit)) return { left, top };
      }
      throw new Error('no place is visible');
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
    // One press ends the last moment, and one more follows.
    for (let n = 0; n < 2; n++) await press(at.left, at.top);
    await page.waitForTimeout(300);
    expect(await moments()).toBe(0);
    expect(await page.locator(PINNED_EXPLANATION).count()).toBe(0);
    expect(await answers()).toBe(before);
    // After a pause a press reaches the board again.
    await page.waitForTimeout(1100);
    await press(at.left, at.top);
    await page.waitForFunction(
      ([previous, pinned]) =>
        document.querySelector(pinned) !== null ||
        document.querySelector('main.table')?.getAttribute('data-answers') !== previous,
      [before ?? '', PINNED_EXPLANATION] as const,
    );
    await context.close();
  },
);
