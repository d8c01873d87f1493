/** The layout of the table while the pointer moves over a question. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedWorld, READY_SELECTOR, type TestWorld, Visitor } from './browser.js';
import { findMoment, importMoment, type MomentRequest } from './game-moments.js';
import { crossProduct, sampleCases } from './matrix.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Number of heights of the panel at which the pointer rests. */
const HEIGHT_COUNT = 25;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
] as const;
/** Kinds of questions, each with the least number of answers before it. */
const QUESTIONS: Readonly<Record<MomentRequest['game'], Readonly<Record<string, number>>>> = {
  arkham: {
    'q.start-speed-sneak': 0,
    'q.movement': 40,
    'q.hands': 30,
    'q.fight-or-evade': 0,
    'q.after-roll': 20,
    'q.sliders': 20,
    'q.location': 0,
    'q.new-investigator': 0,
    'q.take-clues': 0,
    'q.which-first': 0,
    'q.choose': 0,
    'q.final-attack': 0,
  },
  haunt: {
    'q.turn-gate': 0,
    'q.tokens': 0,
    'q.marker-off': 0,
    'q.day': 30,
    'q.end-day': 0,
    'q.activity': 0,
    'q.movement': 20,
    'q.engage-monster': 0,
    'q.bonus': 20,
    'q.hands': 20,
  },
};
const REQUESTS = (['arkham', 'haunt'] as const).flatMap((game) =>
  Object.entries(QUESTIONS[game]).map(([question, after]) => ({
    game,
    investigators: 2,
    seed: 'calm',
    question,
    after,
  })),
);

const CASES = crossProduct(REQUESTS, SIZES).map(([request, size]) => ({ ...request, size, width: size.width }));

it.each(sampleCases('pointer over a question', CASES))(
  'the layout does not move while the pointer is over the panel: $game, $question, $width wide',
  async ({ size, ...request }) => {
    const visitor = await Visitor.open(world, size, '');
    const { page } = visitor;
    await importMoment(page, findMoment(request));
    await page.waitForSelector(`${READY_SELECTOR} [data-option]`);
    await page.mouse.move(700, 5);
    await page.waitForTimeout(150);
    const panel = await page.locator('.decision').boundingBox();
    if (!panel) throw new Error('there is no panel');
    const moved: string[] = [];
    await page.evaluate(watchLayout);
    for (let n = 0; n < HEIGHT_COUNT; n++) {
      const y = Math.min(panel.y + ((n + 0.5) / HEIGHT_COUNT) * panel.height, size.height - 2);
      await page.mouse.move(panel.x + panel.width * 0.4, y);
      await page.waitForTimeout(80);
      for (const line of await page.evaluate(findMoved)) moved.push(`at ${Math.round(y)}: ${line}`);
    }
    expect(moved).toEqual([]);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  },
);

it('the log keeps its height when the chance of winning is shown above the timeline', async () => {
  const heights = [];
  for (const analysis of [false, true]) {
    const visitor = await Visitor.open(world, SIZES[0], '', 'no-delay', { isOwn: true });
    const { page } = visitor;
    await page.evaluate((withAnalysis) => {
      const before = JSON.parse(localStorage.getItem('vigil.settings') ?? '{}');
      localStorage.setItem('vigil.settings', JSON.stringify({ ...before, analysis: withAnalysis }));
    }, analysis);
    await page.reload();
    await importMoment(page, findMoment({ game: 'arkham', investigators: 2, seed: 'calm', question: 'q.movement' }));
    await page.waitForSelector('.timeline-line');
    if (analysis) await page.waitForSelector('.chance-line');
    heights.push((await page.locator('.chronicle > ol').boundingBox())?.height);
    await visitor.leave();
  }
  expect(heights[1]).toBe(heights[0]);
});

/** Recorded positions of elements, and scrolls since. */
interface LayoutWatch {
  readonly elements: readonly (readonly [Element, string])[];
  readonly scrolled: string[];
}

/** Runs in the page: records the positions of controls and panels, and every scroll from now on. */
function watchLayout(): void {
  const scrolled: string[] = [];
  const parts = 'button, a, h2, .sheet, .card, [data-place], .chronicle, .rail, .party, .planner';
  const elements = [...document.querySelectorAll(parts)]
    .filter((one) => !one.closest('.inspector'))
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one, [x, y, width, height].map(Math.round).join(' ')] as const;
    });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && !target.closest('.inspector')) scrolled.push(`${target.className} scrolls`);
    },
    true,
  );
  Object.assign(window, { layoutWatch: { elements, scrolled } });
}

/** Runs in the page: reports what has moved since the watch began, in at most three lines. */
function findMoved(): string[] {
  const { elements, scrolled } = (window as unknown as { layoutWatch: LayoutWatch }).layoutWatch;
  const moved = elements.flatMap(([one, before]) => {
    // Highlighted tokens grow, highlighted cards rise, and parts of the preview are replaced.
    if (!one.isConnected || one.closest('.board, .lit')) return [];
    const { x, y, width, height } = one.getBoundingClientRect();
    const now = [x, y, width, height].map(Math.round).join(' ');
    return now === before
      ? []
      : [`${one.className || one.tagName} ${(one.textContent ?? '').slice(0, 30)}: ${before} → ${now}`];
  });
  return [...scrolled.splice(0), ...moved].slice(0, 3);
}
