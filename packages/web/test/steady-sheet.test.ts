/** The sheet of a question on a desk: it keeps its height, whatever is asked (docs/first-time.md). */
import { loadBoxes } from '@vigil/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askedAt, openWorld, READY, Visitor, type World } from './browser.js';
import { positionOf, takeIn } from './moments.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PEOPLE = [
  { name: 'Kate', sheet: 'kate-winthrop', place: 'easttown', clues: 1, skills: { speed: 3 } },
  { name: 'Joe', sheet: 'joe-diamond', place: 'woods', focus: 2 },
];
/** Questions with little to read and with much: a walk, sliders, a fight with its dice. */
const QUESTIONS: readonly { readonly phase: string; readonly answers: readonly string[] }[] = [
  { phase: 'movement', answers: [] },
  { phase: 'upkeep', answers: [] },
  { phase: 'movement', answers: ['stop'] },
  { phase: 'movement', answers: ['stop', 'stop', 'fight'] },
];

it.each([
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])('keeps its height from question to question at $width by $height, and so does the chronicle', async (size) => {
  const heights = new Set<string>();
  for (const { phase, answers } of QUESTIONS) {
    const document = {
      name: 'a question',
      game: 'arkham',
      covers: [],
      ancientOne: 'azathoth',
      turn: 3,
      phase,
      investigators: PEOPLE,
      board: { monsters: { woods: ['ghoul'] } },
      dice: [6, 6, 6, 6],
    } as const;
    const visitor = await Visitor.at(world, size, '');
    await takeIn(visitor.page, positionOf(document as never, answers, await loadBoxes(['base'])));
    await askedAt(visitor.page);
    await visitor.page.waitForSelector(`${READY} [data-option]`);
    const height = async (part: string) => Math.round((await visitor.page.locator(part).boundingBox())?.height ?? 0);
    heights.add(`${await height('.decision')} and ${await height('.chronicle')}`);
    await visitor.leave();
  }
  expect([...heights]).toHaveLength(1);
});
