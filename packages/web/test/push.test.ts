/** Push messages: their notifications in the service worker, and clicks on them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnWorld, type TestWorld } from './browser.js';

let world: TestWorld;
let page: Page;
let worker: Worker;
let devtools: CDPSession;
let registration = '';
const folder = mkdtempSync(join(tmpdir(), 'vigil-push-'));

beforeAll(async () => {
  const code = readFileSync(join(import.meta.dirname, '..', 'plugins', 'service-worker.js'), 'utf8');
  const script = code.replace('__FILES__', '[]').replace('__LATER__', '[]');
  writeFileSync(join(folder, 'service-worker.js'), script);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Vigil</title>');
  world = await openOwnWorld({ page: folder });
  const context = await world.browser.newContext({ serviceWorkers: 'allow' });
  page = await context.newPage();
  // The address that the server's link to a table redirects to.
  await page.goto(`${world.server.url}/#table/abc?pane=decide`);
  devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  registration = await registered;
  worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // A headless browser shows no notifications, so record them.
  await worker.evaluate(() => {
    const notifications: ShownNotification[] = [];
    Object.assign(globalThis, { shown: notifications });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      notifications.push({ title, ...options });
    };
  });
});
afterAll(async () => {
  await page.context().close();
  await world.close();
  rmSync(folder, { recursive: true });
});

/** A recorded notification. */
interface ShownNotification extends NotificationOptions {
  readonly title: string;
}

/** Delivers a push message, and returns the notifications that it causes. */
async function push(data: string): Promise<ShownNotification[]> {
  const origin = world.server.url;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: registration, data });
  const takeNotifications = () =>
    worker.evaluate(() => (globalThis as unknown as { shown: ShownNotification[] }).shown.splice(0));
  const all: ShownNotification[] = [];
  await expect.poll(async () => all.push(...(await takeNotifications())), { timeout: 20_000 }).toBeGreaterThan(0);
  return all;
}

describe('a push message to an installed page', () => {
  it('is shown as a notification that replaces the earlier one of its table', async () => {
    const message = {
      title: 'Thursdays: it is your turn',
      body: 'Where to?',
      path: '/t/abc?decision=4',
      tag: 'vigil-abc',
    };
    const notifications = await push(JSON.stringify({ ...message, lang: 'en' }));
    // By its tag it replaces an earlier notification of the table, and alerts again.
    expect(notifications).toEqual([
      {
        title: 'Thursdays: it is your turn',
        body: 'Where to?',
        tag: 'vigil-abc',
        renotify: true,
        lang: 'en',
        data: { path: '/t/abc?decision=4' },
        icon: `${world.server.url}/icon-192.png`,
      },
    ]);
    const other = { ...message, title: 'another', tag: 'vigil-other', lang: 'en' };
    expect(await push(JSON.stringify(other))).toMatchObject([{ title: 'another', tag: 'vigil-other' }]);
  });

  it('leads the open window of its table to the decision at a click, and never to another site', async () => {
    const received = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))),
    );
    // Clicks on notifications cannot be simulated, so dispatch the event.
    await worker.evaluate(async () => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
      const click = (path: string) => {
        const notification = { close: () => {}, data: { path } };
        const event = Object.assign(new Event('notificationclick'), {
          notification,
          waitUntil: (work: Promise<unknown>) => work.catch(() => {}),
        });
        scope.dispatchEvent(event);
      };
      click('https://elsewhere.example/t/abc');
      click('/t/abc?decision=4');
    });
    expect(await received).toEqual({ goTo: { table: 'abc', decision: '4' } });
  });

  it('is shown as a general notification if it is not valid', async () => {
    expect(await push('no JSON')).toMatchObject([{ title: 'Vigil', tag: 'vigil', data: { path: '/' } }]);
  });
});
