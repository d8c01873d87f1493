/** The room before an online game: seats, sheets, chat, and the way onto the table. */
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { OPENING } from '../src/words/en/opening.js';
import { findAxeViolations } from './axe.js';
import { type CreatedTable, OnlineWorld, PHONE, type Player } from './online-world.js';
import { textOf } from './texts.js';

let world: OnlineWorld;
beforeAll(async () => {
  world = await OnlineWorld.open('lobby');
});
afterAll(async () => {
  await world.close();
  expect(world.errors).toEqual([]);
});

const SETUP = { investigators: ['kate-winthrop', 'random'], ancientOne: 'yig' };

const makeTable = () =>
  world.request<CreatedTable>('POST', '/tables', undefined, {
    name: 'Thursdays',
    game: 'arkham',
    setup: SETUP,
    settings: { pace: 'live' },
  });
const infoOf = (table: CreatedTable) => world.request<TableInfo>('GET', `/tables/${table.id}`, table.host);

/** Opens the lobby by links, and sits down where a name is asked for. */
async function enter({ page }: Player, table: CreatedTable, tokens: readonly string[], name?: string): Promise<void> {
  for (const token of tokens) {
    await page.goto(`${world.url}/t/${table.id}#${token}`);
    await page.waitForSelector('.seats');
  }
  if (name === undefined) return;
  await page.locator('.seat.mine input').fill(name);
  await page.locator('.seat.mine button[type=submit]').click();
  await page.locator('.seat.mine em').waitFor();
}

describe('the lobby', { timeout: 120_000 }, () => {
  it('offers the sheets of all investigators, and those of others only to read', async () => {
    const table = await makeTable();
    const [anna, ben] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    await enter(anna, table, [table.host, table.seats[0] ?? ''], 'Anna');
    await enter(ben, table, [table.seats[1] ?? ''], 'Ben');
    const { page } = ben;
    await page.locator('.seat.mine .seat-investigator').click();
    const dialog = page.locator('.investigator-choice[open]');
    await dialog.locator('li button', { hasText: 'Kate Winthrop' }).click();
    expect(await dialog.locator('.choice-sheet .great').isDisabled()).toBe(true);
    await dialog.locator('li button', { hasText: 'Joe Diamond' }).click();
    expect(await dialog.locator('.short-sheet').textContent()).toContain('Speed');
    expect(await findAxeViolations(page)).toEqual([]);
    const play = textOf('ui.online.seat.play', { name: 'Joe Diamond', random: 'no' });
    await dialog.getByRole('button', { name: play }).click();
    await dialog.waitFor({ state: 'detached' });
    await anna.page.locator('.seat').nth(1).getByText('Joe Diamond').waitFor();
    expect((await infoOf(table)).seats[1]?.investigator).toBe('joe-diamond');
    for (const { pageErrors, context } of [anna, ben]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  it('has a chat, and lets a player stand up and another sit down', async () => {
    const table = await makeTable();
    const [anna, ben] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    await enter(anna, table, [table.host, table.seats[0] ?? ''], 'Anna');
    await enter(ben, table, [table.seats[1] ?? ''], 'Ben');
    await ben.page.locator('.talk textarea').fill('Shall we wait for **Cleo**?');
    await ben.page.getByRole('button', { name: ONLINE['ui.online.talk.send'] }).click();
    await anna.page.locator('.talk strong', { hasText: 'Cleo' }).waitFor();
    await ben.page.getByRole('button', { name: ONLINE['ui.online.seat.leave'] }).click();
    await anna.page.locator('.seat').nth(1).getByText(ONLINE['ui.online.seat.free']).waitFor();
    expect((await infoOf(table)).seats.map(({ name }) => name)).toEqual(['Anna', undefined]);
    await ben.page.locator('.seat.mine input').fill('Cleo');
    await ben.page.locator('.seat.mine button[type=submit]').click();
    await anna.page.locator('.seat').nth(1).getByText('Cleo', { exact: true }).waitFor();
    // The host frees a seat of a player who does not come.
    await anna.page.locator('.seat').nth(1).getByRole('button', { name: ONLINE['ui.online.seat.bot.not'] }).click();
    await ben.page.locator('.seat.mine input').waitFor();
    expect(await findAxeViolations(anna.page)).toEqual([]);
    for (const { pageErrors, context } of [anna, ben]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });

  it('leads players to a scene that marks their own investigator, and late spectators straight to the table', async () => {
    const table = await makeTable();
    const [anna, ben, late] = [await world.openPlayer(), await world.openPlayer(), await world.openPlayer()];
    await enter(anna, table, [table.host, table.seats[0] ?? ''], 'Anna');
    for (const { page } of [ben, late]) {
      await page.goto(world.url);
      await page.evaluate(() => localStorage.setItem('vigil.settings', '{"answerDelay":0,"opening":true}'));
    }
    await enter(ben, table, [table.seats[1] ?? ''], 'Ben');
    await anna.page.getByRole('button', { name: ONLINE['ui.online.begin'] }).click();
    const scene = ben.page.locator('.opening[open]');
    await scene.waitFor();
    const own = scene.locator('.opening-people li', { hasText: OPENING['ui.opening.yours'] });
    expect(await own.count()).toBe(1);
    expect(await scene.locator('.opening-people li').nth(1).getAttribute('class')).toBe('own');
    await scene.getByRole('button').click();
    await scene.waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.page.waitForSelector('main.table');
    await world.playUntil(table, ({ answers }) => answers > 3);
    expect(await scene.count()).toBe(0);
    await late.page.goto(`${world.url}/t/${table.id}#${table.spectator}`);
    await late.page.waitForSelector('main.table');
    await late.page.locator('.decision').first().waitFor();
    expect(await late.page.locator('.opening').count()).toBe(0);
    for (const { pageErrors, context } of [anna, ben, late]) {
      expect(pageErrors).toEqual([]);
      await context.close();
    }
  });
});
