import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.js';
import { askedAt, openWorld, READY, steady, type World } from './browser.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Words that no player should ever see. */
const NO_WORDS = /⟦|⟧|undefined|\bNaN\b|\[object/;

/** What each lesson suggests, step by step: `n` reads on, all else is an answer (`=b`: the one called as the key for back). */
const WAY = {
  arkham:
    'n n speed-sneak:right keep go:downtown go:independence-square fight fight take:38-revolver roll n:2 clue n n n n',
  'arkham-gate':
    'n keep clue n fight-will:right keep engage:zombie-1 enough fight take:38-revolver take:cavalry-saber roll fight seal n n n',
  'arkham-dunwich': 'n n ride:bishops-brook-bridge go:village-commons go:blasted-heath go:devils-hopyard wound n n n',
  'arkham-kingsport': 'n n n go:harborside go:north-point-lighthouse n n n n',
  'arkham-dark-pharaoh': 'n n go:merchant-district go:the-unnamable yes yes =b n n n',
  'arkham-king-in-yellow': 'n a terror n:2 n n yes',
  haunt:
    'doom:2:terror:0 n n n city:1:by:0 go:downtown go:independence-square bonus:speed-sneak:1 enough fight take:38-revolver roll bonus:fight-will:1 investigate bonus:fight-will:1 clue n n end-day:by:0',
  'haunt-gate':
    'n n city:0:by:1 banish clue banish:gug-1 banish:nightgaunt-1 city:1:by:0 go:rivertown go:graveyard bonus:speed-sneak:1 steal:zombie-1 seat:0 bonus:speed-sneak:1 escape seal doom:2:terror:0 roll clue n',
} as const;
const STEPS = {
  arkham: 13,
  'arkham-gate': 15,
  'arkham-dunwich': 9,
  'arkham-kingsport': 9,
  'arkham-dark-pharaoh': 8,
  'arkham-king-in-yellow': 8,
  haunt: 15,
  'haunt-gate': 17,
} as const;
type Lesson = keyof typeof WAY;
const LESSONS = Object.keys(WAY) as Lesson[];

/** Somebody who learns: a window of their own. */
class Learner {
  readonly page: Page;
  readonly complaints: string[] = [];
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  static async at(address: string, width = 1440, height = 900): Promise<Learner> {
    const context = await world.browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await steady(context);
    const learner = new Learner(context, await context.newPage());
    learner.page.setDefaultTimeout(15_000);
    await learner.page.goto(`${world.server.url}${address}`);
    return learner;
  }

  leave(): Promise<void> {
    return this.context.close();
  }

  async begun(): Promise<void> {
    await this.page.waitForSelector('.coach h2');
    await askedAt(this.page);
  }

  note() {
    return this.page.evaluate(() => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return {
        step: Number(/\d+/.exec(text('.coach-step'))?.[0] ?? 0),
        title: text('.coach h2'),
        text: text('.coach h2 + p'),
        heard: text('.coach .heard'),
        why: text('.coach .clause'),
        note: box('.coach') as DOMRect,
        ring: box('.coach-ring') as DOMRect | undefined,
      };
    });
  }

  /** The note, once it points at something. */
  async pointing() {
    await this.page.waitForSelector('.coach-ring');
    // The pointer follows what it speaks of, which may have been moved into view just now.
    await this.page.waitForTimeout(250);
    await this.page.waitForSelector('.coach-ring');
    return this.note();
  }

  /** Does one thing by keys: reads on, or goes to an answer and gives it. */
  async does(what: string): Promise<void> {
    const { page } = this;
    const before = await this.note();
    const answers = await page.getAttribute('main.table', 'data-answers');
    const press = () => this.press(what);
    await press();
    const changed = (timeout: number) =>
      page
        .waitForFunction(
          ([text, answers]) =>
            document.querySelector('.coach h2 + p')?.textContent !== text ||
            document.querySelector('main.table')?.getAttribute('data-answers') !== answers,
          [before.text, answers],
          { timeout },
        )
        .then(() => true)
        .catch(() => false);
    // A key that comes while the table is still moving is nobody's answer: who sees nothing happen presses again.
    if (await changed(5_000)) return;
    await press();
    expect(await changed(15_000), `"${what}" changes nothing`).toBe(true);
  }

  private async press(what: string): Promise<void> {
    const { page } = this;
    if (what === 'n' || what === 'b') await page.keyboard.press(what);
    else {
      await page.waitForSelector(READY);
      const answer = page.locator(`[data-option="${what.replace(/^=/, '')}"]`);
      const key = await answer
        .locator('kbd')
        .textContent()
        .catch(() => '');
      if (key) await page.keyboard.press(key);
      else {
        await answer.focus();
        await page.keyboard.press('Enter');
      }
    }
  }
}

/** Whether two rectangles share anything. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.x, other.x) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > 1
  );
}

async function goThrough(learner: Learner, lesson: Lesson): Promise<void> {
  await learner.begun();
  const seen = new Set<number>();
  for (const what of [...WAY[lesson].split(' '), undefined]) {
    const note = await learner.pointing();
    const { step, title, text, heard, why, ring } = note;
    seen.add(step);
    expect(text.length, title).toBeGreaterThan(20);
    expect(`${title} ${text}`).not.toMatch(NO_WORDS);
    expect(heard).toContain(text);
    expect(why).toMatch(/^[ADHKPY]-/);
    expect(ring && overlap(note.note, ring), `${lesson} ${step} "${title}" covers what it speaks of`).toBe(false);
    if (what !== undefined) await learner.does(what);
  }
  expect([...seen]).toEqual(Array.from({ length: STEPS[lesson] }, (_, i) => i + 1));
}

describe('learning by playing', () => {
  for (const lesson of LESSONS) {
    it(`goes through the lesson of ${lesson} by keys alone, from the choice to a real game`, async () => {
      const learner = await Learner.at(`#learn/about-${lesson.split('-')[0]}`);
      const { page } = learner;
      const card = page.locator(`[data-lesson="${lesson}"]`);
      await card.getByRole('link', { name: 'Begin the lesson' }).focus();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await goThrough(learner, lesson);
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('n');
      await page.waitForSelector('.watch-list li');
      expect(await page.locator('.watch-list li').count()).toBe(6);
      expect(await faults(page)).toEqual([]);
      const kept = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
      expect(kept.length === 0 || (await countGames(page)) === 0).toBe(true);
      await page.getByRole('link', { name: 'Back to the lessons' }).click();
      await card.getByText('Done').waitFor();
      await card.getByRole('link', { name: 'What to watch' }).click();
      await page.getByRole('link', { name: 'Start a real game' }).click();
      await page.getByRole('button', { name: /^Begin with/ }).waitFor();
      expect(learner.complaints).toEqual([]);
      await learner.leave();
    });

    // Once, on a machine with far too much to do, the pointer was not found again; so one more attempt is given.
    it(`goes through the lesson of ${lesson} in a window of 390 pixels, the table whole below the note`, {
      retry: 1,
    }, async () => {
      const learner = await Learner.at(`#learn/${lesson}`, 390, 844);
      await goThrough(learner, lesson);
      const { page } = learner;
      const table = (await page.locator('main.table').boundingBox()) as { y: number; height: number };
      const { note } = await learner.note();
      expect(table.y).toBeGreaterThanOrEqual(note.bottom - 1);
      expect(table.y + table.height).toBeLessThanOrEqual(845);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await faults(page)).toEqual([]);
      expect(learner.complaints).toEqual([]);
      await learner.leave();
    });
  }

  it('fetches nothing of a box before the lesson that plays with it is opened', async () => {
    const learner = await Learner.at('#learn/about-haunt');
    const { page } = learner;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const ofBox = () => fetched.filter((url) => /\/(dunwich|kingsport|king-in-yellow)-[\w-]{8}\.js/.test(url));
    await page.goto(`${world.server.url}#learn/about-arkham`);
    await page.reload();
    const card = page.locator('[data-lesson="arkham-dunwich"]');
    await card.getByText('For those who know the game').waitFor();
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeGreaterThan(3);
    expect(ofBox()).toEqual([]);
    await card.getByRole('link', { name: 'Begin the lesson' }).click();
    await learner.begun();
    expect(ofBox()).not.toEqual([]);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });

  it('lets a learner of arkham go another way: too slow, back, evading, and on with the lesson', async () => {
    const learner = await Learner.at('#learn/arkham');
    const { page } = learner;
    await learner.begun();
    for (const what of ['n', 'n', 'keep']) await learner.does(what);
    expect((await learner.note()).text).toContain('press Back');
    await learner.does('b');
    expect((await learner.note()).title).toContain('skills');
    for (const what of ['speed-sneak:right', 'keep', 'go:downtown', 'go:independence-square', 'evade']) {
      await learner.does(what);
    }
    // Dice have fallen; back is possible all the same.
    await learner.does('b');
    expect((await learner.note()).title).toContain('monster');
    await learner.does('evade');
    const titles: string[] = [];
    for (let answers = 0; answers < 25 && !titles.at(-1)?.startsWith('Mythos'); answers++) {
      await page.waitForSelector(READY);
      await page.locator('.options button').last().focus();
      const before = await page.getAttribute('main.table', 'data-answers');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
      const { title, text } = await learner.note();
      expect(`${title} ${text}`).not.toMatch(NO_WORDS);
      expect(text).not.toBe('');
      titles.push(title);
    }
    expect(titles.at(-1)).toMatch(/^Mythos/);
    for (const _ of [1, 2, 3, 4]) await learner.does('n');
    expect((await learner.note()).step).toBe(STEPS.arkham);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });

  it('lets a learner of haunt pay otherwise, act with the other one and end the day at once', async () => {
    const learner = await Learner.at('#learn/haunt');
    await learner.begun();
    for (const what of ['doom:0:terror:1', 'end-day:by:0']) await learner.does(what);
    const last = await learner.pointing();
    expect(last.step).toBe(STEPS.haunt);
    await learner.does('b');
    expect((await learner.note()).title).toContain('cards');
    for (const what of ['city:3:by:1', 'stop']) await learner.does(what);
    const { title, text } = await learner.note();
    expect(`${title} ${text}`).not.toMatch(NO_WORDS);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });

  it('goes on after a reload where it was left, and once more from the start if that is wanted', async () => {
    const learner = await Learner.at('#learn/arkham');
    const { page } = learner;
    await learner.begun();
    for (const what of ['n', 'n', 'speed-sneak:right', 'keep', 'go:downtown']) await learner.does(what);
    const before = await learner.note();
    await page.reload();
    await learner.begun();
    expect(await learner.note()).toMatchObject({ step: before.step, text: before.text });
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('link', { name: 'Go on at step 4' }).waitFor();
    await page.getByRole('link', { name: 'Once more from the start' }).click();
    await learner.begun();
    expect((await learner.note()).step).toBe(1);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });
});

/** How many games the browser keeps. */
function countGames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('vigil');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const shelf = opening.result;
          if (!shelf.objectStoreNames.contains('games')) return resolve(0);
          const counting = shelf.transaction('games').objectStore('games').count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
        };
      }),
  );
}
