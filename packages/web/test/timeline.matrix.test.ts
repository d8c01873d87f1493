import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { importMoment } from './game-moments.js';
import { pickByTurn } from './matrix.js';
import { textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const GAMES = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'games');

/** Opens a finished game of the fixtures. */
async function openFinished(name: string, size?: { width: number; height: number }): Promise<Visitor> {
  const visitor = await Visitor.open(world, size, '');
  const fixture = JSON.parse(readFileSync(join(GAMES, `${name}.json`), 'utf8'));
  await importMoment(visitor.page, Buffer.from(JSON.stringify(fixture.save ?? fixture)));
  return visitor;
}

/** The number of answers before the moment that is shown, with fractions within an answer; undefined for now. */
async function readPast(page: Page): Promise<number | undefined> {
  const { past: at, pastEvent } = await page
    .locator('main.table')
    .evaluate((table) => ({ ...(table as HTMLElement).dataset }));
  if (at === undefined) return undefined;
  return Number(at) - (pastEvent === undefined ? 0 : 1 - Number(pastEvent) / 1000);
}

/** Performs an action and waits until another moment is shown. */
async function waitForMove(page: Page, action: () => Promise<void>): Promise<number | undefined> {
  const before = await readPast(page);
  await action();
  await expect.poll(() => readPast(page), { timeout: 20_000 }).not.toBe(before);
  return readPast(page);
}

describe('the timeline', () => {
  it.each(pickByTurn(['won-gates-sealed', 'haunt-tracks-full']))(
    'is used with the keyboard only, and one key returns to now: %s',
    async (name) => {
      const visitor = await openFinished(name);
      const { page } = visitor;
      const answers = Number(await page.getAttribute('main.table', 'data-answers'));
      expect(answers).toBeGreaterThan(30);
      const press = (key: string) => waitForMove(page, () => page.keyboard.press(key));
      // With the focus anywhere at the table: from event to event, and back.
      const positions: (number | undefined)[] = [];
      for (let n = 0; n < 4; n++) positions.push(await press(','));
      expect(positions.some((at) => !Number.isInteger(at))).toBe(true);
      expect(positions).toEqual([...positions].sort((one, other) => Number(other) - Number(one)));
      for (const at of positions.slice(0, -1).reverse()) expect(await press('.')).toBe(at);
      // From answer to answer.
      await page.getByRole('combobox', { name: 'Step by' }).selectOption('answer');
      await page.locator('.past').click({ position: { x: 4, y: 4 } });
      await press('Escape');
      expect(await press(',')).toBe(answers - 1);
      expect(await press(',')).toBe(answers - 2);
      expect(await press('.')).toBe(answers - 1);
      expect(await page.locator('.past-plaque').textContent()).toContain(`${answers - 1} of ${answers}`);
      expect(await page.getByRole('heading', { name: textOf('ui.timeline.looking') }).count()).toBe(1);
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await press('Escape')).toBeUndefined();
      expect(await page.locator('.past-plaque').count()).toBe(0);
      // With the focus on the timeline.
      const line = page.getByRole('slider', { name: textOf('ui.timeline.label') });
      await line.focus();
      expect(await press('ArrowLeft')).toBe(answers - 1);
      const turn = await press('PageDown');
      expect(turn).toBeLessThan(answers - 1);
      const heading = await page.locator('.past-plaque span').textContent();
      const before = await press('PageDown');
      expect(before).toBeLessThan(turn as number);
      expect(await page.locator('.past-plaque span').textContent()).not.toBe(heading);
      expect(await press('PageUp')).toBe(turn);
      expect(await press('Home')).toBe(0);
      const mark = await press('Shift+ArrowRight');
      expect(mark).toBeGreaterThan(0);
      expect((await line.getAttribute('aria-valuetext'))?.length).toBeGreaterThan(30);
      // At an earlier moment, keys do not answer.
      await page.keyboard.press('1');
      await press('End');
      expect(await readPast(page)).toBeUndefined();
      expect(await page.getAttribute('main.table', 'data-answers')).toBe(String(answers));
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );

  it('disables Undo with its reason at an earlier moment, and shows each event with its picture', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('looking back');
    await visitor.chooseOption(0, false);
    await visitor.waitForQuestion();
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.getAttribute('aria-disabled')).toBe('false');
    const answers = await page.getAttribute('main.table', 'data-answers');
    await waitForMove(page, () => page.keyboard.press(','));
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('#no-undo').textContent()).toMatch(/earlier moment/);
    await page.keyboard.press('u');
    await undo.click({ force: true });
    await waitForMove(page, () => page.keyboard.press('Escape'));
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(answers);
    // Undo works again.
    await visitor.waitForChange(() => page.keyboard.press('u'));
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();

    const finished = await openFinished('won-gates-sealed');
    await finished.page.locator('.timeline input').focus();
    // Go back from the mark of the latest gate, one event at a time.
    const marks = await finished.page
      .locator('.marks > *')
      .evaluateAll((all) => all.map((one) => ({ kind: one.className, at: (one as HTMLElement).style.left })));
    const gate = marks.findLastIndex(({ kind }) => kind === 'mark-opened');
    expect(gate).toBeGreaterThan(0);
    const jumpCount = new Set(marks.slice(gate).map(({ at }) => at)).size;
    for (let n = 0; n < jumpCount; n++)
      await waitForMove(finished.page, () => finished.page.keyboard.press('Shift+ArrowLeft'));
    const pictures: string[] = [];
    for (let n = 0; n < 60 && !pictures.some((kinds) => kinds.includes('of-gate')); n++) {
      await waitForMove(finished.page, () => finished.page.keyboard.press(','));
      const shown = await finished.page
        .locator('.past .still')
        .evaluateAll((all) => all.map((one) => one.className).join(', '));
      const event = await finished.page.getAttribute('main.table', 'data-past-event');
      // An event has one picture at most.
      if (event !== null) expect(shown.split(', ').length).toBeLessThanOrEqual(1);
      pictures.push(shown);
    }
    expect(pictures.some((kinds) => kinds.includes('of-gate'))).toBe(true);
    expect(finished.pageErrors).toEqual([]);
    await finished.leave();
  });

  it('shows the board, the log and the sheets of each moment', async () => {
    const visitor = await openFinished('won-gates-sealed');
    const { page } = visitor;
    const seals = () => page.locator('.board .seal').count();
    const log = () => page.locator('.chronicle li:not(.heading)').allTextContents();
    const [sealCount, lines] = [await seals(), await log()];
    expect(sealCount).toBeGreaterThan(3);
    await page.locator('.timeline input').focus();
    await waitForMove(page, () => page.keyboard.press('Home'));
    // The recorded game may begin in the middle, with seals on the board.
    expect(await seals()).toBeLessThan(sealCount);
    expect((await log()).length).toBeLessThan(lines.length);
    await waitForMove(page, () => page.keyboard.press('End'));
    expect(await seals()).toBe(sealCount);
    expect(await log()).toEqual(lines);
    expect(await page.locator('.marks .mark-turn').count()).toBeGreaterThan(5);
    expect(await page.locator('.marks .mark-opened').count()).toBeGreaterThan(3);
    expect(await page.locator('.marks .mark-closed').count()).toBeGreaterThanOrEqual(sealCount);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('plays the game from its beginning at a chosen speed, and pauses, on desktop and phone', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const visitor = await openFinished('won-gates-sealed', size);
      const { page } = visitor;
      expect(await waitForMove(page, () => page.keyboard.press('p'))).toBeLessThan(4);
      await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '15 per second' });
      await expect.poll(() => readPast(page), { timeout: 20_000 }).toBeGreaterThan(8);
      await page.locator('.past-tools').getByRole('button', { name: 'Pause' }).click();
      await page.waitForTimeout(300);
      const at = await readPast(page);
      await page.waitForTimeout(600);
      expect(await readPast(page)).toBe(at);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await page.locator('.past-plaque').getByRole('button', { name: 'Back to now' }).click();
      await expect.poll(() => readPast(page), { timeout: 20_000 }).toBeUndefined();
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    }
  });

  it('links on a phone from the log to the actions for the moment that is shown', async () => {
    const visitor = await openFinished('won-gates-sealed', { width: 390, height: 844 });
    const { page } = visitor;
    await page.locator('[data-tab="log"]').click();
    const actionsButton = page.getByRole('button', { name: textOf('ui.replay.to-onward') });
    expect(await actionsButton.count()).toBe(0);
    await waitForMove(page, () => page.locator('.timeline').getByRole('button', { name: 'One step back' }).click());
    expect(await findAxeViolations(page)).toEqual([]);
    await actionsButton.click();
    const begin = page.getByRole('button', { name: 'Link to this moment' });
    await begin.waitFor();
    // The links are above the tools at the foot of the sheet.
    const [links, foot] = await Promise.all(
      ['.onward-links', '.telling-tools'].map((one) => page.locator(one).boundingBox()),
    );
    expect((links?.y ?? 0) + (links?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.locator('[data-tab="log"]').click();
    expect(await actionsButton.isVisible()).toBe(true);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
    // In a wide window the actions are beside the timeline.
    const wideWindow = await openFinished('won-gates-sealed');
    await waitForMove(wideWindow.page, () => wideWindow.page.keyboard.press(','));
    await wideWindow.page.locator('.onward').waitFor();
    expect(await wideWindow.page.getByRole('button', { name: textOf('ui.replay.to-onward') }).count()).toBe(0);
    await wideWindow.leave();
  });

  it('labels the moment at 4K in the size of the other texts around the board', async () => {
    const visitor = await openFinished('won-gates-sealed', { width: 3840, height: 2160 });
    const { page } = visitor;
    await waitForMove(page, () => page.keyboard.press(','));
    const [plaque, undo] = await Promise.all(
      [page.locator('.past-plaque'), page.getByRole('button', { name: 'Undo' })].map((one) => one.boundingBox()),
    );
    expect(plaque?.height).toBeGreaterThan(undo?.height ?? 0);
    await visitor.leave();
  });

  it('starts a separate game from an earlier moment, which History shows with its origin, and shares it as a link', async () => {
    const visitor = await openFinished('won-gates-sealed');
    const { page } = visitor;
    const originalAddress = await page.evaluate(() => location.hash);
    const answers = Number(await page.getAttribute('main.table', 'data-answers'));
    await page.locator('.timeline input').focus();
    await waitForMove(page, () => page.keyboard.press('PageDown'));
    const turn = Number(await waitForMove(page, () => page.keyboard.press('PageDown')));
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
    expect(link.length).toBeLessThan(12_000);
    expect(await page.locator('.link-to-copy .warned').count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Name' }).fill('What if');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForFunction(
      (before) => location.hash !== before && location.hash.startsWith('#game='),
      originalAddress,
    );
    await page.locator(`main.table[data-answers="${turn}"]`).waitFor();
    expect(await readPast(page)).toBeUndefined();
    // Both games are in History.
    await page.goto(`${page.url().split('#')[0]}#history`);
    const branch = page.locator('.saved-game', { hasText: 'What if' });
    await branch.waitFor();
    expect(await page.locator('.saved-game').count()).toBe(2);
    expect(await branch.locator('.saved-branch a').getAttribute('href')).toBe(originalAddress);
    expect(await findAxeViolations(page)).toEqual([]);
    const other = page.locator('.saved-game').filter({ hasNotText: 'What if' });
    await other.getByRole('button', { name: textOf('ui.history.forget') }).click();
    // A double click would not confirm.
    await page.waitForTimeout(400);
    await other.getByRole('button', { name: /^Really/ }).click();
    await branch.locator('.saved-branch', { hasText: '(deleted)' }).waitFor();
    // The link opens without either game, shows the timeline, and changes nothing.
    await page.goto(link);
    await page.reload();
    await page.locator('.about-shared').waitFor();
    expect(await readPast(page)).toBe(turn);
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(String(turn));
    expect(turn).toBeLessThan(answers);
    await page.keyboard.press('u');
    await waitForMove(page, () => page.keyboard.press(','));
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(String(turn));
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForFunction(() => location.hash.startsWith('#game='));
    await page.locator('main.table:not([data-past])').waitFor();
    expect(visitor.pageErrors).toEqual([]);
    // A truncated link leads to one clear error.
    await page.goto(link.slice(0, -40));
    await page.reload();
    await page
      .getByRole('alert')
      .filter({ hasText: textOf('ui.shared.damaged') })
      .waitFor();
    await visitor.leave();
  });
});
