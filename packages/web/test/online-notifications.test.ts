/** Notifications of absent players: mail, push and a feed, requested in the page and sent by a real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE } from '../src/words/en/online.js';
import { findAxeViolations } from './axe.js';
import { OnlineWorld, openTableSheet } from './online-world.js';
import { startPushService } from './receivers.js';

let world: OnlineWorld;
let pushes: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  world = await OnlineWorld.open('notifications');
  pushes = await startPushService();
});
afterAll(async () => {
  await world.close();
  await pushes.close();
  expect(world.errors).toEqual([]);
});

/** Keys of a push subscription: a public key, and a secret. */
const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

const SETUP = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };

describe('the notifications of an absent player', { timeout: 120_000 }, () => {
  it('are sent by mail after a confirmation, at the chosen hours, also to a host who has a seat', async () => {
    const table = await world.startTable({ deadline: 48 }, SETUP);
    const anna = await world.openPlayer();
    await world.openTable(anna, table, [table.host, table.seats[0] ?? '']);
    const section = (await openTableSheet(anna.page)).locator('section.sheet-notifications');
    const sent = world.mail?.mails.length ?? 0;
    await section.getByLabel(ONLINE['ui.online.notifications.mail']).fill('anna@example.org');
    await section.getByRole('button', { name: ONLINE['ui.online.notifications.mail.do'] }).click();
    await section.getByText(ONLINE['ui.online.notifications.mail.sent']).waitFor();
    await section.getByText(ONLINE['ui.online.notifications.unconfirmed']).waitFor();
    await expect.poll(() => world.mail?.mails.length, { timeout: 20_000 }).toBe(sent + 1);
    const confirmation = world.mail?.mails.at(-1);
    const link = /https?:\/\/localhost(\/\S+)/.exec(confirmation?.text ?? '')?.[1] ?? '';
    const mails = await anna.context.newPage();
    await mails.goto(`${world.url}${link}`);
    await mails.getByRole('button').first().click();
    await mails.close();
    await anna.page.keyboard.press('Escape');
    const reopened = (await openTableSheet(anna.page)).locator('section.sheet-notifications');
    await reopened.getByText('Email to a…@example.org').waitFor();
    expect(await reopened.getByText(ONLINE['ui.online.notifications.unconfirmed']).count()).toBe(0);
    // Notifications at once, but not at night.
    const when = reopened.locator('form.notification-times');
    await when.getByLabel(ONLINE['ui.online.notifications.when.news']).selectOption('at-once');
    await when.getByLabel(ONLINE['ui.online.notifications.when.quiet']).check();
    await when.getByLabel(ONLINE['ui.online.notifications.when.quiet.from'], { exact: true }).fill('23:00');
    await when.getByLabel(ONLINE['ui.online.notifications.when.quiet.until'], { exact: true }).fill('07:30');
    await when.getByRole('button', { name: ONLINE['ui.online.notifications.when.save'] }).click();
    await reopened.getByText(ONLINE['ui.online.notifications.when.saved']).waitFor();
    expect(await findAxeViolations(anna.page)).toEqual([]);
    const addresses = await world.request<{ preferences: unknown }[]>(
      'GET',
      `/tables/${table.id}/addresses`,
      table.seats[0],
    );
    expect(addresses).toMatchObject([{ preferences: { when: 'at-once', quiet: { from: 1380, until: 450 } } }]);
    // Remove the quiet hours, so that the test does not depend on the time of day.
    await when.getByLabel(ONLINE['ui.online.notifications.when.quiet']).uncheck();
    await when.getByRole('button', { name: ONLINE['ui.online.notifications.when.save'] }).click();
    await reopened.getByText(ONLINE['ui.online.notifications.when.saved']).waitFor();
    await anna.context.close();
    // The host is notified of the questions of her seat.
    await world.playUntil(table, ({ waits, answers }) => answers > 2 && waits.some(({ seat }) => seat === 0));
    await world.advanceHours(1);
    await expect.poll(() => world.mail?.mails.length, { timeout: 20_000 }).toBeGreaterThan(sent + 1);
    expect(world.mail?.mails.at(-1)?.to).toBe('anna@example.org');
    expect(anna.pageErrors).toEqual([]);
  });

  it('are sent by push, also after a change of the subscription, and as a feed', async () => {
    const table = await world.startTable({}, SETUP);
    const ben = await world.openPlayer(undefined, { serviceWorkers: 'allow' });
    // The test browser has no push service, so replace its subscription.
    await ben.context.addInitScript(
      ([endpoint, keys]) => {
        PushManager.prototype.subscribe = async () =>
          ({ endpoint, toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
      },
      [`${pushes.url}/first`, KEYS] as const,
    );
    await world.openTable(ben, table, [table.seats[1] ?? '']);
    const section = (await openTableSheet(ben.page)).locator('section.sheet-notifications');
    await section.getByRole('button', { name: ONLINE['ui.online.notifications.push'] }).click();
    await section.getByText(ONLINE['ui.online.notifications.push.done']).waitFor();
    await section.getByText('Push to a browser').waitFor();
    await section.getByRole('button', { name: ONLINE['ui.online.notifications.feed'] }).click();
    await section.getByText('Feed', { exact: true }).waitFor();
    const at = `/tables/${table.id}/addresses`;
    const before = await world.request<{ id: string; channel: string }[]>('GET', at, table.seats[1]);
    expect(before.map(({ channel }) => channel).sort()).toEqual(['feed', 'push']);
    // The browser changes its subscription, and only the service worker handles it.
    const worker = ben.context.serviceWorkers()[0] ?? (await ben.context.waitForEvent('serviceworker'));
    await worker.evaluate(
      async ([endpoint, keys]) => {
        const scope = globalThis as unknown as { PushManager: typeof PushManager } & EventTarget;
        scope.PushManager.prototype.getSubscription = async () =>
          ({ endpoint, toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
        await new Promise<void>((resolve, reject) => {
          const waitUntil = (work: Promise<void>) => work.then(resolve, reject);
          scope.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
        });
      },
      [`${pushes.url}/second`, KEYS] as const,
    );
    const after = await world.request<{ id: string; channel: string }[]>('GET', at, table.seats[1]);
    expect(after.map(({ channel }) => channel).sort()).toEqual(['feed', 'push']);
    const idOf = (all: typeof after) => all.find(({ channel }) => channel === 'push')?.id;
    expect(idOf(after)).not.toBe(idOf(before));
    await ben.context.close();
    await world.playUntil(table, ({ waits, answers }) => answers > 2 && waits.some(({ seat }) => seat === 1));
    await world.advanceHours(1);
    await expect.poll(() => pushes.received.at(-1), { timeout: 20_000 }).toBe('/second');
    expect(pushes.received.includes('/first')).toBe(false);
    expect(ben.pageErrors).toEqual([]);
  });

  it('are sent to a chat for the whole table, and to a program for one seat', async () => {
    const table = await world.startTable({}, SETUP);
    const cleo = await world.openPlayer();
    await world.openTable(cleo, table, [table.host, table.seats[0] ?? '']);
    const section = (await openTableSheet(cleo.page)).locator('section.sheet-notifications');
    const hook = section.locator('details.notifications-webhook');
    await hook.locator('summary').click();
    await hook.getByLabel(ONLINE['ui.online.notifications.hook.url']).fill(`${pushes.url}/chat`);
    await hook.getByRole('button', { name: ONLINE['ui.online.notifications.hook.do'] }).click();
    await section.getByText(ONLINE['ui.online.notifications.hook.done']).waitFor();
    await section.locator('li', { hasText: ONLINE['ui.online.notifications.hook.for.table'] }).waitFor();
    // A chat does not check signatures, so there is no secret.
    expect(await hook.getByRole('button', { name: ONLINE['ui.online.notifications.hook.secret.copy'] }).count()).toBe(
      0,
    );
    await hook.locator('select').first().selectOption('standard');
    await hook.getByLabel(ONLINE['ui.online.notifications.hook.for']).selectOption('me');
    await hook.getByLabel(ONLINE['ui.online.notifications.hook.url']).fill(`${pushes.url}/program`);
    await hook.getByRole('button', { name: ONLINE['ui.online.notifications.hook.do'] }).click();
    await hook.getByRole('button', { name: ONLINE['ui.online.notifications.hook.secret.copy'] }).waitFor();
    expect(await findAxeViolations(cleo.page)).toEqual([]);
    await world.advanceHours(1);
    await expect
      .poll(() => [...new Set(pushes.received)], { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['/chat', '/program']));
    // Remove both addresses.
    await section.getByRole('button', { name: ONLINE['ui.online.notifications.drop'] }).first().click();
    await expect.poll(() => section.locator('li').count()).toBe(1);
    await section.getByRole('button', { name: ONLINE['ui.online.notifications.drop'] }).first().click();
    await expect.poll(() => section.locator('li').count()).toBe(0);
    expect(cleo.pageErrors).toEqual([]);
    await cleo.context.close();
  });
});
