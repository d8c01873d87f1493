/** The service worker when something is pushed to it: shown, and leading to the table. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld } from './browser.js';

/** The script has no types: it is plain JavaScript that runs before anything is installed. */
const scriptPath: string = '../../../scripts/browser.mjs';
const { ensureBrowser }: { ensureBrowser: (options: { windows: boolean }) => Promise<string> } = await import(
  /* @vite-ignore */ scriptPath
);

let world: Awaited<ReturnType<typeof openWorld>>;
let page: Page;
let devtools: CDPSession;
let registration = '';
const folder = mkdtempSync(join(tmpdir(), 'vigil-push-'));

beforeAll(async () => {
  const code = readFileSync(join(import.meta.dirname, '..', 'plugins', 'service-worker.js'), 'utf8');
  const worker = code.replace('__FILES__', '[]').replace('__LATER__', '[]');
  writeFileSync(join(folder, 'service-worker.js'), worker);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Vigil</title>');
  // What is pushed is shown outside of the page, which only a browser with windows does.
  world = await openWorld(folder, await ensureBrowser({ windows: true }));
  const context = await world.browser.newContext({ serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications'], { origin: world.server.url });
  page = await context.newPage();
  // As the server's address of a table leads into the page.
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
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const push = (data: string) =>
  devtools.send('ServiceWorker.deliverPushMessage', { origin: world.server.url, registrationId: registration, data });

/**
 * Pushes until it is shown: a browser that has just begun may lose what is handed to it, as may one under load. Gives what is
 * shown then.
 */
async function pushed(data: string, title: string): Promise<Shown[]> {
  for (let tries = 0; tries < 5; tries++) {
    await push(data);
    const found = await shown(title);
    if (found) return found;
  }
  throw new Error(`"${title}" was pushed five times and never shown`);
}

type Shown = Pick<Notification, 'title' | 'body' | 'tag' | 'data'>;

/**
 * What is shown, once this title is among it; undefined if it does not come within six seconds. A browser takes each away again after some seconds, on a busy machine before the
 * next one comes: what else is still there says nothing.
 */
const shown = (title: string): Promise<Shown[] | undefined> =>
  page.evaluate(async (wanted) => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const ready = await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 60; tries++) {
      const found = await getNotifications.call(ready);
      if (found.some((one) => one.title === wanted))
        return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return undefined;
  }, title);

describe('what is pushed to an installed page', () => {
  it('is shown, the last of each table', async () => {
    const told = {
      title: 'Thursdays: it is your turn',
      body: 'Where to?',
      path: '/t/abc?decision=4',
      tag: 'vigil-abc',
    };
    await pushed(JSON.stringify({ ...told, title: 'earlier', lang: 'en' }), 'earlier');
    const all = await pushed(JSON.stringify({ ...told, lang: 'en' }), told.title);
    // One of the same table, in the earlier one's place.
    expect(all.filter(({ tag }) => tag === 'vigil-abc')).toEqual([
      {
        title: 'Thursdays: it is your turn',
        body: 'Where to?',
        tag: 'vigil-abc',
        data: { path: '/t/abc?decision=4' },
      },
    ]);
    await pushed(JSON.stringify({ ...told, title: 'another', tag: 'vigil-other', lang: 'en' }), 'another');
  });

  it('leads the window that is at the table to the decision when it is clicked, and nowhere outside', async () => {
    const [worker] = page.context().serviceWorkers();
    const heard = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))),
    );
    // A click cannot be made here; the worker is told of one.
    await worker?.evaluate(async () => {
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
    expect(await heard).toEqual({ goTo: { table: 'abc', decision: '4' } });
  });

  it('is shown as something also where it cannot be read', async () => {
    expect(await pushed('no JSON', 'Vigil')).toBeDefined();
  });
});
