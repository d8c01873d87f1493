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

const weapons = (n: number) => (decision: { options: readonly unknown[] }) => decision.options.length === n + 1;

const SITUATIONS: readonly (MomentRequest & { readonly name: string })[] = [
  { name: 'fight or evade', game: 'arkham', investigators: 3, seed: 'phone', question: 'q.fight-or-evade', after: 60 },
  {
    name: 'two to fight with',
    game: 'arkham',
    investigators: 3,
    seed: 'two',
    question: 'q.hands',
    matches: weapons(2),
  },
  {
    name: 'four to fight with',
    game: 'arkham',
    investigators: 4,
    seed: 'four',
    question: 'q.hands',
    matches: weapons(4),
  },
  {
    name: 'three to fight with',
    game: 'haunt',
    investigators: 3,
    seed: 'three',
    question: 'q.hands',
    matches: weapons(3),
  },
  { name: 'the initiative', game: 'haunt', investigators: 3, seed: 'initiative', question: 'q.initiative' },
  { name: 'a bonus', game: 'haunt', investigators: 3, seed: 'bonus', question: 'q.bonus', after: 60 },
  {
    name: 'a check by choice',
    game: 'arkham',
    investigators: 2,
    seed: 'may',
    question: 'q.may',
    matches: (decision) => Object.keys(aboutOf(decision).checks ?? {}).length > 0,
  },
];

/** Lists the parts of question and answers that are cut off in the sheet's first view, or covered. */
function findOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('.decision')?.getBoundingClientRect();
    const seen = [...document.querySelectorAll('.decision h2, .decision [data-option], .foe h3, .likelihood')];
    return seen.flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (!sheet || box.top < sheet.top || box.bottom > sheet.bottom + 1) return [`${one.textContent}: outside`];
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top && (one.contains(top) || top.contains(one)) ? [] : [`${one.textContent}: covered`];
    });
  });
}

describe('on a phone', () => {
  it.each(SITUATIONS)('$game, $name: question, odds and all answers are seen at once', async (situation) => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    await importMoment(visitor.page, findMoment(situation));
    await visitor.page.evaluate(() => document.fonts.ready);
    expect(await findOutOfSight(visitor.page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('a finger looks at a place first, and goes there with the second touch', async () => {
    const page = await openPhonePage(world, '#history');
    const far = (decision: TypedDecision) => (aboutOf(decision).reach ?? []).length > 5;
    await importMoment(
      page,
      findMoment({ game: 'arkham', investigators: 2, seed: 'finger', question: 'q.movement', after: 40, matches: far }),
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

  it('a trade shows both hands, the cloth between them and its end at once', async () => {
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

  it('a long phase is cut short, so that no button lies over what is tracked', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 }, '');
    const { page } = visitor;
    const anywhere = {
      name: 'a phase on a phone',
      game: 'arkham',
      ancientOne: 'yig',
      covers: [],
      phase: 'movement',
      investigators: [{ name: 'Joe', sheet: 'joe-diamond', place: 'downtown' }],
    };
    await importMoment(page, createPosition(anywhere as unknown as Parameters<typeof createPosition>[0], []));
    // As long as the longest one of any language.
    await page
      .locator('.brief span')
      .first()
      .evaluate((it) => {
        it.textContent = 'Runde 12 · Begegnungen in anderen Welten';
      });
    const left = (await page.locator('.tools').boundingBox())?.x ?? 0;
    // A figure is not torn from what it is of.
    for (const one of await page.locator('.brief i').all())
      expect(await one.evaluate((it) => new Set([...it.getClientRects()].map(({ top }) => top)).size)).toBe(1);
    for (const one of await page.locator('.brief span').all()) {
      const box = await one.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left);
    }
    await visitor.leave();
  });

  it('the way into a new game stays in sight however far one is in its form, and hides nothing that has the focus', async () => {
    const visitor = await Visitor.open(world, { width: 390, height: 844 });
    const { page } = visitor;
    const begin = page.getByRole('button', { name: startOf('ui.start.begin') });
    const inSight = () => begin.evaluate((one) => one.getBoundingClientRect().bottom <= window.innerHeight);
    expect(await inSight()).toBe(true);
    for (const person of await page.locator('.people button').all()) {
      await person.focus();
      const [under, over] = [await person.boundingBox(), await page.locator('.setup-summary').boundingBox()];
      expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual((over?.y ?? 0) + 1);
    }
    expect(await inSight()).toBe(true);
    await begin.click();
    await waitForQuestion(page);
    await visitor.leave();
  });
});
