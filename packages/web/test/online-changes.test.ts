/** Changes of settings and roles by host and players during a game. */
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { findAxeViolations } from './axe.js';
import { OnlineWorld, openTableSheet, PHONE } from './online-world.js';

const TWO_PLAYERS = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };

let world: OnlineWorld;
beforeAll(async () => {
  world = await OnlineWorld.open('changes');
});
afterAll(async () => {
  await world.close();
  expect(world.errors).toEqual([]);
});

const messageOf = (key: keyof typeof ONLINE) => ONLINE[key];

describe('the settings of a table during a game', { timeout: 120_000 }, () => {
  it('are changed by the host at once and by players after a vote, and the host can hand over the role', async () => {
    const table = await world.startTable({ deadline: 48 }, TWO_PLAYERS);
    const info = () => world.request<TableInfo>('GET', `/tables/${table.id}`, table.seats[0]);
    const [host, ben] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    await world.openTable(host, table, [table.host, table.seats[0] ?? '']);
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const sheet = await openTableSheet(host.page);
    await sheet.getByRole('button', { name: messageOf('ui.online.change'), exact: true }).click();
    await sheet.getByLabel(messageOf('ui.online.deadline')).selectOption('24');
    expect(await findAxeViolations(host.page)).toEqual([]);
    await sheet.getByRole('button', { name: messageOf('ui.online.change.do'), exact: true }).click();
    await expect.poll(async () => (await info()).settings.deadline).toBe(24);
    // A player proposes a change; the other player agrees.
    const bensSheet = await openTableSheet(ben.page);
    await bensSheet.getByRole('button', { name: messageOf('ui.online.change'), exact: true }).click();
    await bensSheet.getByLabel(messageOf('ui.online.absence')).selectOption('vote');
    await bensSheet
      .getByRole('button', { name: messageOf('ui.online.change.propose'), exact: true })
      .first()
      .click();
    await bensSheet.locator('.proposal').waitFor();
    expect((await info()).settings.absence).toBe('wait');
    const proposal = sheet.locator('.proposal');
    expect(await proposal.textContent()).toContain(messageOf('ui.online.absence.vote'));
    expect(await findAxeViolations(host.page)).toEqual([]);
    await proposal.getByRole('button', { name: messageOf('ui.online.proposal.yes'), exact: true }).click();
    await expect.poll(async () => (await info()).settings.absence).toBe('vote');
    await bensSheet.locator('.proposal').waitFor({ state: 'detached' });
    // The host hands over. The new host has the host's tools with the link of the seat.
    await sheet.getByRole('button', { name: messageOf('ui.online.change'), exact: true }).click();
    await sheet.getByLabel(messageOf('ui.online.role.to'), { exact: true }).selectOption('1');
    await sheet.getByRole('button', { name: messageOf('ui.online.role.do'), exact: true }).click();
    await expect.poll(async () => (await info()).roles).toEqual({ host: 1 });
    await bensSheet.getByRole('button', { name: messageOf('ui.online.keeper.pause') }).click();
    await expect.poll(async () => (await info()).paused).toBe(true);
    expect(ben.pageErrors).toEqual([]);
    for (const { context } of [host, ben]) await context.close();
  });
});
