/**
 * Complete games of both rulesets, with the keyboard only and with the pointer only. `npm test` plays one game of each
 * ruleset, each with another method.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyboardAnswers, LEAKED_TEXT, PointerAnswers, playOn, tabTo } from './answer-methods.js';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type PageState, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { pickByTurn } from './matrix.js';
import { startOf, textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const HAUNT = 'Haunt of the Watchers';

/** Short games. */
const GAMES = [
  {
    keys: { game: 'Arkham Horror', people: 2, seed: 'evening-5' },
    pointer: { game: HAUNT, people: 2, seed: 'evening-9' },
  },
  {
    keys: { game: HAUNT, people: 2, seed: 'evening-9' },
    pointer: { game: 'Arkham Horror', people: 1, seed: 'evening-8' },
  },
] as const;
const PLAYED_CASES = pickByTurn(GAMES);
const ENDING_HEADING = /^Arkham is (saved|lost)$/;

/** Starts a game with the keyboard only: Haunt, or Arkham Horror with two random investigators. */
async function startByKeys({ page }: Visitor, game: string, seed: string): Promise<void> {
  await tabTo(page, 'input[name="game"]');
  if (game === HAUNT) await page.keyboard.press('ArrowDown');
  else {
    await tabTo(page, '[aria-label="One more at random"]');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '.seed input');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(seed);
  if (game === HAUNT) {
    await tabTo(page, '.house-rules summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '.house-rules select');
    await page.keyboard.type(textOf('ui.house.dayEnds.anyone'));
  }
  await tabTo(page, 'button[type="submit"], .setup-summary button.great');
  await page.keyboard.press('Enter');
  await waitForQuestion(page);
}

/** Starts a game with the pointer; only the seed is typed. */
async function startByPointer({ page }: Visitor, game: string, people: number, seed: string): Promise<void> {
  if (game === HAUNT) {
    await page.locator('.games label', { hasText: game }).click();
    await page.locator('.house-rules summary').click();
    await page.getByLabel('The day ends').selectOption('anyone');
  } else for (let n = 1; n < people; n++) await page.getByLabel('One more at random').click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: startOf('ui.start.begin') }).click();
  await waitForQuestion(page);
}

function expectSame(after: PageState, before: PageState): void {
  expect(after.question).toBe(before.question);
  expect(after.ids).toEqual(before.ids);
  expect(after.chronicle).toEqual(before.chronicle);
}

/** Reloads the page at a decision, and returns its state afterwards. */
async function reload(visitor: Visitor): Promise<PageState> {
  await visitor.waitForSave();
  await visitor.page.reload();
  await waitForQuestion(visitor.page);
  return visitor.readPage();
}

/** Asserts that the game has ended, names its seed, and is in History with its outcome. */
async function expectFinished({ page }: Visitor, seed: string): Promise<void> {
  expect(await page.locator('.ending h2').textContent()).toMatch(ENDING_HEADING);
  expect(await page.locator('.ending').textContent()).toContain(seed);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForSelector('.home');
  await page.getByRole('link', { name: /^History/ }).click();
  await page.waitForSelector('.saved-games li');
  expect(await page.locator('.saved-games li').allTextContents()).toEqual([expect.stringMatching(/Won:|Lost:/)]);
}

const canUndo = ({ page }: Visitor) => page.locator('.undo[aria-disabled="false"]').count();

describe('a complete game', () => {
  it.each(PLAYED_CASES.map(({ keys }) => keys))(
    'can be played with the keyboard only: $game',
    async ({ game, seed }) => {
      const visitor = await Visitor.open(world);
      const { page } = visitor;
      const keys = new KeyboardAnswers();
      await startByKeys(visitor, game, seed);

      // Undo an early answer.
      const early = await playOn(visitor, keys, 0, (state, turn) => turn > 3 && state.ids.length > 1);
      await visitor.waitForChange(() => keys.choose(visitor, early.state.ids[0] as string, 1));
      if (await canUndo(visitor)) {
        await visitor.waitForChange(() => page.keyboard.press('u'));
        expectSame(await visitor.readPage(), early.state);
      }

      const middle = await playOn(visitor, keys, early.turn, (state, turn) => turn > 30 && state.ids.length > 1);
      expectSame(await reload(visitor), middle.state);
      // Go back to the beginning on the timeline, forward by one, and to now.
      await tabTo(page, '.timeline input');
      await page.keyboard.press('Home');
      await page.getByRole('heading', { name: textOf('ui.timeline.looking') }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('.timeline input[aria-valuetext^="after 1 of"]');
      expect((await visitor.readPage()).allText).not.toMatch(LEAKED_TEXT);
      await page.keyboard.press('End');
      await page.getByRole('heading', { level: 2, name: middle.state.question, exact: true }).waitFor();
      expectSame(await visitor.readPage(), middle.state);

      const { state } = await playOn(visitor, keys, middle.turn);
      expect(state.isOver).toBe(true);
      expect(keys.counts.number).toBeGreaterThan(5);
      expect(keys.counts.walk).toBeGreaterThan(5);
      await expectFinished(visitor, seed);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );

  it.each(PLAYED_CASES.map(({ pointer }) => pointer))(
    'can be played with the pointer only: $game',
    async ({ game, people, seed }) => {
      const visitor = await Visitor.open(world);
      const { page } = visitor;
      const pointer = new PointerAnswers();
      await startByPointer(visitor, game, people, seed);
      const middle = await playOn(visitor, pointer, 0, (state, turn) => turn > 20 && state.ids.length > 1);
      expectSame(await reload(visitor), middle.state);

      const line = page.locator('.timeline');
      // Within an answer the timeline steps from event to event.
      const readPlace = async () => {
        const { past, pastEvent } = await page
          .locator('main.table')
          .evaluate((table) => ({ ...(table as HTMLElement).dataset }));
        if (past === undefined) return Number.POSITIVE_INFINITY;
        return Number(past) - (pastEvent === undefined ? 0 : 1 - Number(pastEvent) / 1000);
      };
      await line.getByRole('button', { name: 'One step back' }).click();
      await page.getByRole('heading', { name: textOf('ui.timeline.looking') }).waitFor();
      const afterOneStep = await readPlace();
      await line.getByRole('button', { name: 'One step back' }).click();
      await expect.poll(readPlace).toBeLessThan(afterOneStep);
      await line.getByRole('button', { name: 'One step forward' }).click();
      await expect.poll(readPlace).toBe(afterOneStep);
      await page.locator('.past').getByRole('button', { name: 'Back to now' }).click();
      await page.getByRole('heading', { level: 2, name: middle.state.question, exact: true }).waitFor();
      expectSame(await visitor.readPage(), middle.state);

      const { state } = await playOn(visitor, pointer, middle.turn);
      expect(state.isOver).toBe(true);
      expect(pointer.counts.place, 'clicks on the board').toBeGreaterThan(0);
      expect(pointer.counts.card, 'clicks on cards').toBeGreaterThan(0);
      await expectFinished(visitor, seed);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );

  it('can be exported as a file in Haunt, imported in another browser, and continued', async () => {
    const visitor = await Visitor.open(world);
    await startByPointer(visitor, HAUNT, 2, 'evening-9');
    const pointer = new PointerAnswers();
    const before = await playOn(visitor, pointer, 0, (state, turn) => turn > 15 && state.ids.length > 1);
    const [download] = await Promise.all([
      visitor.page.waitForEvent('download'),
      visitor.page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ game: 'haunt', origin: { setup: { houseRules: { dayEnds: 'anyone' } } } });

    const other = await Visitor.open(world, undefined, '');
    await other.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await waitForQuestion(other.page);
    expectSame(await other.readPage(), before.state);
    await playOn(other, pointer, before.turn, (_sight, turn) => turn > before.turn + 4);
    expect(other.pageErrors).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await other.leave();
    await visitor.leave();
  });
});
