/** The page without a network, after one visit; and a newer version of it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOwnWorld, Visitor, waitForQuestion } from './browser.js';
import { pickByTurn } from './matrix.js';
import { startOf } from './texts.js';

/** Waits until everything is kept for when there is no network. */
function waitUntilCached(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let tries = 0; tries < 600 && !navigator.serviceWorker.controller; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (!navigator.serviceWorker.controller) throw new Error('The service worker has not taken over.');
  });
}

describe('the page without a network', () => {
  it.each(pickByTurn(['Arkham Horror', 'Haunt of the Watchers']))(
    'opens again after the first visit, every screen of it, and goes on with a game of %s',
    async (game) => {
      const world = await openOwnWorld({ serviceWorkers: 'allow' });
      const visitor = await Visitor.open(world, undefined, undefined, undefined, { isOwn: true });
      const { page, context } = visitor;
      await waitUntilCached(page);
      await page.getByRole('radio', { name: game }).check();
      await visitor.begin('offline');
      for (let n = 0; n < 3; n++) await visitor.chooseOption(0, false);
      await visitor.waitForSave();
      const before = await visitor.readPage();
      await context.setOffline(true);
      // Not even the server is there any more.
      await world.server.close();
      await page.reload();
      await waitForQuestion(page);
      const after = await visitor.readPage();
      expect(after.question).toBe(before.question);
      expect(after.ids).toEqual(before.ids);
      await visitor.chooseOption(0, false);
      await page.goto(`${world.server.url}/#cards/ghoul`);
      await page.reload();
      await page.getByRole('heading', { level: 2, name: 'Ghoul' }).waitFor();
      await visitor.go('#rules/A-SKILL-08');
      await page.waitForSelector('.clause-entry.chosen');
      await visitor.go('#home');
      await page.getByRole('link', { name: startOf('ui.home.go') }).waitFor();
      // A new game of the other kind as well, though none was ever opened with a network.
      const other = game === 'Arkham Horror' ? 'Haunt of the Watchers' : 'Arkham Horror';
      await page
        .locator('.quick')
        .getByRole('button', { name: new RegExp(`^${other}`) })
        .click();
      await waitForQuestion(page);
      expect((await visitor.readPage()).ids.length).toBeGreaterThan(1);
      expect(visitor.complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(one))).toEqual([]);
      await visitor.leave();
    },
  );

  it('says quietly that a newer version is ready, and takes it when asked', async () => {
    const built = join(import.meta.dirname, '..', 'dist');
    const folder = mkdtempSync(join(tmpdir(), 'vigil-version-'));
    cpSync(built, folder, { recursive: true });
    const world = await openOwnWorld({ page: folder, serviceWorkers: 'allow' });
    const visitor = await Visitor.open(world, undefined, '#history', undefined, { isOwn: true });
    const { page } = visitor;
    await waitUntilCached(page);
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    // The next version: another worker, and a list of files that does not hold this page's script.
    const worker = join(folder, 'service-worker.js');
    const list = /new Set\((\[.*\])\)/;
    const code = readFileSync(worker, 'utf8');
    const files: string[] = JSON.parse(list.exec(code)?.[1] ?? '[]');
    const other = files.filter((file) => !/^assets\/index-.*\.js$/.test(file));
    expect(other.length).toBeLessThan(files.length);
    writeFileSync(
      worker,
      code.replace(/VERSION = '\w+'/, "VERSION = 'next'").replace(list, `new Set(${JSON.stringify(other)})`),
    );
    // The build packs its files: those of this one are of the version before.
    for (const packed of ['.br', '.gz']) rmSync(worker + packed, { force: true });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // By then the next version is here whole.
    await page.getByText('A new version is ready.').waitFor({ timeout: 60_000 });
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload the page' }).click()]);
    await page.waitForSelector('.history-empty');
    expect(await page.evaluate(() => caches.keys())).toEqual(['vigil-next']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
    await world.close();
    rmSync(folder, { recursive: true });
  });

  it('is installable: a manifest with icons that are there', async () => {
    const world = await openOwnWorld({ serviceWorkers: 'allow' });
    const manifest = await fetch(`${world.server.url}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { icons, start_url: start } = (await manifest.json()) as { icons: { src: string }[]; start_url: string };
    expect(start).toBe('./');
    for (const { src } of icons) expect((await fetch(new URL(src, `${world.server.url}/`))).status, src).toBe(200);
    const worker = await fetch(`${world.server.url}/service-worker.js`);
    expect(worker.headers.get('content-type')).toMatch(/javascript/);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    await world.close();
  });
});
