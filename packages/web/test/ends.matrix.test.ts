/** Defeat of an investigator and the newcomer: a scene with the losses, and sheets to choose from. */
import type { Event } from '@vigil/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freezeMoments, openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { findMoment, findMomentBefore, importMoment } from './game-moments.js';
import { pickByTurn } from './matrix.js';
import { findOverflowing } from './overflowing.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Returns the losses of a defeated investigator among the events. */
const lossIn = (told: readonly Event[]) =>
  told.flatMap((event) => ('loss' in event && event.loss ? [event.loss] : []))[0];

/** Returns a game one answer before the defeat of an investigator with possessions, that answer, and its events. */
function beforeAnEnd(game: 'arkham' | 'haunt') {
  const played = { game, investigators: 2, seed: 'end', games: 60, answers: 900 };
  const end = findMomentBefore(played, ({ events, next, game }) => {
    const plain = !events.some(({ type }) => type === 'rolled' || type === 'awakened' || type === 'over');
    return (lossIn(events)?.cards.length ?? 0) > 0 && next !== undefined && (plain || game > 30);
  });
  return { ...end, loss: lossIn(end.told) as NonNullable<ReturnType<typeof lossIn>> };
}

/** Opens the page just after that answer. The moment stays until the test continues, however slow the machine. */
async function openAfter(
  { save, option }: { save: Buffer; option: string },
  motion: 'no-preference' | 'reduce',
  size = { width: 1440, height: 900 },
): Promise<Visitor> {
  const visitor = await Visitor.open(world, size, '', 'any');
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
  it(`an end in ${game} shows who it was and what is lost; gone through, skipped and as a still it ends the same`, async () => {
    const end = beforeAnEnd(game);
    const seen: unknown[] = [];
    const through = await openAfter(end, 'no-preference');
    const { page } = through;
    await page.waitForSelector('.moment', { timeout: 30_000 });
    while ((await page.locator('.moment .lost-with').count()) === 0) {
      await page.waitForTimeout(900);
      await page.keyboard.press('Shift+Tab');
      await page.waitForSelector('.moment');
    }
    const lost = await page.locator('.moment .loss-text').textContent();
    expect(lost).toMatch(/^Lost: /);
    expect(await page.locator('.moment .sinking .loss').count()).toBe(Math.min(7, end.loss.cards.length));
    for (let n = 0; n < 12 && (await page.locator('.moment').count()) > 0; n++) {
      await page.waitForTimeout(900);
      await page.keyboard.press('x');
    }
    seen.push(await readDecision(through));

    const skipped = await openAfter(end, 'no-preference');
    await skipped.page.waitForSelector('.moment', { timeout: 30_000 });
    await skipped.page.waitForTimeout(900);
    await skipped.page.keyboard.press('s');
    await skipped.page.waitForFunction(() => document.querySelector('.moment') === null);
    seen.push(await readDecision(skipped));

    const still = await openAfter(end, 'reduce');
    await still.page.locator('.still.of-fell', { hasText: lost ?? '' }).waitFor();
    expect(await still.page.locator('.moment').count()).toBe(0);
    seen.push(await readDecision(still));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    for (const visitor of [through, skipped, still]) {
      expect(visitor.complaints).toEqual([]);
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
  it(`who follows is chosen from whole sheets ${name}, and comes into the game [H-UPKEEP-40]`, async () => {
    const save = findMoment({ game: 'haunt', investigators: 2, seed: 'follows', question: 'q.newcomer' });
    const visitor = await Visitor.open(world, size, '', 'steady', { language });
    const { page } = visitor;
    await importMoment(page, save);
    await page.waitForSelector(READY_SELECTOR);
    const faces = page.locator('.newcomers .faces button');
    const names = await faces.allTextContents();
    expect(names.length).toBeGreaterThan(3);
    const answers = await page.getAttribute('main.table', 'data-answers');
    // A press shows the sheet and answers nothing yet.
    await faces.nth(2).click();
    const name = await faces.nth(2).locator('b').textContent();
    const asked = page.locator('.selected-newcomer');
    // On a wide screen the newcomer's sheet covers the sheet of the defeated investigator.
    const sheet = size.width > 1000 ? page.locator('.newcomer-whole') : asked;
    expect(await sheet.locator('h2, h3').textContent()).toContain(name);
    expect(await sheet.locator('.ranges b, .slider tr').count()).toBe(6);
    expect(await sheet.locator('.team-comparison li').count()).toBe(2);
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(answers);
    // The row of faces is moved along by a finger.
    expect(await findOverflowing(page, ':not(.selected-newcomer *, .newcomer-whole *)')).toEqual([]);
    await asked.locator('.comes').click();
    await page.waitForSelector(`main.table:not([data-answers="${answers}"])`);
    await page.waitForSelector(READY_SELECTOR);
    expect(await page.locator('.chronicle').textContent()).toContain(name);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
}
