/** A box from a folder of its own at the page: chosen for a game, with what it shows and says, and played on. */
import { BOXES, loadBoxes } from '@vigil/content';
import { ENTRY } from '@vigil/harbour/entry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedAt, Visitor, type World } from './browser.js';
import { momentOf, takeIn } from './moments.js';
import { openHarbour } from './with-harbour.js';

let world: World;
beforeAll(async () => {
  world = await openHarbour();
});
afterAll(() => world.close());

/** Begins a game with the harbour. */
async function withHarbour(): Promise<Visitor> {
  const visitor = await Visitor.at(world);
  await visitor.page.getByLabel('The Old Harbour').check();
  await visitor.begin('fog');
  return visitor;
}

describe('a box from a folder of its own at the page', () => {
  it('is chosen for a new game, and shows what it adds to the rail', async () => {
    const visitor = await withHarbour();
    const rail = await visitor.page.locator('.rail').innerText();
    expect(rail).toMatch(/Tide\s+0\/4/i);
    expect(rail).toContain('Sea Fog');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('is not offered for a game that it is not made for, nor goes with one that it was chosen for', async () => {
    const visitor = await Visitor.at(world);
    const { page } = visitor;
    const box = page.getByLabel('The Old Harbour');
    await box.check();
    await page.getByRole('radio', { name: 'Haunt of the Watchers' }).check({ force: true });
    await box.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Arkham Horror' }).check({ force: true });
    expect(await box.isChecked()).toBe(false);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('is played on after a reload, and read in another language', async () => {
    const visitor = await withHarbour();
    const { page } = visitor;
    for (let turn = 0; turn < 12; turn++) await visitor.take(turn % 2, false);
    await visitor.kept();
    const before = await visitor.see();
    await page.reload();
    await askedAt(page);
    expect((await visitor.see()).question).toBe(before.question);
    await page.evaluate(() => localStorage.setItem('vigil.language', 'de'));
    await page.reload();
    await askedAt(page);
    const { everything } = await visitor.see();
    for (const word of ['Der Alte Hafen', 'Kai', 'Schiffsausrüster', 'Flut']) expect(everything).toContain(word);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('asks what nobody asked before, in either language', async () => {
    BOXES.register(ENTRY);
    const boxes = await loadBoxes(['base', 'harbour']);
    const visitor = await Visitor.at(world, undefined, '');
    const { page } = visitor;
    const wanted = { game: 'arkham', investigators: 1, seed: 'tide', question: 'q.harbour-tide', boxes } as const;
    await takeIn(page, momentOf(wanted));
    const asked = () => page.locator('.decision').innerText();
    const wash = page.locator('.decision [data-option="wash:harbour-wreck"]');
    expect(await asked()).toContain('The tide turns: what does it take?');
    expect(await wash.innerText()).toMatch(/Clues? at Wreck/);
    await visitor.kept();
    await page.evaluate(() => localStorage.setItem('vigil.language', 'de'));
    await page.reload();
    await askedAt(page);
    expect(await asked()).toContain('Die Tide kippt: Was nimmt sie mit?');
    expect(await wash.innerText()).toMatch(/Hinweise? bei Wrack/);
    await wash.click();
    await page.waitForFunction(() => !document.querySelector('[data-option="wash:harbour-wreck"]'));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
