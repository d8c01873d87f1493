/** A group over weeks: an objection and a succession, the way back to a table, and the plan of a partner. */
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { OnlineWorld, openTableSheet, PHONE } from './online-world.js';

const TWO_PLAYERS = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };

let world: OnlineWorld;
beforeAll(async () => {
  world = await OnlineWorld.open('groups');
});
afterAll(async () => {
  await world.close();
  expect(world.errors).toEqual([]);
});

describe('a group at a table by post', { timeout: 120_000 }, () => {
  it('elects a host: the present one can object, and a silent one is succeeded', async () => {
    const table = await world.startTable({ deadline: 48 }, TWO_PLAYERS);
    const info = () => world.request<TableInfo>('GET', `/tables/${table.id}`, table.seats[1]);
    const [anna, ben] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    await world.openTable(anna, table, [table.host, table.seats[0] ?? '']);
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const sheet = await openTableSheet(ben.page);
    const propose = async () => {
      await sheet.getByRole('button', { name: ONLINE['ui.online.change'], exact: true }).click();
      await sheet.getByText(ONLINE['ui.online.role.about']).waitFor();
      await sheet.getByLabel(ONLINE['ui.online.role.to'], { exact: true }).selectOption('1');
      await sheet.getByRole('button', { name: ONLINE['ui.online.change.propose'], exact: true }).last().click();
      await sheet.locator('.proposal').waitFor();
    };
    await propose();
    const notice = anna.page.locator('.online-notices .proposal');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('Ben proposes: Ben becomes the host');
    await notice.getByRole('button', { name: ONLINE['ui.online.proposal.no'], exact: true }).click();
    await sheet.locator('.proposal').waitFor({ state: 'detached' });
    await ben.page
      .locator('.online-notices', { hasText: 'Ben’s proposal fails: the holder of the role objects.' })
      .waitFor({ state: 'attached' });
    expect((await info()).roles).toEqual({});
    // Anna does not come any more: one vote of two is enough at the end of the vote.
    await propose();
    await world.advanceHours(49);
    await expect.poll(async () => (await info()).roles).toEqual({ host: 1 });
    const roleChange = 'Ben is now the host, by vote (Ben).';
    await anna.page.locator('.online-notices', { hasText: roleChange }).waitFor();
    await anna.page.locator('.log-entry', { hasText: roleChange }).first().waitFor({ state: 'attached' });
    await sheet.getByRole('button', { name: ONLINE['ui.online.keeper.pause'] }).waitFor();
    for (const { context } of [anna, ben]) await context.close();
  });

  it('has a returning player’s table first on Home, and a partner’s plan on the table [PBP-02]', async () => {
    const table = await world.startTable({ deadline: 48 }, TWO_PLAYERS);
    const ben = await world.openPlayer();
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const { page } = ben;
    await page.goto(`${world.url}/#`);
    const plate = page.locator('.home-plate > :first-child');
    await expect.poll(() => plate.textContent()).toContain('Thursdays');
    await page.locator('.home-plate .table-plate').first().click();
    await page.waitForSelector('main.table');
    const plan = { turn: 1, intents: [{ do: 'go', to: 'miskatonic-university' }, { do: 'stop' }] };
    await world.request('PUT', `/tables/${table.id}/seats/0/plan`, table.seats[0], { plan, comment: 'Follow me.' });
    const card = page.locator('.plans .plan', { hasText: 'Follow me.' });
    await card.waitFor({ state: 'attached' });
    expect(await card.textContent()).toMatch(/^Anna Turn 1: go to /);
    expect(ben.pageErrors).toEqual([]);
    await ben.context.close();
  });

  it('has room above the chat of its lobby', async () => {
    const request = { name: 'Thursdays', game: 'arkham', setup: TWO_PLAYERS, settings: { pace: 'post' } };
    const table = await world.request<{ id: string; host: string }>('POST', '/tables', undefined, request);
    const host = await world.openPlayer();
    await host.page.goto(`${world.url}/t/${table.id}#${table.host}`);
    const chat = await host.page.locator('.lobby-talk').boundingBox();
    const above = await host.page.locator('.lobby-columns .small').first().boundingBox();
    expect((chat?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(20);
    await host.context.close();
  });
});
