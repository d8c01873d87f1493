/** A game by post over simulated weeks, as three play it: by the links in their mails, at browsers of their own. */
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

/** Returns the mails to a seat so far. */
const mailsTo = (seat: SeatNumber) => (world.mail?.mails ?? []).filter(({ to }) => to === addressOf(seat));

/** The address of a link in a mail, at this server. */
const findLink = (text: string) => `${world.url}${/https?:\/\/localhost(\/\S+)/.exec(text)?.[1] ?? ''}`;

/**
 * Waits for a mail behind those that were there. Who sits at the table is written to after an hour at the latest, so some time
 * passes meanwhile.
 */
async function waitForMail(seat: SeatNumber, before: number): Promise<string> {
  const come = async () => {
    if (mailsTo(seat).length <= before) await world.advanceHours(0.1);
    return mailsTo(seat).length;
  };
  await expect.poll(come, { timeout: 40_000, interval: 1200 }).toBeGreaterThan(before);
  return mailsTo(seat).at(-1)?.text ?? '';
}

/** Puts down the first answer to what is asked here, tells of it, and sends it. */
async function postAnswer({ page }: Player, tale: string): Promise<void> {
  await page.waitForSelector(`${READY_SELECTOR} .decision:not(.theirs) [data-option]`);
  await page.locator('.decision:not(.theirs) [data-option]').first().click();
  const draft = page.locator('form.draft');
  await draft.locator('textarea').fill(tale);
  await draft.getByRole('button', { name: ONLINE['ui.online.draft.send'] }).click();
  await draft.waitFor({ state: 'detached' });
}

async function closePage({ complaints, context }: Player): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

const isWaitingFor = (seat: SeatNumber) => (update: TableUpdate) => update.waits.some((wait) => wait.seat === seat);
const isPolled = (update: TableUpdate) => update.waits.some(({ kind }) => kind === 'poll');

describe('a game by post over weeks', { timeout: 240_000 }, () => {
  it('is played by links in mails, with reminders, absence, a stand-in and a poll, to its chronicle [PBP-12, PBP-20, PBP-23, PBP-24, PBP-25, PBP-29]', async () => {
    const made = await world.startTable({ deadline: 48, reminder: 20, absence: 'harmless' }, SETUP);
    const began = await world.playUntil(made, ({ decisions }) => decisions.length === 3);
    const { first } = began.view as { first: SeatNumber };
    const [late, other] = [(first + 1) % 3, (first + 2) % 3];
    // All leave their addresses, and say by the link in the mail that it is theirs.
    const prefer = { when: 'at-once', zone: 'UTC', language: 'en' };
    for (const seat of [0, 1, 2]) {
      const body = { channel: 'mail', mail: addressOf(seat), preferences: prefer };
      await world.request('POST', `/tables/${made.id}/addresses`, made.seats[seat], body);
      const asks = await waitForMail(seat, 0);
      await fetch(findLink(asks), { method: 'POST' });
    }
    // A program hears of all that happens, and can tell that it is from here.
    const host = await world.openPlayer();
    await world.openTable(host, made, [made.host, made.seats[first] ?? '']);
    const told = (await openTableSheet(host.page)).locator('section.sheet-told');
    const hook = told.locator('details.told-hook');
    await hook.locator('summary').click();
    await hook.locator('select').first().selectOption('standard');
    await hook.getByLabel(ONLINE['ui.online.told.hook.url']).fill(`${hooks.url}/table`);
    await hook.getByRole('button', { name: ONLINE['ui.online.told.hook.do'] }).click();
    const secret = await copyFrom(host.page, () =>
      hook.getByRole('button', { name: ONLINE['ui.online.told.hook.secret.copy'] }).click(),
    );
    await host.page.keyboard.press('Escape');

    // The first day: two of them are told, follow their links, and post.
    const started = await world.fetchUpdate(made);
    await world.advanceHours(1);
    const seated = async (seat: SeatNumber, size?: { width: number; height: number }) => {
      const one = await world.openPlayer(size);
      await one.page.goto(findLink(await waitForMail(seat, 1)));
      return one;
    };
    await postAnswer(host, 'She *looks* about her.');
    while (isWaitingFor(first)(await world.fetchUpdate(made))) await postAnswer(host, '');
    const phone = await seated(other, PHONE);
    await postAnswer(phone, 'He waits under the lamp.');
    while (isWaitingFor(other)(await world.fetchUpdate(made))) await postAnswer(phone, '');
    // The third player stays away: a reminder after a day, and after two days the first player is asked instead.
    await world.advanceHours(20);
    await expect
      .poll(() => mailsTo(late).some(({ text }) => text.includes('still waiting for you')), { timeout: 20_000 })
      .toBe(true);
    const before = await countAnswers(host.page);
    const asked = mailsTo(first).length;
    await world.advanceHours(30);
    await waitForMail(first, asked);
    await host.page.getByText(textOf('ui.online.stands-in', { names: NAMES[late] ?? '' })).waitFor();
    await postAnswer(host, 'Somebody has to.');
    await waitForAnswers(host.page, before + 1);
    expect((await world.fetchUpdate(made)).logEntries.filter(({ by }) => by === 'stand-in')).toMatchObject([
      { seat: late, name: NAMES[first] },
    ]);

    // The player reports an absence: no reminders are sent meanwhile, and the others see it.
    await world.playUntil(made, isWaitingFor(late));
    const tablet = await world.openPlayer();
    await world.openTable(tablet, made, [made.seats[late] ?? '']);
    const word = (await openTableSheet(tablet.page)).locator('details.in-advance');
    await word.locator('summary').click();
    const away = word.locator('form', { hasText: ONLINE['ui.online.table.away'] });
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await away.getByLabel(ONLINE['ui.online.table.away.until']).fill(day);
    await away.getByRole('button', { name: ONLINE['ui.online.table.away.say'] }).click();
    await host.page.locator('.player [title^="away until"]').waitFor({ state: 'attached' });
    await tablet.page.close();
    const quiet = mailsTo(late).length;
    const stood = (await world.fetchUpdate(made)).waits.find(({ seat }) => seat === late);
    for (let days = 0; days < 4; days++) await world.advanceHours(24);
    expect((await world.fetchUpdate(made)).waits.find(({ seat }) => seat === late)?.decision).toBe(stood?.decision);
    expect(mailsTo(late).length).toBe(quiet);
    // The length of the absence depends on the hour of this run. Afterwards a reminder leads to the decision, in a
    // fresh browser.
    for (let days = 0; days < 9 && mailsTo(late).length === quiet; days++) {
      await world.advanceHours(20);
      // Mails are sent in rounds of a second: days that fly by would make the reminder old before.
      await host.page.waitForTimeout(1500);
    }
    const again = await world.openPlayer(PHONE);
    await again.page.goto(findLink(await waitForMail(late, quiet)));
    if (isWaitingFor(late)(await world.fetchUpdate(made))) await postAnswer(again, 'Back from the sea.');
    await again.context.close();

    // A vote: two say different things, the third nothing; at its time the first player’s word counts.
    await world.playUntil(made, isPolled);
    const polled = await world.fetchUpdate(made);
    await waitForAnswers(host.page, polled.answers);
    await host.page.locator('.decision header b', { hasText: ONLINE['ui.online.vote'] }).waitFor();
    await postAnswer(host, '');
    await waitForAnswers(phone.page, polled.answers);
    await phone.page.waitForSelector(`${READY_SELECTOR} .decision:not(.theirs) [data-option]`);
    await phone.page.locator('.decision:not(.theirs) [data-option]').last().click();
    await phone.page.locator('form.draft').getByRole('button', { name: ONLINE['ui.online.draft.send'] }).click();
    await phone.page.locator('.votes .voted').nth(1).waitFor();
    expect((await world.fetchUpdate(made)).number).toBe(polled.number);
    await world.advanceHours(49);
    await waitForAnswers(phone.page, polled.answers + 1);
    const closed = (await world.fetchUpdate(made)).logEntries.find(({ number }) => number === polled.number + 1);
    expect(closed?.by).toBe('poll');

    // No page needs to stay open: the results are there at the next visit.
    for (const one of [host, phone]) await closePage(one);

    // So it goes on, two posting a day and the third now and then, to the end of the game.
    for (let days = 0; days < 400 && (await world.fetchUpdate(made)).outcome === undefined; days++) {
      await world.play(made, () => false, days % 9 === 8 ? [0, 1, 2] : [first, other]);
      await world.advanceHours(24);
    }
    const end = await world.fetchUpdate(made);
    expect(end.outcome).toBeDefined();
    const weeks = ((end.logEntries.at(-1)?.at ?? 0) - (started.logEntries[0]?.at ?? 0)) / (7 * 86_400_000);
    expect(weeks).toBeGreaterThan(2);
    for (const seat of [0, 1, 2])
      await expect.poll(() => mailsTo(seat).at(-1)?.text, { timeout: 20_000 }).toContain('The game is over');

    // The program has heard all of it, once each, signed; never what only a seat may read.
    await expect.poll(() => hooks.got.some(({ body }) => body.includes('"ended"')), { timeout: 20_000 }).toBe(true);
    expect(hooks.got.every((one) => isSigned(one, secret))).toBe(true);
    const ids = hooks.got.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(hooks.got.some(({ body }) => body.includes('"digest"'))).toBe(true);
    for (const token of [made.host, ...made.seats])
      expect(hooks.got.some(({ body }) => body.includes(token))).toBe(false);

    // And the chronicle tells it: what each wrote, and every roll.
    const reader = await world.openPlayer();
    await reader.page.goto(`${world.url}/t/${made.id}#${made.host}`);
    await reader.page.locator('.ending').waitFor();
    const book = (await openTableSheet(reader.page)).getByRole('button', {
      name: ONLINE['ui.online.table.chronicle.page'],
    });
    const [chronicle] = await Promise.all([reader.context.waitForEvent('page'), book.click()]);
    await chronicle.locator('h1').waitFor();
    const tale = await chronicle.locator('body').innerText();
    for (const part of ['looks about her.', 'He waits under the lamp.', 'Somebody has to.'])
      expect(tale).toContain(part);
    expect(await chronicle.locator('em', { hasText: 'looks' }).count()).toBe(1);
    // The absent player's decisions followed the agreed rule.
    expect(
      end.logEntries.filter(({ by, seat }) => /^(?:absence|stand-in)$/.test(by) && seat === late).length,
    ).toBeGreaterThan(3);
    expect(await chronicle.locator('.roll').count()).toBeGreaterThan(5);
    await closePage(reader);
  });
});
