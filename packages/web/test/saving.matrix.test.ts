/** Reloads of the page at every kind of question. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { findMoment, importMoment, type MomentRequest } from './game-moments.js';
import { sampleCases } from './matrix.js';
import { expectSame, reload } from './reloading.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Kinds of questions that differ in their form or in the state of the rules. */
const QUESTIONS: Readonly<Record<MomentRequest['game'], readonly string[]>> = {
  arkham: [
    'q.start-speed-sneak',
    'q.sliders',
    'q.movement',
    'q.take-clues',
    'q.which-first',
    'q.fight-or-evade',
    'q.hands',
    'q.after-roll',
    'q.choose',
    'q.final-attack',
  ],
  haunt: [
    'q.turn-gate',
    'q.tokens',
    'q.marker-off',
    'q.day',
    'q.end-day',
    'q.movement',
    'q.engage-monster',
    'q.bonus',
    'q.activity',
    'q.hands',
  ],
};

const CASES = (['arkham', 'haunt'] as const).flatMap((game) => QUESTIONS[game].map((question) => ({ game, question })));

it.each(sampleCases('questions', CASES))(
  'a reload at $question of $game keeps the state',
  async ({ game, question }) => {
    const visitor = await Visitor.open(world, undefined, '');
    await importMoment(visitor.page, findMoment({ game, investigators: 3, seed: 'anew', question, after: 1 }));
    const [before, after] = await reload(visitor);
    expectSame(after, before);
    // The game continues.
    const [first] = after.ids;
    await visitor.waitForChange(() => visitor.page.locator(`[data-option="${first}"]`).first().click());
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  },
);
