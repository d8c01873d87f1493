/** The puzzle of the day and the analysis after a game, as a player sees them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { puzzleOf } from '../src/puzzle/puzzles.js';
import { dayNumber } from '../src/puzzle/streak.js';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { importMoment } from './game-moments.js';
import { findOverflow } from './overflow.js';
import { startOf, textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const GAMES = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'games');
/** Parts of the table that clip their content on purpose: the board, marks of the timeline, and the clause beside a question. */
const MOVABLE = '.board, .marks, .clause-ref';
const SIZES = [
  { size: { width: 1440, height: 900 }, language: 'en' },
  { size: { width: 390, height: 844 }, language: 'de' },
] as const;

/** Opens the puzzle of the day, and waits for its question. */
async function openPuzzle(size: { width: number; height: number }, language: string): Promise<Visitor> {
  const visitor = await Visitor.open(world, size, '#puzzle', 'no-delay', { language, isOwn: true });
  await visitor.page.waitForSelector('.puzzle h2');
  await waitForQuestion(visitor.page);
  return visitor;
}

const answerWith = (visitor: Visitor, option: string) =>
  visitor.waitForChange(() => visitor.page.locator(`.decision [data-option="${option}"]`).click());

describe('the puzzle of the day', () => {
  it.each(SIZES)('is solved by its best answer, which counts once a day, in $language', async ({ size, language }) => {
    const visitor = await openPuzzle(size, language);
    const { page } = visitor;
    const { answers } = puzzleOf(dayNumber(new Date()), 0);
    const text = (key: string) => textOf(key, {}, language);
    expect(await page.locator('.puzzle').textContent()).toContain(text('ui.puzzle.task'));
    expect(await page.locator('.puzzle li').count()).toBe(0);
    await answerWith(visitor, answers[0]?.option ?? '');
    await page.locator('.puzzle .solved').waitFor();
    expect(await page.locator('.puzzle li').count()).toBe(answers.length);
    expect(await page.locator('.puzzle li').first().getAttribute('aria-current')).toBe('true');
    const streak = textOf('ui.puzzle.streak', { n: 1 }, language);
    expect(await page.locator('.puzzle').textContent()).toContain(streak);
    expect(await findOverflow(page, MOVABLE)).toEqual([]);
    // Without the passing explanation of what the pointer rests on.
    await page.mouse.move(2, 2);
    await page.locator('.inspector').waitFor({ state: 'detached' });
    expect(await findAxeViolations(page)).toEqual([]);
    // The same day again: no longer streak.
    await page.reload();
    await page.waitForSelector('.puzzle h2');
    await waitForQuestion(page);
    await answerWith(visitor, answers[0]?.option ?? '');
    await page.locator('.puzzle .solved').waitFor();
    expect(await page.locator('.puzzle').textContent()).toContain(streak);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('names the best answer after another one, and leads to a further puzzle', async () => {
    const visitor = await openPuzzle({ width: 1440, height: 900 }, 'en');
    const { page } = visitor;
    const day = dayNumber(new Date());
    const { answers } = puzzleOf(day, 0);
    await answerWith(visitor, answers[1]?.option ?? '');
    await page.locator('.puzzle .missed').waitFor();
    expect(await page.locator('.puzzle .missed').textContent()).toMatch(startOf('ui.puzzle.missed'));
    expect(await page.locator('.puzzle li').nth(1).getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: textOf('ui.puzzle.next') }).click();
    await page.locator('.puzzle h2', { hasText: textOf('ui.puzzle.further') }).waitFor();
    await waitForQuestion(page);
    expect(await page.locator('.puzzle li').count()).toBe(0);
    const next = puzzleOf(day, 1);
    await page.locator(`.decision [data-option="${next.answers[0]?.option}"]`).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('the analysis after a game', () => {
  it.each(SIZES)('shows its progress, the chances and no fault of layout, in $language', async ({ size, language }) => {
    const visitor = await Visitor.open(world, size, '', 'no-delay', { language, isOwn: true });
    const { page } = visitor;
    await page.evaluate(() => {
      const settings = JSON.parse(localStorage.getItem('vigil.settings') ?? '{}');
      localStorage.setItem('vigil.settings', JSON.stringify({ ...settings, analysis: true }));
    });
    await page.reload();
    await importMoment(page, readFileSync(join(GAMES, 'cthulhu-doom.json')));
    await page.waitForSelector('.ending .analysis');
    await page.waitForSelector('.chance-curve[d*="L"]', { state: 'attached', timeout: 60_000 });
    const analysis = page.locator('.ending .analysis');
    expect(await analysis.getAttribute('aria-busy')).toBe('true');
    expect(await analysis.locator('h4').allTextContents()).toEqual(
      ['costliest', 'best', 'unluckiest', 'luckiest'].map((name) => textOf(`ui.analysis.${name}`, {}, language)),
    );
    expect(await findOverflow(page, MOVABLE)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
