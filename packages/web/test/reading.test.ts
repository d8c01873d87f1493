/** Readable texts at the table. */
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { findMoment, importMoment } from './game-moments.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const MONSTERS_WITH_ABILITY = /^(?:dark-young|dhole|maniac|shoggoth|vampire|zombie|cultist)/;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

describe('texts at the table', () => {
  it('include clauses, which open below their id without covering an answer', async () => {
    const low = { width: 1440, height: 640 };
    const visitor = await Visitor.open(world, low);
    const { page } = visitor;
    await visitor.begin('clauses');
    const id = page.locator('.decision button.clause').first();
    const idBox = await id.boundingBox();
    await id.click();
    await page.locator('.clause-box:popover-open .clause-way').waitFor();
    const box = await page.locator('.clause-box:popover-open').boundingBox();
    const answers = await page.locator('.decision [data-option]').last().boundingBox();
    // There would be more space above.
    expect(idBox?.y).toBeGreaterThan(low.height / 2);
    expect(box?.y).toBeGreaterThan((answers?.y ?? 0) + (answers?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(low.height);
    await visitor.leave();
  });

  it('fade out at the end of a report that has to be scrolled', async () => {
    const visitor = await Visitor.open(world, DESK, '');
    const { page } = visitor;
    await importMoment(
      page,
      findMoment({ game: 'haunt', investigators: 3, seed: 'initiative', question: 'q.initiative' }),
    );
    const news = page.locator('.news');
    await news.waitFor();
    const fadeHeight = () => news.evaluate((one) => getComputedStyle(one).getPropertyValue('--fade-height'));
    // First too low for the report, then high enough.
    await news.evaluate((one) => one.setAttribute('style', 'flex: none; height: 40px; min-height: 0'));
    await expect.poll(fadeHeight).toBe('20px');
    await news.evaluate((one) => one.scrollTo(0, 10_000));
    await expect.poll(fadeHeight).toBe('0px');
    await news.evaluate((one) => one.setAttribute('style', 'flex: none; height: 600px; max-height: none'));
    await expect.poll(fadeHeight).toBe('0px');
    await visitor.leave();
  });

  it('take two lines on a phone for the abilities of a monster, outside a choice of weapons', async () => {
    const visitor = await Visitor.open(world, PHONE, '');
    const { page } = visitor;
    // A monster with a special ability.
    const hasAbility = (decision: TypedDecision) => MONSTERS_WITH_ABILITY.test(aboutOf(decision).monster ?? '');
    await importMoment(
      page,
      findMoment({ game: 'arkham', investigators: 3, seed: 'said', question: 'q.fight-or-evade', matches: hasAbility }),
    );
    const text = page.locator('.foe-text > p:not(.atmosphere)').first();
    await text.waitFor();
    await text.evaluate((one) => {
      one.textContent =
        'Every physical bonus against it is halved, and it is halved again where nobody would have thought so. ';
    });
    const lines = await text.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines)).toBe(2);
    await visitor.leave();
  });
});
