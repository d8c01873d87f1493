/** An online table: three players with separate browsers, and a server with SQLite. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, type RunningServer, SYSTEM_ENVIRONMENT, startServer, TableApp } from '@vigil/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { findAxeViolations } from './axe.js';
import { disableDelays, openSharedWorld, READY_SELECTOR, type TestWorld } from './browser.js';

const PAGE = join(import.meta.dirname, '..', 'dist');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let world: TestWorld;
let runningServer: RunningServer;
let folder: string;
const errors: unknown[] = [];

async function serve(port: number): Promise<RunningServer> {
  const storage = await openStorage({ folder });
  await storage.migrate();
  const app = new TableApp({ storage, environment: SYSTEM_ENVIRONMENT, onError: (_, error) => errors.push(error) });
  const server = await startServer({ page: PAGE, version: 'test', port, host: '127.0.0.1', tableApp: app });
  return {
    ...server,
    close: async () => {
      await server.close();
      await storage.close();
    },
  };
}

beforeAll(async () => {
  world = await openSharedWorld();
  folder = await mkdtemp(join(tmpdir(), 'vigil-online-'));
  runningServer = await serve(0);
});
afterAll(async () => {
  await runningServer.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
  expect(errors).toEqual([]);
});

/** A player with a separate browser. */
interface Player {
  readonly page: Page;
  readonly pageErrors: string[];
}

async function openPlayer(size = DESK): Promise<Player> {
  const context = await world.browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  await disableDelays(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  return { page, pageErrors };
}

/** The link that the copy button of a seat gives. */
async function linkOf(page: Page, seat: number): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
    });
  });
  await page.locator('.seat').nth(seat).locator('.copy').click();
  await page.waitForSelector('html[data-copied]');
  const link = (await page.getAttribute('html', 'data-copied')) ?? '';
  await page.evaluate(() => document.documentElement.removeAttribute('data-copied'));
  return link;
}

async function takeSeat(page: Page, name: string): Promise<void> {
  const seat = page.locator('.seat.mine').filter({ has: page.locator('form') });
  await seat.locator('input').fill(name);
  await seat.locator('button[type=submit]').click();
  await page.locator('.seat.mine', { hasText: name }).waitFor();
}

/** Anna opens a table for three, Ben and Cleo join with their links, and the game begins. */
async function openTableOfThree(): Promise<{ anna: Player; ben: Player; cleo: Player; links: readonly string[] }> {
  const [anna, ben, cleo] = [await openPlayer(), await openPlayer(PHONE), await openPlayer()];
  await anna.page.goto(`${runningServer.url}/#new?where=online`);
  await anna.page.getByLabel(ONLINE['ui.online.name']).fill('Thursdays');
  await anna.page.getByLabel('One more at random').click();
  await anna.page.getByRole('button', { name: /^Open a table for 3/ }).click();
  await anna.page.waitForSelector('.seats');
  const first = anna.page.locator('.seat').first();
  // The investigator's name stays readable, however many controls are beside it.
  expect((await first.locator('.seat-investigator').boundingBox())?.width).toBeGreaterThan(100);
  await first.locator('input').fill('Anna');
  await first.getByRole('button', { name: ONLINE['ui.online.seat.sit'] }).click();
  await anna.page.waitForSelector('.seat.mine em');
  const links = [await linkOf(anna.page, 1), await linkOf(anna.page, 2)];
  for (const [i, { page }] of [ben, cleo].entries()) {
    await page.goto(links[i] ?? '');
    await page.waitForSelector('.seat.mine');
    // The secret is removed from the visible address.
    expect(page.url()).not.toContain((links[i] ?? '').split('#')[1]);
    await takeSeat(page, i === 0 ? 'Ben' : 'Cleo');
  }
  await anna.page.getByRole('button', { name: ONLINE['ui.online.begin'] }).click();
  for (const { page } of [anna, ben, cleo]) await page.waitForSelector('main.table');
  return { anna, ben, cleo, links };
}

const countAnswers = async (page: Page) => Number(await page.getAttribute('main.table', 'data-answers'));
const waitForAnswers = (page: Page, answers: number) =>
  page.waitForFunction(
    (least) => Number(document.querySelector('main.table')?.getAttribute('data-answers')) >= least,
    answers,
  );

/**
 * Gives the first answer if the player is asked. Returns the new number of answers, or undefined if others are asked.
 */
async function answerIfAsked(page: Page): Promise<number | undefined> {
  await page.waitForSelector(READY_SELECTOR);
  const mine = page.locator('.decision:not(.theirs) [data-option]').first();
  if ((await mine.count()) === 0) return undefined;
  const before = await countAnswers(page);
  await mine.click();
  await waitForAnswers(page, before + 1);
  return countAnswers(page);
}

/** Plays rounds in which each asked player answers and sees the answers of the others. */
async function playRounds(players: readonly Player[], times: number): Promise<number> {
  let most = 0;
  for (let round = 0; round < times; round++) {
    for (const { page } of players) {
      const now = await answerIfAsked(page);
      if (now === undefined) continue;
      most = now;
      for (const other of players) await waitForAnswers(other.page, now);
    }
  }
  return most;
}

const chronicle = (page: Page) => page.locator('.chronicle > ol > li:not(.log-entry)').allTextContents();

describe('an online table', { timeout: 240_000 }, () => {
  it('is opened, joined by links and played live by three players, who see each answer and its player', async () => {
    const { anna, ben, cleo } = await openTableOfThree();
    const all = [anna, ben, cleo];
    const names = ['Anna', 'Ben', 'Cleo'];
    const isShown = async (name: string) => (await anna.page.locator('.log-entry', { hasText: name }).count()) > 0;
    // Play until the chronicle shows an answer by each player.
    for (let i = 0; i < 12 && !(await Promise.all(names.map(isShown))).every(Boolean); i++) await playRounds(all, 1);
    expect(await Promise.all(names.map(isShown))).toEqual([true, true, true]);
    // All players see the same chronicle.
    await expect.poll(() => chronicle(cleo.page)).toEqual(await chronicle(anna.page));
    // Other players can read a decision, but their clicks do nothing.
    const theirs = await Promise.all(all.map(({ page }) => page.locator('.decision.theirs').count()));
    for (const [i, count] of theirs.entries()) {
      if (count === 0) continue;
      const { page } = all[i] ?? anna;
      const before = await countAnswers(page);
      await page.locator('.decision.theirs [data-option]').first().click({ force: true });
      expect(await countAnswers(page)).toBe(before);
    }
    // Talk is separate from the chronicle, and new messages are marked, on the phone too.
    await cleo.page.getByRole('button', { name: ONLINE['ui.online.talk'] }).click();
    await cleo.page.locator('.talk textarea').fill('Careful, **the Woods**. <img src=x>');
    await cleo.page.keyboard.press('Enter');
    await anna.page.waitForSelector('.unread');
    await ben.page.waitForSelector('[data-unread]', { state: 'attached' });
    await anna.page.getByRole('button', { name: ONLINE['ui.online.talk'] }).click();
    await anna.page.locator('.talk strong', { hasText: 'the Woods' }).waitFor();
    expect(await anna.page.locator('.talk img').count()).toBe(0);
    expect((await chronicle(ben.page)).join()).not.toContain('Careful');
    expect(await findAxeViolations(anna.page)).toEqual([]);
    await anna.page.locator('.table-button').click();
    await anna.page.locator('.table-sheet h3').first().waitFor();
    expect(await findAxeViolations(anna.page)).toEqual([]);
    for (const { page, pageErrors } of all) {
      expect(pageErrors).toEqual([]);
      await page.context().close();
    }
  });

  it('resumes after a phone was offline, after a restart of the server, and from a link in another browser', async () => {
    const { anna, ben, cleo, links } = await openTableOfThree();
    await playRounds([anna, ben, cleo], 1);
    // Ben's phone is offline: the others play on as long as no question is Ben's.
    await ben.page.context().setOffline(true);
    const offlineAnswers = await countAnswers(ben.page);
    let now = offlineAnswers;
    for (let i = 0; i < 4; i++) for (const { page } of [anna, cleo]) now = (await answerIfAsked(page)) ?? now;
    await ben.page.context().setOffline(false);
    await ben.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await waitForAnswers(ben.page, now);
    await expect.poll(() => chronicle(ben.page)).toEqual(await chronicle(anna.page));
    // The server crashes and restarts: all players reconnect on their own, and nothing is lost.
    const port = runningServer.port;
    await runningServer.close();
    await anna.page.locator('.connection.none').waitFor();
    runningServer = await serve(port);
    for (const { page } of [anna, ben, cleo]) {
      await page.locator('.connection.open').waitFor({ state: 'attached' });
      expect(await countAnswers(page)).toBe(await countAnswers(anna.page));
    }
    const after = await playRounds([anna, ben, cleo], 1);
    expect(after).toBeGreaterThan(now);
    // The link opens the same seat in another browser, at its decision.
    const otherBrowser = await openPlayer();
    await otherBrowser.page.goto(links[0] ?? '');
    await otherBrowser.page.waitForSelector('main.table .decision h2');
    await waitForAnswers(otherBrowser.page, after);
    expect(await otherBrowser.page.locator('.party .player').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('you')]),
    );
    // The table is also in Ben's list.
    await otherBrowser.page.goto(`${runningServer.url}/#tables`);
    await otherBrowser.page.locator('.table-card', { hasText: 'Thursdays' }).waitFor();
    expect(await findAxeViolations(otherBrowser.page)).toEqual([]);
    for (const { page, pageErrors } of [anna, ben, cleo, otherBrowser]) {
      expect(pageErrors).toEqual([]);
      await page.context().close();
    }
  });

  it('asks the player of an answer before another player undoes it', async () => {
    const { anna, ben, cleo } = await openTableOfThree();
    const all = [anna, ben, cleo];
    // At the start all players set sliders: no dice are rolled.
    const enabledUndo = (page: Page) => page.locator('.undo[aria-disabled=false]');
    let last: Player | undefined;
    for (let i = 0; i < 30 && !last; i++) {
      for (const player of all) {
        if ((await answerIfAsked(player.page)) === undefined) continue;
        if ((await enabledUndo(player.page).count()) > 0) {
          last = player;
          break;
        }
      }
    }
    const other = all.find((player) => player !== last) ?? anna;
    await waitForAnswers(other.page, await countAnswers(last?.page ?? anna.page));
    const before = await countAnswers(other.page);
    await other.page.locator('.undo').click();
    const request = last?.page.locator('.undo-request');
    await request?.getByRole('button', { name: ONLINE['ui.online.undo.yes'] }).click();
    await other.page.waitForFunction(
      (most) => Number(document.querySelector('main.table')?.getAttribute('data-answers')) < most,
      before,
    );
    for (const { page, pageErrors } of all) {
      await page.locator('.undo-request').waitFor({ state: 'detached' });
      expect(pageErrors).toEqual([]);
      await page.context().close();
    }
  });
});
