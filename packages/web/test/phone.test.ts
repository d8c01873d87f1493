/** Decisions on a phone: question, odds and answers are visible without scrolling. */
import { aboutOf, type TypedDecision } from '@vigil/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPhonePage, openSharedWorld, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { createPosition, findMoment, importMoment, type MomentRequest } from './game-moments.js';
import { startOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const hasWeapons = (n: number) => (decision: { options: readonly unknown[] }) => decision.options.length === n + 1;

const SITUATIONS: readonly (MomentRequest & { readonly name: string })[] = [
  { name: 'fight or evade', game: 'arkham', investigators: 3, seed: 'phone', question: 'q.fight-or-evade', after: 60 },
  {
    name: 'a choice of two weapons',
    game: 'arkham',
    investigators: 3,
    seed: 'two',
    question: 'q.hands',
    matches: hasWeapons(2),
  },
  {
    name: 'a choice of four weapons',
    game: 'arkham',
    investigators: 4,
    seed: 'four',
    question: 'q.hands',
    matches: hasWeapons(4),
  },
  {
    name: 'a choice of three weapons',
    game: 'haunt',
    investigators: 3,
    seed: 'three',
    question: 'q.hands',
    matches: hasWeapons(3),
  },
  { name: 'the initiative', game: 'haunt', investigators: 3, seed: 'initiative', question: 'q.initiative' },
  { name: 'a bonus', game: 'haunt', investigators: 3, seed: 'bonus', question: 'q.bonus', after: 60 },
  {
    name: 'an optional check',
    game: 'arkham',
    investigators: 2,
    seed: 'may',
    question: 'q.may',
    matches: (decision) => Object.keys(aboutOf(decision).checks ?? {}).length > 0,
  },
];

/** Parts of question and answers that are cut off or covered before any scrolling. */
function findOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('.decision')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.decision h2, .decision [data-option], .foe h3, .likelihood')];
    return parts.flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (!sheet || box.top < sheet.top || box.bottom > sheet.bottom + 1) return [`${one.textContent}: outside`];
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top && (one.contains(top) || top.contains(one)) ? [] : [`${one.textContent}: covered`];
    });
  });
}

describe('the page on a phone', () => {
  it.each(SITUATIONS)('shows question, odds and all answers at once: $game, $name', async (situation) => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    await importMoment(visitor.page, findMoment(situation));
    await visitor.page.evaluate(() => document.fonts.ready);
    expect(await findOutOfSight(visitor.page)).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('explains a destination at the first tap, and goes there at the second', async () => {
    const page = await openPhonePage(world, '#history');
    const hasFarPlaces = (decision: TypedDecision) => (aboutOf(decision).reach ?? []).length > 5;
    await importMoment(
      page,
      findMoment({
        game: 'arkham',
        investigators: 2,
        seed: 'finger',
        question: 'q.movement',
        after: 40,
        matches: hasFarPlaces,
      }),
    );
    const answers = () => page.getAttribute('main.table', 'data-answers');
    const before = await answers();
    const row = page.locator('.destination').nth(1);
    await row.tap();
    await page.locator('.destination.lit').nth(0).waitFor();
    await page.waitForTimeout(600);
    expect([await answers(), await row.getAttribute('class')]).toEqual([before, expect.stringContaining('lit')]);
    await row.tap();
    await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
    await page.context().close();
  });

  it('shows both hands of a trade, the offers and its buttons at once', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    const { page } = visitor;
    const trade = createPosition(
      {
        name: 'a trade on a phone',
        game: 'arkham',
        ancientOne: 'yig',
        covers: [],
        phase: 'movement',
        investigators: [
          { name: 'Joe', sheet: 'joe-diamond', place: 'downtown', cards: ['38-revolver', 'axe', 'lantern', 'food'] },
          { name: 'Amanda', sheet: 'amanda-sharpe', place: 'downtown', cards: ['heal', 'wither', 'cross'], money: 2 },
        ],
      } as unknown as Parameters<typeof createPosition>[0],
      ['trade:0:1'],
    );
    await importMoment(page, trade);
    expect(await findOutOfSight(page)).toEqual([]);
    await page.locator('.tools').getByRole('button', { name: 'Games' }).click({ trial: true });
    await visitor.leave();
  });

  it('shortens a long name of a phase, so that no button covers the tracks', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    const { page } = visitor;
    const position = {
      name: 'a phase on a phone',
      game: 'arkham',
      ancientOne: 'yig',
      covers: [],
      phase: 'movement',
      investigators: [{ name: 'Joe', sheet: 'joe-diamond', place: 'downtown' }],
    };
    await importMoment(page, createPosition(position as unknown as Parameters<typeof createPosition>[0], []));
    // The longest name in any language.
    await page
      .locator('.brief span')
      .first()
      .evaluate((it) => {
        it.textContent = 'Runde 12 · Begegnungen in anderen Welten';
      });
    const left = (await page.locator('.tools').boundingBox())?.x ?? 0;
    // A number and its symbol are on the same line.
    for (const one of await page.locator('.brief i').all())
      expect(await one.evaluate((it) => new Set([...it.getClientRects()].map(({ top }) => top)).size)).toBe(1);
    for (const one of await page.locator('.brief span').all()) {
      const box = await one.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left);
    }
    await visitor.leave();
  });

  it('keeps the button that begins a game visible at every part of the form, without covering the focus', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 });
    const { page } = visitor;
    const begin = page.getByRole('button', { name: startOf('ui.start.begin') });
    const isVisible = () => begin.evaluate((one) => one.getBoundingClientRect().bottom <= window.innerHeight);
    expect(await isVisible()).toBe(true);
    for (const person of await page.locator('.people button').all()) {
      await person.focus();
      const [focused, summary] = [await person.boundingBox(), await page.locator('.setup-summary').boundingBox()];
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((summary?.y ?? 0) + 1);
    }
    expect(await isVisible()).toBe(true);
    await begin.click();
    await waitForQuestion(page);
    await visitor.leave();
  });
});
