/** The height of the sheet on a desktop (docs/first-time.md). */
import { loadBoxes } from '@vigil/content';
import { beforeAll, expect, it } from 'vitest';
import { openSharedWorld, READY_SELECTOR, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const INVESTIGATORS = [
  { name: 'Kate', sheet: 'kate-winthrop', place: 'easttown', clues: 1, skills: { speed: 3 } },
  { name: 'Joe', sheet: 'joe-diamond', place: 'woods', focus: 2 },
];
/** Questions with little and with much content: a walk, sliders, a fight, a fight after its dice. */
const QUESTIONS: readonly { readonly phase: string; readonly answers: readonly string[] }[] = [
  { phase: 'movement', answers: [] },
  { phase: 'upkeep', answers: [] },
  { phase: 'movement', answers: ['stop'] },
  { phase: 'movement', answers: ['stop', 'stop', 'fight'] },
];

/** Heights of sheet and chronicle for each question, by the width of the window. */
const heights = new Map<number, string[]>(SIZES.map(({ width }) => [width, []]));
beforeAll(async () => {
  const world = await openSharedWorld();
  for (const { phase, answers } of QUESTIONS) {
    const document = {
      name: 'a question',
      game: 'arkham',
      covers: [],
      ancientOne: 'azathoth',
      turn: 3,
      phase,
      investigators: INVESTIGATORS,
      board: { monsters: { woods: ['ghoul'] } },
      dice: [6, 6, 6, 6],
    } as const;
    const visitor = await Visitor.open(world, SIZES[0], '');
    const { page } = visitor;
    await importMoment(page, createPosition(document as never, answers, await loadBoxes(['base'])));
    await page.waitForSelector(`${READY_SELECTOR} [data-option]`);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const height = async (part: string) => Math.round((await page.locator(part).boundingBox())?.height ?? 0);
      heights.get(size.width)?.push(`${await height('.decision')} and ${await height('.chronicle')}`);
    }
    await visitor.leave();
  }
});

it.each(SIZES)(
  'the sheet and the chronicle keep their heights from question to question at $width by $height',
  ({ width }) => {
    const all = heights.get(width) ?? [];
    expect(all).toHaveLength(QUESTIONS.length);
    expect(new Set(all).size, all.join(', ')).toBe(1);
  },
);
