/** Bots at a local table: with a person, alone, and after a reload. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { startOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const pauseButton = (page: Page) => page.getByRole('button', { name: startOf('ui.bots.pause') });

/** Begins a game with a number of bots and people, at the fast pace. */
async function beginWithBots({ page }: Visitor, seed: string, bots: number, people: number): Promise<void> {
  await page.evaluate(() => localStorage.setItem('vigil.bots', 'fast'));
  await page.reload();
  for (let n = 0; n < bots; n++) await page.getByRole('button', { name: startOf('ui.start.players.add-bot') }).click();
  if (people === 0) await page.locator('.players select').first().selectOption('bot');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: startOf('ui.start.begin') }).click();
}

/** Answers for the person until a turn. */
async function playUntilTurn(visitor: Visitor, turn: number): Promise<void> {
  const { page } = visitor;
  const turnNow = () => page.evaluate(() => Number(document.querySelector('.turn b')?.textContent ?? 0));
  for (let n = 0; n < 150 && (await turnNow()) < turn; n++) {
    await waitForPerson(page);
    const before = await page.getAttribute('main.table', 'data-answers');
    await page.locator('.decision .options button').last().click();
    await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
  }
  expect(await turnNow()).toBe(turn);
}

/** Waits until no bot plays and a question is open. */
async function waitForPerson(page: Page): Promise<void> {
  await page.waitForSelector('main.table:not(:has(.bots)):not(:has(.fetching)) .decision .options button', {
    timeout: 30_000,
  });
}

describe('bots at a local table', () => {
  it('play with a person to the second turn, and the log shows their reasons', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await beginWithBots(visitor, 'company', 1, 1);
    await page.locator('.party em', { hasText: 'Bot' }).waitFor();
    await playUntilTurn(visitor, 2);
    await waitForPerson(page);
    const reasons = await page.locator('.chronicle .reason').allTextContents();
    expect(reasons.length).toBeGreaterThan(0);
    // Give all seats to people.
    await page.getByRole('button', { name: startOf('ui.settings.open') }).click();
    await page.locator('.seat-choice select').last().selectOption('person');
    await expect.poll(() => page.locator('.party em', { hasText: 'Bot' }).count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('can play alone, be paused and stepped, and continue after a reload', async () => {
    const visitor = await Visitor.open(world, undefined, '#new', 'no-delay', { isOwn: true });
    const { page } = visitor;
    await beginWithBots(visitor, 'watched', 1, 0);
    await page.waitForSelector('.bots .bot-reason', { timeout: 30_000 });
    await pauseButton(page).click();
    await page.waitForSelector('.bots[data-held="true"]');
    await page.waitForTimeout(300);
    const answers = () => page.getAttribute('main.table', 'data-answers');
    const held = await answers();
    await page.waitForTimeout(600);
    expect(await answers()).toBe(held);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: startOf('ui.bots.step') }).click();
    await expect.poll(answers).not.toBe(held);
    await visitor.waitForSave();
    const reasons = await page.locator('.chronicle .reason').count();
    await page.reload();
    await page.waitForSelector('.bots');
    await pauseButton(page).click();
    expect(await page.locator('.party em', { hasText: 'Bot' }).count()).toBe(2);
    expect(await page.locator('.chronicle .reason').count()).toBeGreaterThanOrEqual(reasons);
    await page.getByRole('button', { name: startOf('ui.bots.seats') }).click();
    await page.locator('.seat-choice select').first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('.seat-choice select').first().selectOption('person');
    await page.locator('.seat-choice select').last().selectOption('person');
    await page.getByRole('button', { name: startOf('ui.bots.done') }).click();
    await waitForQuestion(page);
    expect(await page.locator('.bots').count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('advice on a question', () => {
  it('shows the three best answers with their chances, and disappears with the question', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('advised');
    await visitor.waitForChange(() => page.locator('.decision .options button').last().click());
    await waitForQuestion(page);
    await page.getByRole('button', { name: startOf('ui.decision.advice') }).click();
    await expect.poll(() => page.locator('.advice .advice-chance').count(), { timeout: 30_000 }).toBe(3);
    expect(await page.locator('.advice .advice-chance').allTextContents()).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^\d+% /)),
    );
    await page.waitForSelector('.advice[aria-busy="false"]', { timeout: 30_000 });
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.waitForChange(() => page.locator('.decision .options button').last().click());
    await waitForQuestion(page);
    expect(await page.locator('.advice').count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
