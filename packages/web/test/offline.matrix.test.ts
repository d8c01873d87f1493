/** The page without a network after one visit, and its update to a newer version. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOwnWorld, Visitor, waitForQuestion } from './browser.js';
import { pickByTurn } from './matrix.js';
import { startOf } from './texts.js';

/** Waits until all files are cached for use without a network. */
function waitUntilCached(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let tries = 0; tries < 600 && !navigator.serviceWorker.controller; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (!navigator.serviceWorker.controller) throw new Error('The service worker has not taken over.');
  });
}

describe('the cached page', () => {
  it.each(pickByTurn(['Arkham Horror', 'Haunt of the Watchers']))(
    'opens every screen without a network after the first visit, and resumes a game of %s',
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
      // A new game of the other ruleset, which was not opened with a network.
      const other = game === 'Arkham Horror' ? 'Haunt of the Watchers' : 'Arkham Horror';
      await page
        .locator('.quick')
        .getByRole('button', { name: new RegExp(`^${other}`) })
        .click();
      await waitForQuestion(page);
      expect((await visitor.readPage()).ids.length).toBeGreaterThan(1);
      expect(visitor.pageErrors.filter((one) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(one))).toEqual([]);
      await visitor.leave();
    },
  );

  it('shows a notice when a newer version is ready, and loads it on request', async () => {
    const built = join(import.meta.dirname, '..', 'dist');
    const folder = mkdtempSync(join(tmpdir(), 'vigil-version-'));
    cpSync(built, folder, { recursive: true });
    const world = await openOwnWorld({ page: folder, serviceWorkers: 'allow' });
    const visitor = await Visitor.open(world, undefined, '#history', undefined, { isOwn: true });
    const { page } = visitor;
    await waitUntilCached(page);
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    // The next version: another worker, and a list of files without the script of this page.
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
    // Remove the compressed copies of the earlier version.
    for (const extension of ['.br', '.gz']) rmSync(worker + extension, { force: true });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // The notice appears when the next version is fully loaded.
    await page.getByText('A new version is ready.').waitFor({ timeout: 60_000 });
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload the page' }).click()]);
    await page.waitForSelector('.history-empty');
    expect(await page.evaluate(() => caches.keys())).toEqual(['vigil-next']);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
    await world.close();
    rmSync(folder, { recursive: true });
  });

  it('is installable, with a manifest and existing icons', async () => {
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
