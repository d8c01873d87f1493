/** Packs from files: import, choice for a game, saving with the game, opening in another browser, removal. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { importMoment } from './game-moments.js';
import { startOf, textOf } from './texts.js';

const LANTERN_LANE = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'packs', 'lantern-lane.yaml');
const HEAD = 'id: a\nname: A\nversion: "1"\n';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Imports the example pack on the current screen. */
async function importLanternLane(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(LANTERN_LANE);
  await page.getByRole('status').filter({ hasText: 'Lantern Lane' }).waitFor();
}

/** Begins a game with the example pack. */
async function openWithLanternLane(): Promise<Visitor> {
  const visitor = await Visitor.open(world, undefined, '');
  await importLanternLane(visitor.page);
  await visitor.page.locator('.import-result').getByRole('link', { name: 'New game' }).click();
  await visitor.page.getByRole('checkbox', { name: 'Lantern Lane' }).check();
  await visitor.begin('moth');
  return visitor;
}

/** The file that a button downloads. */
async function downloadBy(page: Page, button: string | RegExp): Promise<Buffer> {
  const exact = typeof button === 'string';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact }).click(),
  ]);
  return readFile(await download.path());
}

describe('a pack from a file', () => {
  it('is saved with its game, which opens in a browser without the pack', async () => {
    const visitor = await openWithLanternLane();
    for (let turn = 0; turn < 6; turn++) await visitor.chooseOption(turn % 2, false);
    await visitor.waitForSave();
    const before = await visitor.readPage();
    await visitor.page.reload();
    await waitForQuestion(visitor.page);
    expect((await visitor.readPage()).question).toBe(before.question);
    const file = await downloadBy(visitor.page, 'Export');
    expect(JSON.parse(file.toString()).embedded.packs).toMatchObject([{ id: 'lantern-lane', name: 'Lantern Lane' }]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();

    const other = await Visitor.open(world, undefined, '');
    await importMoment(other.page, file);
    const after = await other.readPage();
    expect(after.question).toBe(before.question);
    expect(after.ids).toEqual(before.ids);
    await other.waitForSave();
    await other.page.reload();
    await waitForQuestion(other.page);
    expect(JSON.parse((await downloadBy(other.page, 'Export')).toString()).embedded).toEqual(
      JSON.parse(file.toString()).embedded,
    );
    // The pack is saved with the game; it was not imported in this browser.
    await other.go('#new');
    await other.page.waitForSelector('.new-game');
    expect(await other.page.getByRole('checkbox', { name: 'Lantern Lane' }).count()).toBe(0);
    expect(other.pageErrors).toEqual([]);
    await other.leave();
  });

  it('is listed among the cards, also after a reload', async () => {
    const visitor = await Visitor.open(world, undefined, '#history');
    const { page } = visitor;
    await importLanternLane(page);
    await page.reload();
    await visitor.go('#cards/lantern-lane-lantern');
    await page.getByText('Storm Lantern').first().waitFor();
    await visitor.go('#new');
    await page.getByRole('checkbox', { name: 'Lantern Lane' }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('can be removed, and its games still open', async () => {
    const visitor = await openWithLanternLane();
    const { page } = visitor;
    await visitor.waitForSave();
    const { question } = await visitor.readPage();
    await visitor.go('#new');
    await page.getByRole('checkbox', { name: 'Lantern Lane' }).check();
    const remove = page.getByRole('button', { name: /emove.* \(Lantern Lane\)/ });
    await remove.dblclick();
    await page.getByText(textOf('ui.start.own.used', { n: 1 })).waitFor();
    await page.waitForTimeout(400);
    await remove.click();
    await page.getByRole('checkbox', { name: 'Lantern Lane' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: startOf('ui.start.begin') }).waitFor();
    await visitor.go('');
    await page.reload();
    await page.getByRole('link', { name: startOf('ui.home.go') }).click();
    await waitForQuestion(page);
    expect((await visitor.readPage()).question).toBe(question);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('works in a German page', async () => {
    const visitor = await Visitor.open(world, undefined, '', 'no-delay', { language: 'de' });
    const { page } = visitor;
    await importLanternLane(page);
    await page.getByText('ist jetzt in diesem Browser gespeichert').waitFor();
    await page.locator('.import-result').getByRole('link', { name: 'Neues Spiel' }).click();
    await page.getByRole('checkbox', { name: 'Lantern Lane' }).check();
    await page.getByRole('button', { name: 'Entfernen (Lantern Lane)' }).waitFor();
    await page.getByRole('button', { name: /beginnen$/ }).click();
    await waitForQuestion(page);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a file that is not a valid pack', () => {
  it.each([
    ['a.yaml', `${HEAD}monster: []`, 'a.yaml:4: monster is unknown (did you mean "monsters"?)'],
    ['a.json', '{\n"id": "a",\n"name": "A"\n}', 'a.json:1: lacks "version"'],
    ['a.yml', 'id: [', /a\.yml:1: /],
    ['base.yaml', 'id: base\nname: A\nversion: "1"\n', 'the id "base" is that of Arkham Horror'],
    [
      'a.yaml',
      `${HEAD}locationCards:\n  - id: a-1\n    neighbourhood: uptwn\n    entries: []`,
      /a\.yaml:6: .*there is no neighbourhood "uptwn" \(did you mean "uptown"\?\)/,
    ],
  ])('is refused on the screen where it was chosen, with the line of the error: %s', async (name, text, message) => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    const { page } = visitor;
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
    const alert = page.locator('.import-result').getByRole('alert').filter({ hasText: message });
    await alert.waitFor();
    // The message is in view without scrolling.
    const bottom = () => page.locator('.import-result').evaluate((one) => one.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThan(845);
    await visitor.go('#new');
    await page.waitForSelector('.new-game');
    expect(await page.locator('.own-packs').count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a saved game of a missing pack', () => {
  it('shows the name of the pack, and can still be exported', async () => {
    const visitor = await openWithLanternLane();
    const { page } = visitor;
    await visitor.waitForSave();
    await visitor.go('');
    await page.waitForSelector('.home');
    // Remove the pack, as if the game had been played with a box of another version of the page.
    await page.evaluate(async () => {
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = (await done(indexedDB.open('vigil'))) as IDBDatabase;
      const tx = database.transaction(['saves', 'packs'], 'readwrite');
      const [key] = (await done(tx.objectStore('saves').getAllKeys())) as string[];
      const { embedded: _, ...save } = (await done(tx.objectStore('saves').get(key ?? ''))) as Record<string, unknown>;
      await Promise.all([done(tx.objectStore('saves').put(save, key)), done(tx.objectStore('packs').clear())]);
      database.close();
    });
    await page.reload();
    await page.getByRole('link', { name: startOf('ui.home.go') }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: textOf('ui.import.missing-pack', { packs: 'Lantern Lane' }) })
      .waitFor();
    await visitor.go('#history');
    await page.waitForSelector('.saved-game');
    const file = await downloadBy(page, /^Export/);
    expect(JSON.parse(file.toString()).origin.setup.packs).toEqual(['base', 'lantern-lane']);
    // An import of the exported file is refused, with the id of the pack.
    await page.locator('input[type=file]').setInputFiles({ name: 'g.json', mimeType: '', buffer: file });
    await page
      .getByRole('alert')
      .filter({ hasText: textOf('ui.import.missing-pack', { packs: 'lantern-lane' }) })
      .waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('is still listed with the names of its investigators if an earlier version of the page saved it', async () => {
    const visitor = await Visitor.open(world, undefined, '', 'no-delay', { isOwn: true });
    const { page } = visitor;
    // A page without scripts, so that the database is not open. The icon prevents a request for one.
    const blank = `${world.server.url}/blank`;
    await page.route(blank, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto(blank);
    await page.evaluate(async () => {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase('vigil').onsuccess = resolve;
      });
      await new Promise<void>((resolve) => {
        const request = indexedDB.open('vigil', 2);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('saves');
        };
        request.onsuccess = () => {
          const tx = request.result.transaction('games', 'readwrite');
          tx.objectStore('games').put({
            id: 'old',
            game: 'arkham',
            packs: ['base', 'innsmouth'],
            seed: 'old',
            investigators: ['trish-scarborough', 'joe-diamond'],
            ancientOne: 'father-dagon',
            turn: 3,
            phase: 'movement',
            over: false,
            begun: 1,
            changed: 2,
          });
          tx.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      });
    });
    const people = /Trish Scarborough and Joe Diamond\s+against Father Dagon/;
    await page.goto(`${world.server.url}/`);
    await page.getByText(people).waitFor();
    await visitor.go('#history');
    await page.locator('.saved-game').filter({ hasText: people }).waitFor();
    await importLanternLane(page);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
