import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import {
  findCenter,
  openSharedWorld,
  type PageState,
  pseudoRandomChoice,
  READY_SELECTOR,
  type TestWorld,
  Visitor,
  waitForQuestion,
} from './browser.js';
import { findMoment, importMoment } from './game-moments.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Text that must never be visible to players. */
const LEAKED_TEXT = /⟦|⟧|undefined|\bNaN\b|\[object/;

/** Plays until `stop` or the end of the game. */
async function play(visitor: Visitor, stop: (state: PageState, turn: number) => boolean): Promise<PageState> {
  for (let turn = 0; turn < 2500; turn++) {
    const state = await visitor.readPage();
    expect(state.allText.match(LEAKED_TEXT)?.[0], `at answer ${turn}, "${state.question}"`).toBeUndefined();
    if (state.isOver || stop(state, turn)) return state;
    expect(state.options.length, state.question).toBeGreaterThan(0);
    await visitor.chooseOption(pseudoRandomChoice(turn, state.options.length), turn % 2 === 0);
  }
  throw new Error('the game does not end');
}

describe('the table', () => {
  it('resumes after a reload at the same decision with the same chronicle', async () => {
    const visitor = await Visitor.open(world, undefined, '');
    const momentRequest = {
      game: 'arkham',
      investigators: 2,
      seed: 'reload',
      question: 'q.movement',
      after: 25,
    } as const;
    await importMoment(visitor.page, findMoment(momentRequest));
    await visitor.chooseOption(0, false);
    const before = await visitor.readPage();
    await visitor.waitForSave();
    await visitor.page.reload();
    await waitForQuestion(visitor.page);
    const after = await visitor.readPage();
    expect(after.question).toBe(before.question);
    expect(after.ids).toEqual(before.ids);
    expect(after.chronicle).toEqual(before.chronicle);
    await visitor.chooseOption(0, true);
    expect((await visitor.readPage()).allText).not.toMatch(LEAKED_TEXT);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('undoes an answer with the key U, and shows the reason where it cannot', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('undo');
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    expect(await undo.getAttribute('title')).toContain('no answer');
    const before = await play(visitor, (state) => state.question.startsWith('Set starting Speed'));
    await visitor.chooseOption(1, true);
    expect((await visitor.readPage()).question).toMatch(/^Set starting Fight/);
    expect(await undo.getAttribute('aria-disabled')).toBe('false');
    await visitor.waitForChange(() => page.keyboard.press('u'));
    const after = await visitor.readPage();
    expect(after.question).toBe(before.question);
    expect(after.ids).toEqual(before.ids);
    expect(after.chronicle).toEqual(before.chronicle);
    await play(visitor, (state) => state.question.includes('movement point'));
    for (let turn = 0; (await undo.getAttribute('aria-disabled')) === 'false' && turn < 200; turn++) {
      const { options } = await visitor.readPage();
      await visitor.chooseOption(pseudoRandomChoice(turn, options.length), true);
    }
    expect(await undo.getAttribute('title')).toContain('Dice were rolled or something hidden was revealed');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('moves an investigator by a click on the board, or by arrow keys and Enter', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('walk');
    const state = await play(visitor, (now) => / [2-9]\smovement points/.test(now.question));
    const goal = state.ids.find((id) => id.startsWith('go:')) as string;
    const recentLog = async () => (await visitor.readPage()).chronicle.slice(-8).join('\n');
    await visitor.waitForChange(() => page.locator(`[data-place="${goal.slice(3)}"]`).click());
    expect(await recentLog()).toContain('goes to');
    await visitor.waitForChange(() => page.keyboard.press('u'));
    expect((await visitor.readPage()).ids).toEqual(state.ids);
    // A more distant place: one click walks through the streets between.
    const answersBefore = Number(await page.getAttribute('main.table', 'data-answers'));
    const distantPlace = page.locator('.place.walk').first();
    const destination = await distantPlace.getAttribute('data-place');
    expect(await distantPlace.getAttribute('aria-label')).toMatch(/[2-9] steps away$/);
    await page.waitForSelector(READY_SELECTOR);
    await distantPlace.click();
    await page.waitForFunction(
      ([place, answers]) =>
        Number(document.querySelector('main.table')?.getAttribute('data-answers')) >= Number(answers) + 2 &&
        document.querySelector(`[data-place="${place}"]`)?.matches('.open, :not(.walk)'),
      [destination, answersBefore] as const,
    );
    expect((await recentLog()).match(/goes to/g)?.length).toBeGreaterThanOrEqual(2);
    while ((await visitor.readPage()).ids.join() !== state.ids.join()) {
      await visitor.waitForChange(() => page.keyboard.press('u'));
    }
    const place = page.locator(`[data-place="${goal.slice(3)}"]`);
    await place.focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).not.toBe(goal.slice(3));
    await place.focus();
    await visitor.waitForChange(() => page.keyboard.press('Enter'));
    expect(await recentLog()).toContain('goes to');
    expect(await page.evaluate(() => document.activeElement?.closest('.decision') !== null)).toBe(true);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('lets players drag sliders on the sheet, and lists its keys under "?"', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('walk');
    await play(visitor, ({ ids }) => ids.includes('speed-sneak:left') || ids.includes('speed-sneak:right'));
    await page.waitForSelector(READY_SELECTOR);
    const now = page.locator('.slider').first().locator('td.now').first();
    const to = page.locator('.slider').first().locator('td.reach').first();
    const before = await now.getAttribute('data-stop');
    const stop = await to.getAttribute('data-stop');
    expect(stop).not.toBe(before);
    const [from, goal] = [
      await findCenter(page, '.slider td.now'),
      await findCenter(page, `.slider td[data-stop="${stop}"]`),
    ];
    await visitor.waitForChange(async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(goal.x, goal.y, { steps: 3 });
      // The new values of both skills of the pair are shown, and no others.
      expect(
        await page.$$eval('.slider td.will', (cells) => cells.map((one) => one.getAttribute('data-stop'))),
      ).toEqual([stop, stop]);
      await page.mouse.up();
    });
    expect(await page.locator('.slider td.will').count()).toBe(0);
    await page.waitForSelector(`.slider td.now[data-stop="${stop}"]`);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.key-list[open] kbd');
    expect(await findAxeViolations(page)).toEqual([]);
    // A key of the table does not work in the list.
    const answersAfterDrag = await page.getAttribute('main.table', 'data-answers');
    await page.keyboard.press('1');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.key-list', { state: 'detached' });
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(answersAfterDrag);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('exports a game as a file, imports it again, and refuses files without a game', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('file');
    const before = await play(visitor, (_sight, turn) => turn > 12);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ format: 'vigil-play', game: 'arkham', origin: { seed: 'file' } });
    await page.getByRole('button', { name: 'Games' }).click();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'cut.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text.slice(0, 200)),
    });
    await page.getByRole('alert').filter({ hasText: 'cut.json is no game' }).waitFor();
    const other = text.replace('"vigil-play"', '"chess"');
    await file.setInputFiles({ name: 'chess.json', mimeType: 'application/json', buffer: Buffer.from(other) });
    await page.getByRole('alert').filter({ hasText: 'vigil-play' }).waitFor();
    await file.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await waitForQuestion(page);
    const after = await visitor.readPage();
    expect(after.question).toBe(before.question);
    expect(after.ids).toEqual(before.ids);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('fits a phone: nothing is wider than the window, and one tap opens every pane', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    const { page } = visitor;
    const momentRequest = {
      game: 'arkham',
      investigators: 2,
      seed: 'phone',
      question: 'q.movement',
      after: 30,
    } as const;
    await importMoment(page, findMoment(momentRequest));
    await visitor.chooseOption(0, false);
    for (const name of ['Board', textOf('ui.pane.people'), 'Threat', 'Log', 'Decide']) {
      await page.getByRole('button', { name, exact: true }).click();
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(pageWidth, name).toBeLessThanOrEqual(390);
    }
    expect(await page.locator('.options button').first().isVisible()).toBe(true);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('passes the accessibility check, with its overlays and at earlier moments', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.begin('axe', 3);
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.go('');
    await page.waitForSelector('.home');
    const momentRequest = { game: 'arkham', investigators: 3, seed: 'axe', question: 'q.movement', after: 60 } as const;
    await importMoment(page, findMoment(momentRequest));
    await visitor.chooseOption(0, false);
    expect(await findAxeViolations(page)).toEqual([]);
    // Overlays: explanation, comparison, settings. Then an earlier moment.
    await page.locator('[data-place="woods"]').focus();
    await page.keyboard.press('i');
    await page.locator('.inspector .close').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.locator('dialog.compare').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: textOf('ui.settings.open'), exact: true }).click();
    await page.locator('dialog.settings').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByRole('heading', { name: textOf('ui.timeline.looking') }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
