/** Saved data that is damaged, of another version, or too large. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, pressTwice, READY_SELECTOR, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { findMoment, importMoment } from './game-moments.js';
import { startOf, textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

type Stores = Readonly<Record<string, readonly (readonly [key: string | undefined, value: unknown])[]>>;

/** Writes entries of any form into the browser's database. */
async function putInDatabase(page: Page, stores: Stores): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('vigil');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction(Object.keys(all), 'readwrite');
          for (const [store, entries] of Object.entries(all)) {
            for (const [key, value] of entries) tx.objectStore(store).put(value, key);
          }
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    stores,
  );
}

/** Creates an empty database of a version, on a page without scripts that would open it. */
async function createDatabase(page: Page, version: number): Promise<void> {
  await page.goto(`${world.server.url}/board-ground.svg`);
  await page.evaluate(
    (schemaVersion) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('vigil').onsuccess = () => {
          const opening = indexedDB.open('vigil', schemaVersion);
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore('games', { keyPath: 'id' });
            opening.result.createObjectStore('saves');
            opening.result.createObjectStore('packs', { keyPath: 'id' });
          };
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    version,
  );
}

async function downloadText(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}

const ENTRY = {
  id: 'sound',
  game: 'arkham',
  seed: 'sound',
  investigators: ['joe-diamond'],
  ancientOne: 'yig',
  turn: 2,
  phase: 'movement',
  over: false,
  begun: 1,
  changed: 2,
};

describe('damaged saved data', () => {
  it('does not affect the first page and History, and each damaged entry can be exported and deleted', async () => {
    const visitor = await Visitor.open(world, undefined, '', 'no-delay', { isOwn: true });
    const { page } = visitor;
    await createDatabase(page, 3);
    const damaged = [
      { id: 'empty' },
      { ...ENTRY, id: 'nobody', investigators: null },
      { ...ENTRY, id: 'elsewhere', game: 'chess' },
      { ...ENTRY, id: 'never', changed: 'yesterday' },
      { ...ENTRY, id: 'odd', names: 5 },
      { ...ENTRY, id: 7 },
    ];
    await putInDatabase(page, {
      games: [...damaged, ENTRY].map((entry) => [undefined, entry] as const),
      saves: [['orphan', 'no game']],
    });
    visitor.pageErrors.length = 0;
    await page.goto(`${world.server.url}/`);
    await page.getByText(textOf('ui.saving.damaged', { n: damaged.length + 1 })).waitFor();
    await page.getByRole('link', { name: startOf('ui.home.go') }).waitFor();
    await visitor.go('#history');
    await expect.poll(() => page.locator('.saved-game.damaged').count()).toBe(damaged.length + 1);
    expect(await page.locator('.saved-game:not(.damaged)').count()).toBe(1);
    expect(await page.locator('.numbers').textContent()).toContain(textOf('ui.history.under-way'));
    const one = page.locator('.saved-game.damaged', {
      hasText: textOf('ui.history.damaged.place', { place: 'nobody' }),
    });
    const text = await downloadText(page, () => one.getByRole('button', { name: /^Export/ }).click());
    expect(JSON.parse(text)).toEqual({ entry: damaged[1] });
    for (let remaining = damaged.length; remaining >= 0; remaining--) {
      const remove = page
        .locator('.saved-game.damaged')
        .first()
        .getByRole('button', { name: /delete.* \(/i });
      await pressTwice(remove);
      await expect.poll(() => page.locator('.saved-game.damaged').count()).toBe(remaining);
    }
    await page.reload();
    await page.waitForSelector('.saved-game');
    expect(await page.locator('.saved-game').count()).toBe(1);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('opens and repairs the entry of a game whose answers are intact', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('mended');
    await visitor.waitForSave();
    const id = /^#game=(.*)/.exec(new URL(page.url()).hash)?.[1];
    const { question } = await visitor.readPage();
    await visitor.go('#history');
    await page.waitForSelector('.saved-game');
    await putInDatabase(page, { games: [[undefined, { id, investigators: 5 }]] });
    await page.reload();
    await page.waitForSelector('.saved-game.damaged');
    await page.getByRole('link', { name: startOf('ui.history.damaged.open') }).click();
    await waitForQuestion(page);
    expect((await visitor.readPage()).question).toBe(question);
    await visitor.waitForSave();
    await visitor.go('#history');
    await page.waitForSelector('.saved-game:not(.damaged)');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows a message instead of a game with damaged answers, and keeps its data for export', async () => {
    const visitor = await Visitor.open(world, undefined, '#history');
    const { page } = visitor;
    await page.waitForSelector('.history-empty');
    const origin = { seed: 's', setup: {} };
    const damagedSave = {
      format: 'vigil-play',
      formatVersion: 1,
      game: 'arkham',
      version: 'x',
      origin,
      answers: 'gone',
    };
    await putInDatabase(page, { games: [[undefined, ENTRY]], saves: [['sound', damagedSave]] });
    await page.reload();
    await page.getByRole('link', { name: startOf('ui.history.continue') }).click();
    await page.getByRole('heading', { name: textOf('ui.saving.not-opened') }).waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: textOf('ui.import.damaged') })
      .waitFor();
    const text = await downloadText(page, () =>
      page.getByRole('button', { name: textOf('ui.saving.export-raw') }).click(),
    );
    expect(JSON.parse(text)).toEqual(damagedSave);
    await page.getByRole('link', { name: textOf('ui.saving.to-history') }).click();
    await page.waitForSelector('.saved-game');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('is ignored in packs and settings', async () => {
    const visitor = await Visitor.open(world, undefined, '#history', 'no-delay', { isOwn: true });
    const { page } = visitor;
    await page.waitForSelector('.history-empty');
    await putInDatabase(page, {
      packs: [
        [undefined, { id: 'broken', name: 5, cards: 'none' }],
        [undefined, { id: 'bare' }],
      ],
    });
    await page.evaluate(() => {
      for (const key of [
        'vigil.settings',
        'vigil.learn.arkham',
        'vigil.learn.haunt',
        'vigil.language',
        'vigil.learn.game',
      ])
        localStorage.setItem(key, '{"at":{"step":"x"},"finished":7,"text":"huge"');
      localStorage.setItem('vigil.learn.haunt', '{"at":{"step":"x","log":null,"saved":5},"finished":7}');
      sessionStorage.setItem('vigil.turn', '::');
    });
    await page.reload();
    await visitor.go('#new');
    await page.getByText(textOf('ui.saving.pack.damaged', { name: 'broken' })).waitFor();
    const text = await downloadText(page, () => page.getByRole('button', { name: 'Export (broken)' }).click());
    expect(JSON.parse(text)).toEqual({ entry: { id: 'broken', name: 5, cards: 'none' } });
    await pressTwice(page.getByRole('button', { name: /emove.* \(broken\)/ }));
    await page.getByText(textOf('ui.start.own.removed', { name: 'broken' })).waitFor();
    for (const [address, selector] of [
      ['#cards', '.tile'],
      ['#learn', '.lesson-card'],
      ['#learn/haunt', '.coach h2'],
    ] as const) {
      await visitor.go(address);
      await page.waitForSelector(selector);
    }
    await visitor.go('#new');
    await visitor.begin('put aside');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a database of a newer page', () => {
  it('is read but not written, and a notice says so while the game goes on', async () => {
    const visitor = await Visitor.open(world, undefined, '', 'no-delay', { isOwn: true });
    const { page } = visitor;
    await createDatabase(page, 99);
    await putInDatabase(page, { games: [[undefined, ENTRY]] });
    visitor.pageErrors.length = 0;
    await page.goto(`${world.server.url}/#history`);
    await page.waitForSelector('.saved-game');
    await visitor.go('#new');
    await page.waitForSelector('.new-game');
    await visitor.begin('newer');
    await page
      .getByRole('alert')
      .filter({ hasText: textOf('ui.saving.newer') })
      .waitFor();
    await visitor.chooseOption(0, false);
    const text = await downloadText(page, () => page.getByRole('button', { name: 'Export the game' }).click());
    expect(JSON.parse(text)).toMatchObject({ format: 'vigil-play' });
    await visitor.go('#history');
    await page.waitForSelector('.saved-game');
    expect(await page.locator('.saved-game').count()).toBe(1);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a browser without free storage', () => {
  /** Opens a game while storage is full. Returns it with a function that frees space. */
  async function openWithFullStorage() {
    const visitor = await Visitor.open(world, undefined, '#new', 'no-delay', { isOwn: true });
    const { page, context } = visitor;
    const cdp = await context.newCDPSession(page);
    const origin = new URL(world.server.url).origin;
    // The browser caches the quota for a while, so set it before the first write.
    await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await visitor.begin('full', 2);
    const note = page.getByRole('alert').filter({ hasText: textOf('ui.saving.full') });
    await note.waitFor();
    return { visitor, page, note, freeSpace: () => cdp.send('Storage.overrideQuotaForOrigin', { origin }) };
  }

  it('offers an export while the game goes on, and saves the game when there is space again', async () => {
    const { visitor, page, note, freeSpace } = await openWithFullStorage();
    for (let n = 0; n < 3; n++) await visitor.chooseOption(0, false);
    const text = await downloadText(page, () => note.getByRole('button', { name: 'Export the game' }).click());
    const answers = Number(await page.getAttribute('main.table', 'data-answers'));
    expect(JSON.parse(text).answers).toHaveLength(answers);
    expect(await note.isVisible()).toBe(true);
    await freeSpace();
    await note.getByRole('button', { name: textOf('ui.saving.try-again') }).click();
    await note.waitFor({ state: 'detached' });
    await visitor.waitForSave();
    await page.reload();
    await waitForQuestion(page);
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(String(answers));
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('retries the save after every answer', async () => {
    const { visitor, note, freeSpace } = await openWithFullStorage();
    await freeSpace();
    await visitor.chooseOption(0, false);
    await note.waitFor({ state: 'detached' });
    await visitor.waitForSave();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a file that cannot be imported', () => {
  const FILES = [
    ['photo.json', 'JFIF', textOf('ui.import.no-game'), textOf('ui.import.no-game', {}, 'de')],
    ['half.json', '{"format":"vigil-play","answ', textOf('ui.import.cut'), textOf('ui.import.cut', {}, 'de')],
    ['list.json', '[]', textOf('ui.import.no-game'), textOf('ui.import.no-game', {}, 'de')],
  ] as const;

  it.each([
    ['en', 2],
    ['de', 3],
  ] as const)(
    'leads to a message in %s on the screen where it was chosen, and changes nothing',
    async (language, messageIndex) => {
      const visitor = await Visitor.open(world, { width: 390, height: 844 }, '', 'no-delay', { language });
      const { page } = visitor;
      for (const address of ['', '#history']) {
        await visitor.go(address);
        await page.waitForSelector(`${address === '' ? '.home' : '.history-screen'} .import-result`, {
          state: 'attached',
        });
        for (const file of FILES) {
          const buffer = Buffer.from(file[1]);
          await page.locator('input[type=file]').setInputFiles({ name: file[0], mimeType: '', buffer });
          const note = page.locator('.import-result').getByRole('alert').filter({ hasText: file[messageIndex] });
          await note.waitFor();
          expect(await note.textContent()).toMatch(
            new RegExp(`${textOf('ui.import.nothing-changed')}|${textOf('ui.import.nothing-changed', {}, 'de')}`),
          );
          // The page scrolls to the message.
          const isInView = async () => {
            const box = await note.boundingBox();
            return box !== null && box.y >= 0 && box.y + box.height <= 845;
          };
          await expect
            .poll(isInView, { message: `message for ${file[0]} on "${address}" is in view`, timeout: 5_000 })
            .toBe(true);
        }
      }
      expect(await page.locator('.saved-game').count()).toBe(0);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );
});

describe('the screen of the page', () => {
  it('is restored after a reload and by Back, with its tab, filter and search', async () => {
    const visitor = await Visitor.open(world, undefined, '#cards');
    const { page } = visitor;
    await page.getByRole('radio', { name: 'Haunt of the Watchers' }).check();
    await page.getByRole('radio', { name: /^Spells/ }).check();
    await page.getByRole('searchbox').fill('wither');
    await page.waitForFunction(() => location.hash.includes('q=wither'));
    const tiles = () => page.locator('.tile b').allTextContents();
    await expect.poll(tiles).toEqual(['Wither']);
    await page.reload();
    await expect.poll(tiles).toEqual(['Wither']);
    expect(await page.getByRole('radio', { name: 'Haunt of the Watchers' }).isChecked()).toBe(true);
    await page.locator('.tile').first().click();
    await page.getByRole('heading', { level: 2, name: 'Wither' }).waitFor();
    await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'History' }).click();
    await page.waitForSelector('.history-empty');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Wither' }).waitFor();
    await expect.poll(tiles).toEqual(['Wither']);
    expect(await page.getByRole('radio', { name: /^Spells/ }).isChecked()).toBe(true);
    await page.goBack();
    await page.getByText(textOf('ui.cards.none-chosen')).first().waitFor({ state: 'attached' });
    expect(await page.getByRole('searchbox').inputValue()).toBe('wither');
    await visitor.go('#rules');
    await page.getByRole('searchbox').fill('gate');
    await page.waitForFunction(() => location.hash.includes('q=gate'));
    await page.reload();
    await page.waitForSelector('.rules-found');
    expect(await page.getByRole('searchbox').inputValue()).toBe('gate');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('is restored with the pane of a narrow table', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    const { page } = visitor;
    await importMoment(
      page,
      findMoment({ game: 'arkham', investigators: 1, seed: 'pane', question: 'q.movement', after: 10 }),
    );
    await visitor.waitForSave();
    for (const [name, pane] of [
      ['Board', 'board'],
      ['Threat', 'threat'],
    ] as const) {
      await page.locator('.tabs').getByRole('button', { name, exact: true }).click();
      await page.reload();
      await page.waitForSelector(`main.table[data-pane="${pane}"]`);
    }
    await page.getByRole('button', { name: 'Games' }).click();
    await page.waitForSelector('.home');
    await page.goBack();
    await page.waitForSelector(`${READY_SELECTOR}[data-pane="threat"]`);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
