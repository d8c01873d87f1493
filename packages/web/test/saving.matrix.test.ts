/** The page loaded anew in the middle of any kind of question: nothing is lost. */
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

/** Kinds of questions that differ in what the page shows of them or in what the rules hold while they ask. */
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
  'a page loaded anew in the middle of $question of $game loses nothing',
  async ({ game, question }) => {
    const visitor = await Visitor.open(world, undefined, '');
    await importMoment(visitor.page, findMoment({ game, investigators: 3, seed: 'anew', question, after: 1 }));
    const [before, after] = await reload(visitor);
    expectSame(after, before);
    // It is a game that goes on, not a picture of one.
    const [first] = after.ids;
    await visitor.waitForChange(() => visitor.page.locator(`[data-option="${first}"]`).first().click());
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);
