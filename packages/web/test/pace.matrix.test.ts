import { BASE } from '@vigil/content';
import { type GameDefinition, Play } from '@vigil/engine';
import { Content, haunt } from '@vigil/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, pseudoRandomChoice, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { importMoment } from './game-moments.js';
import { pickByTurn } from './matrix.js';
import { startOf, textOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

type Pace = 'at-once' | 'quick' | 'unhurried' | 'steps';

async function choosePace(page: Page, pace: Pace): Promise<void> {
  await page.getByRole('button', { name: textOf('ui.settings.open'), exact: true }).click();
  await page
    .getByRole('group', { name: textOf('ui.settings.pace') })
    .getByRole('radio', { name: startOf(`ui.settings.pace.${pace}`) })
    .check();
  await page.keyboard.press('Escape');
}

/** Answers until a narration of at least some lines, and returns the number of its lines. */
async function playUntilNarration(visitor: Visitor, least: number): Promise<number> {
  const { page } = visitor;
  for (let turn = 0; turn < 60; turn++) {
    await waitForQuestion(page);
    const { options } = await visitor.readPage();
    await visitor.chooseOption(pseudoRandomChoice(turn, Math.min(9, options.length)), true);
    // The answer and its narration appear together.
    const progress = page.locator('.telling progress');
    const lines = (await progress.count()) > 0 ? Number(await progress.getAttribute('max')) : 0;
    if (lines >= least) return lines;
    if (lines > 0) await page.keyboard.press('s');
  }
  throw new Error('no narration is long enough');
}

const countLines = (page: Page) => page.locator('.event-lines li').count();

describe('the pace of narration', () => {
  it.each(
    pickByTurn([
      ['arkham', 'Arkham Horror', 'unhurried'],
      ['haunt', 'Haunt of the Watchers', 'unhurried'],
    ] as const),
  )('advances %s automatically, and can be paused, stepped and skipped with keys', async (_game, name, pace) => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await page.getByRole('radio', { name }).check();
    await visitor.begin('pace', 2);
    await choosePace(page, pace);
    const lines = await playUntilNarration(visitor, 5);
    await page.keyboard.press('Space');
    expect(await page.locator('.telling').getAttribute('data-held')).toBe('true');
    expect(await page.locator('.telling [role=status]').textContent()).toMatch(startOf('ui.steps.held'));
    const held = await countLines(page);
    expect(held).toBeLessThan(lines);
    expect(await findAxeViolations(page)).toEqual([]);
    // Keys do not answer during the narration, and the log is in step with it.
    await page.keyboard.press('1');
    expect(await page.locator('.event-lines li').last().textContent()).toBe(
      await page.locator('.chronicle li').last().textContent(),
    );
    await page.keyboard.press('.');
    expect(await countLines(page)).toBe(held + 1);
    await page.keyboard.press(',');
    expect(await countLines(page)).toBe(held);
    // After the pause it advances automatically again.
    await page.keyboard.press('Space');
    await page.waitForFunction((n) => document.querySelectorAll('.event-lines li').length > n, held, {
      timeout: 20_000,
    });
    await page.keyboard.press('s');
    await page.waitForSelector('.decision h2, .ending');
    expect(await page.evaluate(() => document.activeElement?.matches('.decision h2'))).toBe(true);
    await visitor.waitForSave();
    await page.reload();
    await waitForQuestion(page);
    await page.getByRole('button', { name: textOf('ui.settings.open'), exact: true }).click();
    expect(await page.getByRole('radio', { name: startOf(`ui.settings.pace.${pace}`) }).isChecked()).toBe(true);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('shows the state of the board at every line', async () => {
    const visitor = await Visitor.open(world);
    const { page } = visitor;
    await visitor.begin('pace', 2);
    await choosePace(page, 'steps');
    const shownDoom = new Map<string, string>();
    for (let turn = 0; turn < 60 && shownDoom.size < 2; turn++) {
      await waitForQuestion(page);
      const { options } = await visitor.readPage();
      await visitor.chooseOption(pseudoRandomChoice(turn, Math.min(9, options.length)), true);
      for (; (await page.locator('.telling').count()) > 0; await page.keyboard.press('.')) {
        const line = (await page.locator('.event-lines li').last().textContent()) ?? '';
        const doom = /^Doom rises to (\d+)/.exec(line)?.[1];
        if (doom !== undefined) shownDoom.set(doom, String(await page.locator('.rail .doom .on').count()));
      }
    }
    // The doom track shows each step of doom that rises more than once after an answer.
    expect([...shownDoom]).toEqual([...shownDoom.keys()].map((doom) => [doom, doom]));
    expect(shownDoom.size).toBe(2);
    expect(await page.locator('.coach-note').textContent()).toMatch(/^Coach./);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('lets the table answer questions without a choice, except at the pace "step by step"', async () => {
    const { save, option } = findOnlyAnswer();
    for (const pace of ['at-once', 'steps'] as const) {
      const visitor = await Visitor.open(world, undefined, '');
      const { page } = visitor;
      await importMoment(page, save);
      await choosePace(page, pace);
      const before = Number(await page.getAttribute('main.table', 'data-answers'));
      await visitor.waitForChange(() => page.locator(`[data-option="${option}"]`).click());
      while ((await page.locator('.telling').count()) > 0) await page.keyboard.press('.');
      const after = Number(await page.getAttribute('main.table', 'data-answers'));
      expect(after - before > 1, pace).toBe(pace === 'at-once');
      expect((await visitor.readPage()).ids.length === 1, pace).toBe(pace === 'steps');
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    }
  });
});

/** A game of Haunt one answer before a question with a single option, and that answer. */
function findOnlyAnswer(): { save: Buffer; option: string } {
  const rules = haunt(new Content([BASE])) as unknown as GameDefinition<unknown, unknown, unknown, unknown>;
  for (let n = 0; n < 60; n++) {
    const play = Play.start(rules, { investigators: ['random', 'random'], ancientOne: 'random' }, `only-${n}`);
    for (let turn = 0; turn < 600; turn++) {
      const [decision, more] = play.decisions;
      if (!decision || more) break;
      const before = play.save();
      const option = decision.options[pseudoRandomChoice(turn, decision.options.length)]?.id ?? '';
      play.answer(decision.id, option);
      const [next, other] = play.decisions;
      if (next && !other && next.options.length === 1 && next.asides.length === 0 && decision.options.length > 1) {
        return { save: Buffer.from(JSON.stringify(before)), option };
      }
    }
  }
  throw new Error('no game has a question with a single option');
}
