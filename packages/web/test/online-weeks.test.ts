/** A game by post over simulated weeks: three players with separate browsers follow the links in their mails. */
import type { SeatNumber, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { READY_SELECTOR } from './browser.js';
import {
  copyFrom,
  countAnswers,
  OnlineWorld,
  openTableSheet,
  PHONE,
  type Player,
  waitForAnswers,
} from './online-world.js';
import { isSigned, startHookReceiver } from './receivers.js';
import { textOf } from './texts.js';

const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond', 'monterey-jack'],
  ancientOne: 'yig',
  houseRules: { phaseOrder: 'free' },
};
const NAMES = ['Anna', 'Ben', 'Cleo'];
const addressOf = (seat: SeatNumber) => `${NAMES[seat]?.toLowerCase()}@example.org`;

let world: OnlineWorld;
let hooks: Awaited<ReturnType<typeof startHookReceiver>>;
beforeAll(async () => {
  world = await OnlineWorld.open('weeks');
  hooks = await startHookReceiver();
});
afterAll(async () => {
  await world.close();
  await hooks.close();
  expect(world.errors).toEqual([]);
});

/** All mails to a seat so far. */
const mailsTo = (seat: SeatNumber) => (world.mail?.mails ?? []).filter(({ to }) => to === addressOf(seat));

/** The address of the link in a mail, at this server. */
const findLink = (text: string) => `${world.url}${/https?:\/\/localhost(\/\S+)/.exec(text)?.[1] ?? ''}`;

/**
 * Waits for a mail after the first `before` mails. A player at the table gets it only after a delay, so the clock
 * advances meanwhile.
 */
async function waitForMail(seat: SeatNumber, before: number): Promise<string> {
  const countMails = async () => {
    if (mailsTo(seat).length <= before) await world.advanceHours(0.1);
    return mailsTo(seat).length;
  };
  await expect.poll(countMails, { timeout: 40_000, interval: 1200 }).toBeGreaterThan(before);
  return mailsTo(seat).at(-1)?.text ?? '';
}

/** Sends the first answer to the player's question, with a narration. */
async function postAnswer({ page }: Player, narration: string): Promise<void> {
  await page.waitForSelector(`${READY_SELECTOR} .decision:not(.theirs) [data-option]`);
  await page.locator('.decision:not(.theirs) [data-option]').first().click();
  const draft = page.locator('form.draft');
  await draft.locator('textarea').fill(narration);
  await draft.getByRole('button', { name: ONLINE['ui.online.draft.send'] }).click();
  await draft.waitFor({ state: 'detached' });
}

async function closePage({ pageErrors, context }: Player): Promise<void> {
  expect(pageErrors).toEqual([]);
  await context.close();
}

const isWaitingFor = (seat: SeatNumber) => (update: TableUpdate) => update.waits.some((wait) => wait.seat === seat);
const isPolled = (update: TableUpdate) => update.waits.some(({ kind }) => kind === 'poll');

describe('a game by post over weeks', { timeout: 240_000 }, () => {
  it('runs to its chronicle with links in mails, reminders, an absence, a stand-in and a poll [PBP-12, PBP-20, PBP-23, PBP-24, PBP-25, PBP-29]', async () => {
    const table = await world.startTable({ deadline: 48, reminder: 20, absence: 'harmless' }, SETUP);
    const start = await world.playUntil(table, ({ decisions }) => decisions.length === 3);
    const { first } = start.view as { first: SeatNumber };
    const [lateSeat, other] = [(first + 1) % 3, (first + 2) % 3];
    // All enter their addresses, and confirm them with the link in the mail.
    const preferences = { when: 'at-once', zone: 'UTC', language: 'en' };
    for (const seat of [0, 1, 2]) {
      const body = { channel: 'mail', mail: addressOf(seat), preferences };
      await world.request('POST', `/tables/${table.id}/addresses`, table.seats[seat], body);
      const confirmation = await waitForMail(seat, 0);
      await fetch(findLink(confirmation), { method: 'POST' });
    }
    // A program receives all events by a signed webhook.
    const host = await world.openPlayer();
    await world.openTable(host, table, [table.host, table.seats[first] ?? '']);
    const notifications = (await openTableSheet(host.page)).locator('section.sheet-notifications');
    const hook = notifications.locator('details.notifications-webhook');
    await hook.locator('summary').click();
    await hook.locator('select').first().selectOption('standard');
    await hook.getByLabel(ONLINE['ui.online.notifications.hook.url']).fill(`${hooks.url}/table`);
    await hook.getByRole('button', { name: ONLINE['ui.online.notifications.hook.do'] }).click();
    const secret = await copyFrom(host.page, () =>
      hook.getByRole('button', { name: ONLINE['ui.online.notifications.hook.secret.copy'] }).click(),
    );
    await host.page.keyboard.press('Escape');

    // The first day: two players get mails, follow their links, and post.
    const started = await world.fetchUpdate(table);
    await world.advanceHours(1);
    const openFromMail = async (seat: SeatNumber, size?: { width: number; height: number }) => {
      const player = await world.openPlayer(size);
      await player.page.goto(findLink(await waitForMail(seat, 1)));
      return player;
    };
    await postAnswer(host, 'She *looks* about her.');
    while (isWaitingFor(first)(await world.fetchUpdate(table))) await postAnswer(host, '');
    const phone = await openFromMail(other, PHONE);
    await postAnswer(phone, 'He waits under the lamp.');
    while (isWaitingFor(other)(await world.fetchUpdate(table))) await postAnswer(phone, '');
    // The third player stays away: a reminder after a day, and after two days the first player is asked instead.
    await world.advanceHours(20);
    await expect
      .poll(() => mailsTo(lateSeat).some(({ text }) => text.includes('still waiting for you')), { timeout: 20_000 })
      .toBe(true);
    const before = await countAnswers(host.page);
    const mailsBefore = mailsTo(first).length;
    await world.advanceHours(30);
    await waitForMail(first, mailsBefore);
    await host.page.getByText(textOf('ui.online.stands-in', { names: NAMES[lateSeat] ?? '' })).waitFor();
    await postAnswer(host, 'Somebody has to.');
    await waitForAnswers(host.page, before + 1);
    expect((await world.fetchUpdate(table)).logEntries.filter(({ by }) => by === 'stand-in')).toMatchObject([
      { seat: lateSeat, name: NAMES[first] },
    ]);

    // The player reports an absence: no reminders are sent meanwhile, and the others see it.
    await world.playUntil(table, isWaitingFor(lateSeat));
    const tablet = await world.openPlayer();
    await world.openTable(tablet, table, [table.seats[lateSeat] ?? '']);
    const inAdvance = (await openTableSheet(tablet.page)).locator('details.in-advance');
    await inAdvance.locator('summary').click();
    const away = inAdvance.locator('form', { hasText: ONLINE['ui.online.table.away'] });
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await away.getByLabel(ONLINE['ui.online.table.away.until']).fill(day);
    await away.getByRole('button', { name: ONLINE['ui.online.table.away.say'] }).click();
    await host.page.locator('.player [title^="away until"]').waitFor({ state: 'attached' });
    await tablet.page.close();
    const mailsAtAbsence = mailsTo(lateSeat).length;
    const waitBefore = (await world.fetchUpdate(table)).waits.find(({ seat }) => seat === lateSeat);
    for (let days = 0; days < 4; days++) await world.advanceHours(24);
    expect((await world.fetchUpdate(table)).waits.find(({ seat }) => seat === lateSeat)?.decision).toBe(
      waitBefore?.decision,
    );
    expect(mailsTo(lateSeat).length).toBe(mailsAtAbsence);
    // The absence ends at a date, so its length depends on the hour of this run. Afterwards a reminder links to the
    // decision, in a new browser.
    for (let days = 0; days < 9 && mailsTo(lateSeat).length === mailsAtAbsence; days++) {
      await world.advanceHours(20);
      // Mails are sent once a second; without a pause the reminder would be outdated before.
      await host.page.waitForTimeout(1500);
    }
    const again = await world.openPlayer(PHONE);
    await again.page.goto(findLink(await waitForMail(lateSeat, mailsAtAbsence)));
    if (isWaitingFor(lateSeat)(await world.fetchUpdate(table))) await postAnswer(again, 'Back from the sea.');
    await again.context.close();

    // A poll: two vote differently, the third does not vote. At the deadline the first player's vote decides.
    await world.playUntil(table, isPolled);
    const polled = await world.fetchUpdate(table);
    await waitForAnswers(host.page, polled.answers);
    await host.page.locator('.decision header b', { hasText: ONLINE['ui.online.vote'] }).waitFor();
    await postAnswer(host, '');
    await waitForAnswers(phone.page, polled.answers);
    await phone.page.waitForSelector(`${READY_SELECTOR} .decision:not(.theirs) [data-option]`);
    await phone.page.locator('.decision:not(.theirs) [data-option]').last().click();
    await phone.page.locator('form.draft').getByRole('button', { name: ONLINE['ui.online.draft.send'] }).click();
    await phone.page.locator('.votes .voted').nth(1).waitFor();
    expect((await world.fetchUpdate(table)).number).toBe(polled.number);
    await world.advanceHours(49);
    await waitForAnswers(phone.page, polled.answers + 1);
    const closed = (await world.fetchUpdate(table)).logEntries.find(({ number }) => number === polled.number + 1);
    expect(closed?.by).toBe('poll');

    // No page needs to stay open.
    for (const one of [host, phone]) await closePage(one);

    // To the end of the game, two players post every day and the third now and then.
    for (let days = 0; days < 400 && (await world.fetchUpdate(table)).outcome === undefined; days++) {
      await world.play(table, () => false, days % 9 === 8 ? [0, 1, 2] : [first, other]);
      await world.advanceHours(24);
    }
    const end = await world.fetchUpdate(table);
    expect(end.outcome).toBeDefined();
    const weeks = ((end.logEntries.at(-1)?.at ?? 0) - (started.logEntries[0]?.at ?? 0)) / (7 * 86_400_000);
    expect(weeks).toBeGreaterThan(2);
    for (const seat of [0, 1, 2])
      await expect.poll(() => mailsTo(seat).at(-1)?.text, { timeout: 20_000 }).toContain('The game is over');

    // The program got every event once, signed, and without secrets of a seat.
    await expect
      .poll(() => hooks.received.some(({ body }) => body.includes('"ended"')), { timeout: 20_000 })
      .toBe(true);
    expect(hooks.received.every((one) => isSigned(one, secret))).toBe(true);
    const ids = hooks.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(hooks.received.some(({ body }) => body.includes('"digest"'))).toBe(true);
    for (const token of [table.host, ...table.seats])
      expect(hooks.received.some(({ body }) => body.includes(token))).toBe(false);

    // The chronicle contains all narrations and rolls.
    const reader = await world.openPlayer();
    await reader.page.goto(`${world.url}/t/${table.id}#${table.host}`);
    await reader.page.locator('.ending').waitFor();
    const chronicleButton = (await openTableSheet(reader.page)).getByRole('button', {
      name: ONLINE['ui.online.table.chronicle.page'],
    });
    const [chronicle] = await Promise.all([reader.context.waitForEvent('page'), chronicleButton.click()]);
    await chronicle.locator('h1').waitFor();
    const story = await chronicle.locator('body').innerText();
    for (const part of ['looks about her.', 'He waits under the lamp.', 'Somebody has to.'])
      expect(story).toContain(part);
    expect(await chronicle.locator('em', { hasText: 'looks' }).count()).toBe(1);
    // The absent player's decisions followed the settings of the table.
    expect(
      end.logEntries.filter(({ by, seat }) => /^(?:absence|stand-in)$/.test(by) && seat === lateSeat).length,
    ).toBeGreaterThan(3);
    expect(await chronicle.locator('.roll').count()).toBeGreaterThan(5);
    await closePage(reader);
  });
});
