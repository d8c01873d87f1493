/** Lessons with other than the suggested answers, their loading and their saved progress. See also learn.matrix.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEARN } from '../src/words/en/learn.js';
import { LEAKED_TEXT } from './answer-methods.js';
import { openSharedWorld, READY_SELECTOR, type TestWorld } from './browser.js';
import { Learner, STEP_COUNTS } from './learner.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

describe('a lesson', () => {
  it('loads the data of its box only when it is opened', async () => {
    const learner = await Learner.open(world, '#learn/about-haunt', 1440, 900, true);
    const { page } = learner;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const boxFiles = () => fetched.filter((url) => /\/(dunwich|kingsport|king-in-yellow)-[\w-]{8}\.js/.test(url));
    await page.goto(`${world.server.url}#learn/about-arkham`);
    await page.reload();
    const card = page.locator('[data-lesson="arkham-dunwich"]');
    await card.getByText(LEARN['ui.learn.card.needs.arkham-dunwich']).waitFor();
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeGreaterThan(3);
    expect(boxFiles()).toEqual([]);
    await card.getByRole('link', { name: LEARN['ui.learn.begin'] }).click();
    await learner.waitForStart();
    expect(boxFiles()).not.toEqual([]);
    expect(learner.pageErrors).toEqual([]);
    await learner.leave();
  });

  it('continues in Arkham Horror after other answers, going back and evading', async () => {
    const learner = await Learner.open(world, '#learn/arkham');
    const { page } = learner;
    await learner.waitForStart();
    for (const action of ['n', 'n', 'keep']) await learner.perform(action);
    expect((await learner.readNote()).text).toContain(LEARN['ui.learn.back']);
    await learner.perform('b');
    expect((await learner.readNote()).title).toBe(LEARN['ui.learn.arkham.sliders']);
    for (const action of ['speed-sneak:right', 'keep', 'go:downtown', 'go:independence-square', 'evade']) {
      await learner.perform(action);
    }
    // Going back is possible after a roll.
    await learner.perform('b');
    expect((await learner.readNote()).title).toBe(LEARN['ui.learn.arkham.monster']);
    await learner.perform('evade');
    const titles: string[] = [];
    for (let answers = 0; answers < 25 && titles.at(-1) !== LEARN['ui.learn.arkham.mythos']; answers++) {
      await page.waitForSelector(READY_SELECTOR);
      await page.locator('.options button').last().focus();
      const before = await page.getAttribute('main.table', 'data-answers');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
      const { title, text } = await learner.readNote();
      expect(`${title} ${text}`).not.toMatch(LEAKED_TEXT);
      expect(text).not.toBe('');
      titles.push(title);
    }
    expect(titles.at(-1)).toBe(LEARN['ui.learn.arkham.mythos']);
    for (const _ of [1, 2, 3, 4]) await learner.perform('n');
    expect((await learner.readNote()).step).toBe(STEP_COUNTS.arkham);
    expect(learner.pageErrors).toEqual([]);
    await learner.leave();
  });

  it('continues in Haunt after another payment, another investigator and an early end of the day', async () => {
    const learner = await Learner.open(world, '#learn/haunt');
    await learner.waitForStart();
    for (const action of ['doom:0:terror:1', 'end-day:by:0']) await learner.perform(action);
    const last = await learner.waitForPointer();
    expect(last.step).toBe(STEP_COUNTS.haunt);
    await learner.perform('b');
    expect((await learner.readNote()).title).toBe(LEARN['ui.learn.haunt.cards']);
    for (const action of ['city:3:by:1', 'stop']) await learner.perform(action);
    const { title, text } = await learner.readNote();
    expect(`${title} ${text}`).not.toMatch(LEAKED_TEXT);
    expect(learner.pageErrors).toEqual([]);
    await learner.leave();
  });

  it('resumes after a reload, and can be started again', async () => {
    const learner = await Learner.open(world, '#learn/arkham');
    const { page } = learner;
    await learner.waitForStart();
    for (const action of ['n', 'n', 'speed-sneak:right', 'keep', 'go:downtown']) await learner.perform(action);
    const before = await learner.readNote();
    await page.reload();
    await learner.waitForStart();
    expect(await learner.readNote()).toMatchObject({ step: before.step, text: before.text });
    await page.getByRole('button', { name: LEARN['ui.learn.skip'], exact: true }).click();
    await page.getByRole('link', { name: 'Continue at step 4' }).waitFor();
    await page.getByRole('link', { name: LEARN['ui.learn.again'] }).click();
    await learner.waitForStart();
    expect((await learner.readNote()).step).toBe(1);
    expect(learner.pageErrors).toEqual([]);
    await learner.leave();
  });
});
