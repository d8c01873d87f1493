/** Moving a game from the browser to an online table and back; chronicles; votes by links. */
import { readFile } from 'node:fs/promises';
import type { OpenDecision, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { findAxeViolations } from './axe.js';
import { pressTwice, waitForQuestion } from './browser.js';
import { copyFrom, countAnswers, OnlineWorld, openTableSheet, PHONE, waitForAnswers } from './online-world.js';
import { startOf, textOf } from './texts.js';

let world: OnlineWorld;
beforeAll(async () => {
  world = await OnlineWorld.open('home');
});
afterAll(async () => {
  await world.close();
  expect(world.errors).toEqual([]);
});

describe('a game saved in the browser', { timeout: 120_000 }, () => {
  it('can be moved to an online table, continued with other players, and moved back with their answers', async () => {
    const [anna, ben] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    const { page } = anna;
    await page.goto(`${world.url}/#new`);
    await page.getByLabel(textOf('ui.start.random.more')).click();
    await page.getByLabel(textOf('ui.start.seed')).fill('bring');
    await page.getByRole('button', { name: startOf('ui.start.begin') }).click();
    await waitForQuestion(page);
    for (let i = 0; i < 3; i++) {
      const before = await countAnswers(page);
      await page.locator('.options button').first().click();
      await waitForAnswers(page, before + 1);
    }
    const answers = await countAnswers(page);
    await page.waitForSelector(`html[data-saved$=":${answers}"]`, { state: 'attached' });
    const people = await page.locator('.party b').allTextContents();
    await page.goto(`${world.url}/#history`);
    await page.getByRole('link', { name: startOf('ui.history.online') }).click();
    await page.getByLabel(ONLINE['ui.online.name']).fill('Brought along');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: ONLINE['ui.online.bring.do'] }).click();
    await page.waitForSelector('.seats');
    // The seats are fixed, and visible to anyone with a link.
    expect(await page.locator('.seat-investigator').count()).toBe(0);
    const plays = await page.locator('.seat-plays').allTextContents();
    expect(plays).not.toContain(ONLINE['ui.online.seat.random']);
    expect(plays).toHaveLength(2);
    for (const one of plays) expect(people.join()).toContain(one.split(' ').at(-1));
    await page.getByText(ONLINE['ui.online.imported']).waitFor();
    const link = await copyFrom(page, () => page.locator('.seat').nth(1).locator('.copy').click());
    await page.locator('.seat').first().locator('input').fill('Anna');
    await page.locator('.seat').first().getByRole('button', { name: ONLINE['ui.online.seat.sit'] }).click();
    await page.waitForSelector('.seat.mine em');
    await ben.page.goto(link);
    await ben.page.locator('.seat.mine input').fill('Ben');
    await ben.page.locator('.seat.mine button[type=submit]').click();
    await page.getByRole('button', { name: ONLINE['ui.online.begin'] }).click();
    for (const one of [anna, ben]) {
      await one.page.waitForSelector('main.table');
      await waitForAnswers(one.page, answers);
    }
    // Both continue the game.
    for (let i = 0; i < 4; i++) {
      for (const one of [anna, ben]) {
        const mine = one.page.locator('.decision:not(.theirs) [data-option]').first();
        if ((await mine.count()) === 0) continue;
        const before = await countAnswers(one.page);
        await mine.click();
        await waitForAnswers(one.page, before + 1);
      }
    }
    const last = await countAnswers(page);
    expect(last).toBeGreaterThan(answers);
    const chronicle = await page.locator('.chronicle > ol > li:not(.log-entry)').allTextContents();
    // Close the table, and move the game back to the browser.
    const players = await openTableSheet(page);
    await pressTwice(players.getByRole('button', { name: /^(Close the table|Really close)/ }));
    await players.getByRole('button', { name: ONLINE['ui.online.home.take'] }).click();
    await page.waitForFunction(() => location.hash.startsWith('#game='));
    await page.waitForSelector('.export');
    await waitForAnswers(page, last);
    expect(await page.locator('.chronicle > ol > li:not(.log-entry)').allTextContents()).toEqual(chronicle);
    await waitForQuestion(page);
    await page.locator('.options button').first().click();
    await waitForAnswers(page, last + 1);
    await page.waitForSelector(`html[data-saved$=":${await countAnswers(page)}"]`, { state: 'attached' });
    await page.reload();
    await waitForAnswers(page, last + 1);
    await page.goto(`${world.url}/#history`);
    await page.locator('.saved-game').nth(1).waitFor();
    expect(await page.locator('.saved-game').count()).toBe(2);
    for (const { pageErrors, context } of [anna, ben]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });
});

const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond', 'monterey-jack'],
  ancientOne: 'yig',
  houseRules: { phaseOrder: 'free' },
};

describe('a table by post', { timeout: 120_000 }, () => {
  it('polls its players by links to the decision, and decides a split vote at the deadline [PBP-23]', async () => {
    const isPolled = ({ waits }: TableUpdate) => waits.some(({ kind }) => kind === 'poll');
    let table = await world.startTable({ deadline: 24, absence: 'harmless' }, SETUP);
    let update = await world.play(table, isPolled);
    // Some games end before there is a poll.
    for (let games = 0; games < 6 && !update; games++) {
      table = await world.startTable({ deadline: 24, absence: 'harmless' }, SETUP);
      update = await world.play(table, isPolled);
    }
    if (!update) throw new Error('no game reached a poll');
    const wait = update.waits.find(({ kind }) => kind === 'poll');
    const open = update.decisions.find(({ id }) => id === wait?.decision) as OpenDecision;
    const { first } = update.view as { first: number };
    const voters = update.waits.filter(({ decision }) => decision === open.id).map(({ seat }) => seat);
    const other = voters.find((seat) => seat !== first) ?? 0;
    const [desk, phone] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    const before = update.answers;
    for (const [player, seat, option] of [
      [desk, other, open.options.at(-1)?.id],
      [phone, first, open.options[0]?.id],
    ] as const) {
      await world.openTable(player, table, [table.seats[seat] ?? ''], open.id);
      const { page } = player;
      expect(page.url()).toContain(`decision=${open.id}`);
      await page.locator(`.decision [data-option="${option}"]`).click();
      await page.locator('form.draft').getByRole('button', { name: ONLINE['ui.online.draft.send'] }).click();
      await page.locator('.votes li.voted').first().waitFor();
    }
    await desk.page.locator('.votes li.voted').nth(1).waitFor();
    expect(await countAnswers(desk.page)).toBe(before);
    await desk.page.getByText(/, due /).waitFor();
    await world.advanceHours(25);
    for (const { page } of [desk, phone]) await waitForAnswers(page, before + 1);
    await desk.page.locator('.log-entry', { hasText: 'by vote:' }).first().waitFor({ state: 'attached' });
    for (const { pageErrors, context } of [desk, phone]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  it('offers its chronicle as a page and as Markdown and BBCode, with a digest of the last Mythos phase [PBP-12]', async () => {
    const table = await world.startTable({}, SETUP);
    await world.playUntil(table, ({ view }) => (view as { turn: number }).turn === 2);
    const anna = await world.openPlayer();
    await world.openTable(anna, table, [table.host, table.seats[0] ?? '']);
    const { page } = anna;
    const players = await openTableSheet(page);
    const copy = (name: string) => copyFrom(page, () => players.getByRole('button', { name }).click());
    expect(await copy('Copy as Markdown')).toMatch(/^# /);
    expect(await copy('Copy as BBCode')).toContain('[b]');
    expect(await copy(ONLINE['ui.online.table.digest'])).toContain('[b]');
    const [story] = await Promise.all([
      anna.context.waitForEvent('page'),
      players.getByRole('button', { name: ONLINE['ui.online.table.chronicle.page'] }).click(),
    ]);
    await story.locator('h1', { hasText: 'Thursdays' }).waitFor();
    expect((await story.locator('body').textContent())?.length).toBeGreaterThan(1000);
    await story.close();
    // Once the table has ended, the complete game can be downloaded.
    await pressTwice(players.getByRole('button', { name: /^(Close the table|Really close)/ }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      players.getByRole('button', { name: ONLINE['ui.online.home'] }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { online: { table: string } };
    expect(file.online.table).toBe(table.id);
    expect(anna.pageErrors).toEqual([]);
    await anna.context.close();
  });
});
