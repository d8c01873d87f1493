/** Lessons: other ways than the suggested one, and what is fetched and kept of them; gone through: learn.matrix.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEARN } from '../src/words/en/learn.js';
import { openSharedWorld, READY_SELECTOR, type TestWorld } from './browser.js';
import { LEAKED_TEXT } from './hands.js';
import { Learner, STEP_COUNTS } from './learner.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

describe('learning by playing', () => {
  it('fetches nothing of a box before the lesson that plays with it is opened', async () => {
    const learner = await Learner.open(world, '#learn/about-haunt', 1440, 900, true);
    const { page } = learner;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const ofBox = () => fetched.filter((url) => /\/(dunwich|kingsport|king-in-yellow)-[\w-]{8}\.js/.test(url));
    await page.goto(`${world.server.url}#learn/about-arkham`);
    await page.reload();
    const card = page.locator('[data-lesson="arkham-dunwich"]');
    await card.getByText(LEARN['ui.learn.card.needs.arkham-dunwich']).waitFor();
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeGreaterThan(3);
    expect(ofBox()).toEqual([]);
    await card.getByRole('link', { name: LEARN['ui.learn.begin'] }).click();
    await learner.waitForStart();
    expect(ofBox()).not.toEqual([]);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });

  it('lets a learner of arkham go another way: too slow, back, evading, and on with the lesson', async () => {
    const learner = await Learner.open(world, '#learn/arkham');
    const { page } = learner;
    await learner.waitForStart();
    for (const what of ['n', 'n', 'keep']) await learner.perform(what);
    expect((await learner.note()).text).toContain(LEARN['ui.learn.back']);
    await learner.perform('b');
    expect((await learner.note()).title).toBe(LEARN['ui.learn.arkham.sliders']);
    for (const what of ['speed-sneak:right', 'keep', 'go:downtown', 'go:independence-square', 'evade']) {
      await learner.perform(what);
    }
    // Dice have fallen; back is possible all the same.
    await learner.perform('b');
    expect((await learner.note()).title).toBe(LEARN['ui.learn.arkham.monster']);
    await learner.perform('evade');
    const titles: string[] = [];
    for (let answers = 0; answers < 25 && titles.at(-1) !== LEARN['ui.learn.arkham.mythos']; answers++) {
      await page.waitForSelector(READY_SELECTOR);
      await page.locator('.options button').last().focus();
      const before = await page.getAttribute('main.table', 'data-answers');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
      const { title, text } = await learner.note();
      expect(`${title} ${text}`).not.toMatch(LEAKED_TEXT);
      expect(text).not.toBe('');
      titles.push(title);
    }
    expect(titles.at(-1)).toBe(LEARN['ui.learn.arkham.mythos']);
    for (const _ of [1, 2, 3, 4]) await learner.perform('n');
    expect((await learner.note()).step).toBe(STEP_COUNTS.arkham);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });

  it('lets a learner of haunt pay otherwise, act with the other one and end the day at once', async () => {
    const learner = await Learner.open(world, '#learn/haunt');
    await learner.waitForStart();
    for (const what of ['doom:0:terror:1', 'end-day:by:0']) await learner.perform(what);
    const last = await learner.waitForPointer();
    expect(last.step).toBe(STEP_COUNTS.haunt);
    await learner.perform('b');
    expect((await learner.note()).title).toBe(LEARN['ui.learn.haunt.cards']);
    for (const what of ['city:3:by:1', 'stop']) await learner.perform(what);
    const { title, text } = await learner.note();
    expect(`${title} ${text}`).not.toMatch(LEAKED_TEXT);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });

  it('goes on after a reload where it was left, and once more from the start if that is wanted', async () => {
    const learner = await Learner.open(world, '#learn/arkham');
    const { page } = learner;
    await learner.waitForStart();
    for (const what of ['n', 'n', 'speed-sneak:right', 'keep', 'go:downtown']) await learner.perform(what);
    const before = await learner.note();
    await page.reload();
    await learner.waitForStart();
    expect(await learner.note()).toMatchObject({ step: before.step, text: before.text });
    await page.getByRole('button', { name: LEARN['ui.learn.skip'], exact: true }).click();
    await page.getByRole('link', { name: 'Continue at step 4' }).waitFor();
    await page.getByRole('link', { name: LEARN['ui.learn.again'] }).click();
    await learner.waitForStart();
    expect((await learner.note()).step).toBe(1);
    expect(learner.complaints).toEqual([]);
    await learner.leave();
  });
});
