/** The defeat of an investigator, with its losses, and the choice of a new investigator. */
import type { Event } from '@vigil/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freezeMoments, openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { findMoment, findMomentBefore, importMoment } from './game-moments.js';
import { pickByTurn } from './matrix.js';
import { findOverflow } from './overflow.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** The losses of a defeated investigator among the events. */
const lossIn = (events: readonly Event[]) =>
  events.flatMap((event) => ('loss' in event && event.loss ? [event.loss] : []))[0];

/** A game one answer before the defeat of an investigator with possessions, that answer, and its events. */
function findDefeat(game: 'arkham' | 'haunt') {
  const played = { game, investigators: 2, seed: 'end', games: 60, answers: 900 };
  const defeat = findMomentBefore(played, ({ events, next, game }) => {
    const hasNoOtherMoments = !events.some(({ type }) => type === 'rolled' || type === 'awakened' || type === 'over');
    return (lossIn(events)?.cards.length ?? 0) > 0 && next !== undefined && (hasNoOtherMoments || game > 30);
  });
  return { ...defeat, loss: lossIn(defeat.events) as NonNullable<ReturnType<typeof lossIn>> };
}

/** Opens the page just after that answer. Its moment stays until the test continues, however slow the machine is. */
async function openAfter(
  { save, option }: { save: Buffer; option: string },
  motion: 'no-preference' | 'reduce',
  size = { width: 1440, height: 900 },
): Promise<Visitor> {
  const visitor = await Visitor.open(world, size, '', 'default-delay');
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: motion });
  await freezeMoments(page);
  await importMoment(page, save);
  await page.mouse.move(size.width / 2, size.height / 3);
  await page.waitForSelector('html[data-moving]', { state: 'attached' });
  await page.waitForSelector(READY_SELECTOR);
  const answers = await page.getAttribute('main.table', 'data-answers');
  await page.locator(`[data-option="${option}"]`).click();
  await page.waitForSelector(`main.table:not([data-answers="${answers}"])`);
  return visitor;
}

for (const game of pickByTurn(['arkham', 'haunt'] as const)) {
  it(`a defeat in ${game} shows the losses, and ends the same when stepped through, skipped or shown as a still`, async () => {
    const defeat = findDefeat(game);
    const states: unknown[] = [];
    const stepped = await openAfter(defeat, 'no-preference');
    const { page } = stepped;
    await page.waitForSelector('.moment', { timeout: 30_000 });
    while ((await page.locator('.moment .lost-with').count()) === 0) {
      await page.waitForTimeout(900);
      await page.keyboard.press('Shift+Tab');
      await page.waitForSelector('.moment');
    }
    const lossText = await page.locator('.moment .loss-text').textContent();
    expect(lossText).toMatch(/^Lost: /);
    expect(await page.locator('.moment .sinking .loss').count()).toBe(Math.min(7, defeat.loss.cards.length));
    for (let n = 0; n < 12 && (await page.locator('.moment').count()) > 0; n++) {
      await page.waitForTimeout(900);
      await page.keyboard.press('x');
    }
    states.push(await readDecision(stepped));

    const skipped = await openAfter(defeat, 'no-preference');
    await skipped.page.waitForSelector('.moment', { timeout: 30_000 });
    await skipped.page.waitForTimeout(900);
    await skipped.page.keyboard.press('s');
    await skipped.page.waitForFunction(() => document.querySelector('.moment') === null);
    states.push(await readDecision(skipped));

    const still = await openAfter(defeat, 'reduce');
    await still.page.locator('.still.of-fell', { hasText: lossText ?? '' }).waitFor();
    expect(await still.page.locator('.moment').count()).toBe(0);
    states.push(await readDecision(still));
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
    for (const visitor of [stepped, skipped, still]) {
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    }
  });
}

/** The question, its answers and the chronicle. */
async function readDecision(visitor: Visitor) {
  const { question, ids, chronicle } = await visitor.readPage();
  return { question, ids, chronicle };
}

for (const [name, size, language] of [
  ['on a desk', { width: 1440, height: 900 }, 'en'],
  ['on a phone, in German', { width: 390, height: 844 }, 'de'],
] as const) {
  it(`a new investigator is chosen from full sheets ${name}, and joins the game [H-UPKEEP-40]`, async () => {
    const save = findMoment({ game: 'haunt', investigators: 2, seed: 'follows', question: 'q.newcomer' });
    const visitor = await Visitor.open(world, size, '', 'no-delay', { language });
    const { page } = visitor;
    await importMoment(page, save);
    await page.waitForSelector(READY_SELECTOR);
    const faces = page.locator('.newcomers .faces button');
    const names = await faces.allTextContents();
    expect(names.length).toBeGreaterThan(3);
    const answers = await page.getAttribute('main.table', 'data-answers');
    // The first click only shows the sheet.
    await faces.nth(2).click();
    const name = await faces.nth(2).locator('b').textContent();
    const selected = page.locator('.selected-newcomer');
    // On a wide screen the newcomer's sheet covers the sheet of the defeated investigator.
    const sheet = size.width > 1000 ? page.locator('.newcomer-whole') : selected;
    expect(await sheet.locator('h2, h3').textContent()).toContain(name);
    expect(await sheet.locator('.ranges b, .slider tr').count()).toBe(6);
    expect(await sheet.locator('.team-comparison li').count()).toBe(2);
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(answers);
    // The row of faces scrolls.
    expect(await findOverflow(page, ':not(.selected-newcomer *, .newcomer-whole *)')).toEqual([]);
    await selected.locator('.comes').click();
    await page.waitForSelector(`main.table:not([data-answers="${answers}"])`);
    await page.waitForSelector(READY_SELECTOR);
    expect(await page.locator('.chronicle').textContent()).toContain(name);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
}
