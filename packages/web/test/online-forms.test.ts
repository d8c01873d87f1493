/** The forms of an online table, filled in at a running server, and their effects for the other players. */
import type { TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { findAxeViolations } from './axe.js';
import {
  copyFrom,
  countAnswers,
  OnlineWorld,
  openTableSheet,
  PHONE,
  type Player,
  waitForAnswers,
} from './online-world.js';
import { textOf } from './texts.js';

const TWO_PLAYERS = {
  investigators: ['kate-winthrop', 'joe-diamond'],
  ancientOne: 'yig',
  houseRules: { phaseOrder: 'free' },
};

let world: OnlineWorld;
beforeAll(async () => {
  world = await OnlineWorld.open('forms');
});
afterAll(async () => {
  await world.close();
  expect(world.errors).toEqual([]);
});

const isAsked = (seat: number, key: string) => (update: TableUpdate) =>
  update.decisions.some((one) => one.key === key && one.by.includes(seat));

async function leave(...players: readonly Player[]): Promise<void> {
  for (const { pageErrors, context } of players) {
    expect(pageErrors).toEqual([]);
    await context.close();
  }
}

describe('answers and orders left in advance', { timeout: 120_000 }, () => {
  it('are saved as entered, a plan begins at once, and other players see an absence (BOX-58) [PBP-08, PBP-10, PBP-26]', async () => {
    const table = await world.startTable({ deadline: 48 }, TWO_PLAYERS);
    await world.playUntil(table, isAsked(0, 'q.movement'));
    const [anna, ben] = [await world.openPlayer(), await world.openPlayer(PHONE)];
    // Anna has the host's link and the link of a seat.
    await world.openTable(anna, table, [table.host, table.seats[0] ?? '']);
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const { page } = anna;
    const players = await openTableSheet(page);
    await players.getByText(textOf('ui.online.advance', { name: 'Kate Winthrop' })).click();
    const orders = players.locator('form', { hasText: ONLINE['ui.online.orders.about'] });
    await orders.getByLabel(ONLINE['ui.online.order.clues']).selectOption('2');
    await orders.getByLabel(ONLINE['ui.online.order.clues.from']).fill('3');
    await orders.getByLabel(ONLINE['ui.online.order.meet']).selectOption('evade');
    await orders.getByRole('button', { name: ONLINE['ui.online.orders.leave'] }).click();
    await players.getByText(ONLINE['ui.online.advance.saved']).waitFor();
    const settings = await world.request<{ orders: unknown }>(
      'GET',
      `/tables/${table.id}/seats/0/settings`,
      table.seats[0],
    );
    expect(settings.orders).toEqual([
      { order: 'clues', upTo: 2, from: 3 },
      { order: 'meet', by: 'evade' },
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    // The partner sees that she is away, and that she is back.
    const away = players.locator('form', { hasText: ONLINE['ui.online.table.away'] });
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await away.getByLabel(ONLINE['ui.online.table.away.until']).fill(day);
    await away.getByRole('button', { name: ONLINE['ui.online.table.away.say'] }).click();
    await ben.page.locator('.player [title^="away until"]').waitFor({ state: 'attached' });
    // On a slow connection, the reply to her return must not reset the goal that she has chosen meanwhile.
    let sendReply = () => {};
    const slow = new Promise<void>((resolve) => {
      sendReply = resolve;
    });
    await page.route('**/seats/0/away', async (route) => {
      const response = await route.fetch();
      await slow;
      await route.fulfill({ response });
    });
    const back = away.getByRole('button', { name: ONLINE['ui.online.table.away.back'] });
    await back.click();
    await ben.page.locator('.player [title^="away until"]').waitFor({ state: 'detached' });
    // The costs of a plan are shown once its goal is chosen.
    const before = await countAnswers(page);
    const plan = players.locator('form', { hasText: ONLINE['ui.online.plan'] });
    const { place } = (await world.fetchUpdate(table)).view.investigators[0] ?? { place: '' };
    const goal = place === 'miskatonic-university' ? 'science-building' : 'miskatonic-university';
    await plan.getByLabel(ONLINE['ui.online.plan.go']).selectOption(goal);
    sendReply();
    await back.waitFor({ state: 'detached' });
    expect(await plan.getByLabel(ONLINE['ui.online.plan.go']).inputValue()).toBe(goal);
    await plan.locator('.plan-costs li').first().waitFor();
    await plan.getByRole('button', { name: ONLINE['ui.online.plan.post'] }).click();
    await waitForAnswers(page, before + 1);
    await page.keyboard.press('Escape');
    await page.locator('.log-entry', { hasText: 'by plan' }).first().waitFor({ state: 'attached' });
    const { view } = await world.fetchUpdate(table);
    expect(view.investigators[0]?.place).not.toBe(place);
    // The draft is restored at the next visit.
    await page.reload();
    await page.waitForSelector('main.table');
    const again = await openTableSheet(page);
    await again.getByText(textOf('ui.online.advance', { name: 'Kate Winthrop' })).click();
    expect(await again.getByLabel(ONLINE['ui.online.order.clues']).inputValue()).toBe('2');
    expect(await again.getByLabel(ONLINE['ui.online.order.meet']).inputValue()).toBe('evade');
    await leave(anna, ben);
  });

  it('can be drafted, restored on another device, sent, and withdrawn while nothing hidden was revealed [PBP-28]', async () => {
    const table = await world.startTable({ undo: 'ask' }, TWO_PLAYERS);
    await world.playUntil(table, isAsked(0, 'q.start-speed-sneak'));
    const [desk, phone, ben] = [await world.openPlayer(), await world.openPlayer(PHONE), await world.openPlayer()];
    await world.openTable(desk, table, [table.seats[0] ?? '']);
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const { page } = desk;
    await page.locator('.decision:not(.theirs) [data-option]').first().click();
    const draft = page.locator('form.draft');
    await draft.waitFor();
    await draft.locator('textarea').fill('She hesitates.');
    await page.reload();
    await draft.waitFor();
    expect(await draft.locator('textarea').inputValue()).toBe('She hesitates.');
    // The server receives the draft after a while, for her phone and for no other player.
    await expect
      .poll(async () => {
        const { draft: saved } = await world.request<{ draft: { narration?: string } | null }>(
          'GET',
          `/tables/${table.id}/seats/0/settings`,
          table.seats[0],
        );
        return saved?.narration;
      })
      .toBe('She hesitates.');
    await world.openTable(phone, table, [table.seats[0] ?? '']);
    await phone.page.locator('form.draft').waitFor();
    expect(await phone.page.locator('form.draft textarea').inputValue()).toBe('She hesitates.');
    expect(await ben.page.locator('form.draft').count()).toBe(0);
    // Once sent, it is visible to all players and no longer a draft.
    const before = await countAnswers(page);
    await draft.getByRole('button', { name: ONLINE['ui.online.draft.send'] }).click();
    for (const one of [desk, phone, ben]) await waitForAnswers(one.page, before + 1);
    await phone.page.locator('form.draft').waitFor({ state: 'detached' });
    await ben.page.getByRole('button', { name: ONLINE['ui.online.talk'] }).click();
    await ben.page.locator('.talk .narration', { hasText: 'She hesitates.' }).waitFor();
    // Nothing hidden was revealed and no later answer exists, so it can be withdrawn.
    await page.locator('.undo[aria-disabled=false]').click();
    for (const one of [desk, ben]) {
      await one.page.waitForSelector(`main.table[data-answers="${before}"]`);
    }
    await leave(desk, phone, ben);
  });
});

describe('a keeper', { timeout: 120_000 }, () => {
  it('corrects the game of Arkham Horror, and every player reads the correction', async () => {
    const table = await world.startTable({ pace: 'live', keeper: true }, TWO_PLAYERS);
    await world.playUntil(table, isAsked(0, 'q.movement'));
    const [keeper, ben] = [await world.openPlayer(), await world.openPlayer()];
    await world.openTable(keeper, table, [table.host]);
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const players = await openTableSheet(keeper.page);
    const form = players.locator('form.correction');
    const correct = async (what: string, more: Readonly<Record<string, string>>, number?: string) => {
      await form.getByLabel(ONLINE['ui.online.correction.what'], { exact: true }).selectOption(what);
      for (const [label, value] of Object.entries(more)) {
        await form.getByLabel(label, { exact: true }).selectOption(value);
      }
      if (number !== undefined) await form.getByLabel(ONLINE['ui.online.field.number']).fill(number);
      await form.getByLabel(ONLINE['ui.online.correction.why']).fill('we forgot it');
      await form.getByRole('button', { name: ONLINE['ui.online.correction.do'] }).click();
      await form.getByText(ONLINE['ui.online.correction.done']).waitFor();
    };
    const waitForLogLine = (text: string) =>
      ben.page.locator('.chronicle li', { hasText: text }).first().waitFor({ state: 'attached' });
    await correct('figure', { [ONLINE['ui.online.field.seat']]: '1', [ONLINE['ui.online.field.what']]: 'money' }, '9');
    await waitForLogLine('Joe Diamond has $9 (before: ');
    await waitForLogLine('“we forgot it”');
    await correct('slider', {
      [ONLINE['ui.online.field.seat']]: '1',
      [ONLINE['ui.online.field.pair']]: '1',
      [ONLINE['ui.online.field.stop']]: '0',
    });
    await waitForLogLine('Fight and Will slider is at stop 1 of 4');
    await correct('seal', { [ONLINE['ui.online.field.location']]: 'woods', [ONLINE['ui.online.field.yes']]: 'yes' });
    await waitForLogLine('there is a seal');
    expect((await world.fetchUpdate(table)).view.investigators[1]?.money).toBe(9);
    expect(await findAxeViolations(keeper.page)).toEqual([]);
    await leave(keeper, ben);
  });

  it('corrects a game of Haunt, with the fields of Haunt only', async () => {
    const table = await world.startTable({ pace: 'live', keeper: true }, { ...TWO_PLAYERS, houseRules: {} }, 'haunt');
    await world.playUntil(table, ({ decisions }) => decisions.some(({ key }) => key === 'q.day'));
    const keeper = await world.openPlayer();
    await world.openTable(keeper, table, [table.host]);
    const players = await openTableSheet(keeper.page);
    const form = players.locator('form.correction');
    await form.getByLabel(ONLINE['ui.online.correction.what'], { exact: true }).selectOption('slot');
    await form.getByLabel(ONLINE['ui.online.field.seat'], { exact: true }).selectOption('0');
    await form.getByLabel(ONLINE['ui.online.field.pair']).selectOption('2');
    await form.getByLabel(ONLINE['ui.online.field.stop']).selectOption('3');
    await form.getByLabel(ONLINE['ui.online.correction.why']).fill('it lay there');
    await form.getByRole('button', { name: ONLINE['ui.online.correction.do'] }).click();
    await form.getByText(ONLINE['ui.online.correction.done']).waitFor();
    expect(
      await form
        .getByLabel(ONLINE['ui.online.correction.what'], { exact: true })
        .locator('option[value=slider]')
        .count(),
    ).toBe(0);
    await leave(keeper);
  });

  it('begins the Mythos Phase with a button and a narration, and narrates at other times [PBP-11]', async () => {
    const houseRules = { ...TWO_PLAYERS.houseRules, mythosDriver: 'keeper' };
    const table = await world.startTable({ keeper: true }, { ...TWO_PLAYERS, houseRules });
    const isKeeperAsked = ({ decisions }: TableUpdate) => decisions.some(({ key }) => key === 'q.keeper');
    const { answers } = await world.playUntil(table, isKeeperAsked);
    const [keeper, ben] = [await world.openPlayer(), await world.openPlayer()];
    await world.openTable(keeper, table, [table.host]);
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const mythosForm = keeper.page.locator('form.keeper-begins');
    expect(await ben.page.locator('form.keeper-begins').count()).toBe(0);
    await mythosForm.locator('textarea').fill('Night falls over the river.');
    await mythosForm.getByRole('button', { name: ONLINE['ui.online.keeper.mythos.do'] }).click();
    await waitForAnswers(ben.page, answers + 1);
    await mythosForm.waitFor({ state: 'detached' });
    await ben.page.getByRole('button', { name: ONLINE['ui.online.talk'] }).click();
    await ben.page.locator('.talk .narration', { hasText: 'Night falls over the river.' }).waitFor();
    await keeper.page.getByRole('button', { name: ONLINE['ui.online.talk'] }).click();
    await keeper.page.locator('.talk textarea').fill('Something *stirs*.');
    await keeper.page.getByRole('button', { name: ONLINE['ui.online.keeper.narrate'] }).click();
    await ben.page.locator('.talk .narration em', { hasText: 'stirs' }).waitFor();
    expect(await ben.page.locator('.talk form button').allTextContents()).toEqual([ONLINE['ui.online.talk.send']]);
    // The narration is part of the chronicle.
    const story = await fetch(`${world.url}/api/v1/tables/${table.id}/chronicle.md`, {
      headers: { Authorization: `Bearer ${table.spectator}` },
    });
    expect(await story.text()).toContain('stirs');
    await leave(keeper, ben);
  });
});

describe('the link of a seat', { timeout: 60_000 }, () => {
  it('can be copied, and is shown as a QR code of the same address', async () => {
    const table = await world.startTable({ pace: 'live' }, TWO_PLAYERS);
    const anna = await world.openPlayer(PHONE);
    await world.openTable(anna, table, [table.host, table.seats[0] ?? '']);
    const { page } = anna;
    const players = await openTableSheet(page);
    const second = players.locator('.sheet-seats li', { hasText: 'Ben' });
    const link = await copyFrom(page, () =>
      second.getByRole('button', { name: ONLINE['ui.online.link.copy'] }).click(),
    );
    await second.getByRole('button', { name: ONLINE['ui.online.link.qr'] }).click();
    const code = page.getByRole('img', { name: ONLINE['ui.online.link.qr.about'] });
    await code.waitFor();
    const { encode } = await import('uqr');
    const dark = encode(link, { ecc: 'M', border: 0 }).data.flat().filter(Boolean).length;
    expect((await code.locator('path').getAttribute('d'))?.match(/M/g)).toHaveLength(dark);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await players.waitFor();
    // The link opens the seat.
    const ben = await world.openPlayer();
    await ben.page.goto(link);
    await ben.page.locator('.party .player', { hasText: 'you' }).waitFor();
    await leave(anna, ben);
  });
});
