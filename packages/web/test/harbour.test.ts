/**
 * A box from a separate folder: choice for a game, its messages, and its board next to Arkham.
 */
import { BASE, BOXES, loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { ENTRY } from '@vigil/harbour/entry';
import { PACK } from '@vigil/harbour/pack';
import { ARKHAM } from '@vigil/harbour/rules';
import { arkham, arkhamRulesOf, contentOfBoxes } from '@vigil/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { findMoment, importMoment } from './game-moments.js';
import { openHarbourWorld } from './harbour-world.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openHarbourWorld();
});
afterAll(() => world.close());

/** Begins a game with the harbour. */
async function openHarbourGame(): Promise<Visitor> {
  const visitor = await Visitor.open(world);
  await visitor.page.getByLabel('The Old Harbour').check();
  await visitor.begin('fog');
  return visitor;
}

describe('a box from a separate folder', () => {
  it('can be chosen for a new game, and adds its status to the rail', async () => {
    const visitor = await openHarbourGame();
    const rail = await visitor.page.locator('.rail').innerText();
    expect(rail).toMatch(/Tide\s+0\/4/i);
    expect(rail).toContain('Sea Fog');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('is offered only for games that it supports, and deselected at a change of the game', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    const box = page.getByLabel('The Old Harbour');
    await box.check();
    await page.getByRole('radio', { name: 'Haunt of the Watchers' }).check({ force: true });
    await box.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Arkham Horror' }).check({ force: true });
    expect(await box.isChecked()).toBe(false);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('works after a reload, and in another language', async () => {
    const visitor = await openHarbourGame();
    const { page } = visitor;
    for (let turn = 0; turn < 12; turn++) await visitor.chooseOption(turn % 2, false);
    await visitor.waitForSave();
    const before = await visitor.readPage();
    await page.reload();
    await waitForQuestion(page);
    expect((await visitor.readPage()).question).toBe(before.question);
    await page.evaluate(() => localStorage.setItem('vigil.language', 'de'));
    await page.reload();
    await waitForQuestion(page);
    const { allText } = await visitor.readPage();
    for (const word of ['Der Alte Hafen', 'Kai', 'Schiffsausrüster', 'Flut']) expect(allText).toContain(word);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('asks its own kind of question in both languages', async () => {
    BOXES.register(ENTRY);
    const boxes = await loadBoxes(['base', 'harbour']);
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const momentRequest = {
      game: 'arkham',
      investigators: 1,
      seed: 'tide',
      question: 'q.harbour-tide',
      boxes,
    } as const;
    await importMoment(page, findMoment(momentRequest));
    const readQuestion = () => page.locator('.decision').innerText();
    const wash = page.locator('.decision [data-option="wash:harbour-wreck"]');
    expect(await readQuestion()).toContain('Choose what the tide takes');
    expect(await wash.innerText()).toMatch(/Clues? at Wreck/);
    await visitor.waitForSave();
    await page.evaluate(() => localStorage.setItem('vigil.language', 'de'));
    await page.reload();
    await waitForQuestion(page);
    expect(await readQuestion()).toContain('Wählen, was die Flut mitnimmt');
    expect(await wash.innerText()).toMatch(/Hinweise? bei Wrack/);
    await wash.click();
    await page.waitForFunction(() => !document.querySelector('[data-option="wash:harbour-wreck"]'));
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

/** Save of a new game with some packs. */
function createSave(packs: readonly string[]): Buffer {
  const boxes = [{ pack: BASE }, { pack: PACK, arkham: ARKHAM }].filter(({ pack }) => packs.includes(pack.id));
  const setup = { investigators: ['amanda-sharpe', 'joe-diamond'], ancientOne: 'azathoth', packs };
  const play = Play.start(arkham(contentOfBoxes(boxes), arkhamRulesOf(boxes)), setup, 'fog');
  return Buffer.from(JSON.stringify(play.save()));
}

describe('a table with two boards', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('shows one board at a time in a window $width wide, and switches by mouse and keys', async (size) => {
    const visitor = await Visitor.open(world, size, '');
    const { page } = visitor;
    await importMoment(page, createSave(['base', 'harbour']));
    const arkhamBoard = page.locator('[data-board="arkham"]');
    const harbour = page.locator('[data-board="harbour"]');
    const button = (name: string) => page.locator('.board-switch').getByRole('button', { name });
    await button('The Old Harbour').waitFor();
    expect(await Promise.all([arkhamBoard, harbour].map((one) => one.getAttribute('inert')))).toEqual([null, '']);
    expect(await button('Arkham').getAttribute('aria-pressed')).toBe('true');

    await button('The Old Harbour').focus();
    await page.keyboard.press('Enter');
    expect(await Promise.all([arkhamBoard, harbour].map((one) => one.getAttribute('inert')))).toEqual(['', null]);
    const quay = harbour.locator('[data-place="harbour-quay"]');
    expect(await quay.isVisible()).toBe(true);
    // Each place is on one board only.
    expect(await page.locator('[data-place="harbour-quay"]').count()).toBe(1);
    expect(await harbour.locator('[data-place="woods"]').count()).toBe(0);
    const ground = harbour.locator('img.board-ground');
    expect(await ground.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // Keys for zooming affect the visible board.
    const views = () =>
      page.locator('.board').evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform));
    const before = await views();
    await page.keyboard.press('+');
    const after = await views();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);

    await button('Arkham').click();
    expect(await harbour.getAttribute('inert')).toBe('');
    expect(await views()).toEqual(after);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows both boards side by side in a large window', async () => {
    const visitor = await Visitor.open(world, { width: 2560, height: 1440 }, '');
    const { page } = visitor;
    await importMoment(page, createSave(['base', 'harbour']));
    await page.waitForSelector('[data-board="harbour"]:not([inert])');
    const boxes = await page.locator('.board-pane').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [left, right];
      }),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0]?.[1]).toBeCloseTo(boxes[1]?.[0] ?? 0, 0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('has no switch in a game with one board', async () => {
    const visitor = await Visitor.open(world, { width: 1440, height: 900 }, '');
    await importMoment(visitor.page, createSave(['base']));
    expect(await visitor.page.locator('.board-pane').count()).toBe(1);
    expect(await visitor.page.locator('.board-switch').count()).toBe(0);
    await visitor.leave();
  });
});
