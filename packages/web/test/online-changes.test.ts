/** Settings and roles that change while a game runs, as host and players do it. */
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { findAxeViolations } from './axe.js';
import { OnlineWorld, openTableSheet, PHONE } from './online-world.js';

const TWO = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };

let world: OnlineWorld;
beforeAll(async () => {
  world = await OnlineWorld.open('changes');
});
afterAll(async () => {
  await world.close();
  expect(world.errors).toEqual([]);
});

const word = (key: keyof typeof ONLINE) => ONLINE[key];

describe('the settings of a table under way', { timeout: 120_000 }, () => {
  it('are changed by the host at once, by players after a vote, and a role passes on', async () => {
    const made = await world.startTable({ deadline: 48 }, TWO);
    const info = () => world.request<TableInfo>('GET', `/tables/${made.id}`, made.seats[0]);
    const [host, ben] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    await world.openTable(host, made, [made.host, made.seats[0] ?? '']);
    await world.openTable(ben, made, [made.seats[1] ?? '']);
    const sheet = await openTableSheet(host.page);
    await sheet.getByRole('button', { name: word('ui.online.change'), exact: true }).click();
    await sheet.getByLabel(word('ui.online.deadline')).selectOption('24');
    expect(await findAxeViolations(host.page)).toEqual([]);
    await sheet.getByRole('button', { name: word('ui.online.change.do'), exact: true }).click();
    await expect.poll(async () => (await info()).settings.deadline).toBe(24);
    // A player proposes; the others see that and agree.
    const own = await openTableSheet(ben.page);
    await own.getByRole('button', { name: word('ui.online.change'), exact: true }).click();
    await own.getByLabel(word('ui.online.absence')).selectOption('vote');
    await own
      .getByRole('button', { name: word('ui.online.change.propose'), exact: true })
      .first()
      .click();
    await own.locator('.proposal').waitFor();
    expect((await info()).settings.absence).toBe('wait');
    const proposal = sheet.locator('.proposal');
    expect(await proposal.textContent()).toContain(word('ui.online.absence.vote'));
    expect(await findAxeViolations(host.page)).toEqual([]);
    await proposal.getByRole('button', { name: word('ui.online.proposal.yes'), exact: true }).click();
    await expect.poll(async () => (await info()).settings.absence).toBe('vote');
    await own.locator('.proposal').waitFor({ state: 'detached' });
    // The host hands over. The new host has the tools of one, by the link of the seat.
    await sheet.getByRole('button', { name: word('ui.online.change'), exact: true }).click();
    await sheet.getByLabel(word('ui.online.role.to'), { exact: true }).selectOption('1');
    await sheet.getByRole('button', { name: word('ui.online.role.do'), exact: true }).click();
    await expect.poll(async () => (await info()).roles).toEqual({ host: 1 });
    await own.getByRole('button', { name: word('ui.online.keep.pause') }).click();
    await expect.poll(async () => (await info()).paused).toBe(true);
    expect(ben.complaints).toEqual([]);
    for (const { context } of [host, ben]) await context.close();
  });
});
