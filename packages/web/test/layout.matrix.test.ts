/** The table at common window sizes in situations with much content: no overflow and no accessibility violations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAKED_TEXT } from './answer-methods.js';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { findMoment, importMoment, type MomentRequest } from './game-moments.js';
import { findLayoutFaults, PANES } from './layout-faults.js';
import { samplePairs } from './matrix.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;
/** Further sizes, for the situations with the most content. */
const EXTRA_SIZES = [
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
const SITUATIONS: readonly (MomentRequest & { readonly name: string })[] = [
  {
    name: 'eight investigators, movement',
    game: 'arkham',
    investigators: 8,
    seed: 'eight',
    question: 'q.movement',
    after: 150,
  },
  {
    name: 'fight or evade, with odds',
    game: 'arkham',
    investigators: 2,
    seed: 'odds',
    question: 'q.fight-or-evade',
  },
  { name: 'a fight', game: 'arkham', investigators: 3, seed: 'fight', question: 'q.hands', after: 60 },
  { name: 'after a roll', game: 'arkham', investigators: 4, seed: 'roll', question: 'q.after-roll', after: 60 },
  { name: 'the final battle', game: 'arkham', investigators: 8, seed: 'final', question: 'q.final-attack' },
  { name: 'the end', game: 'arkham', investigators: 1, seed: 'end' },
  {
    name: 'five investigators, who acts next',
    game: 'haunt',
    investigators: 5,
    seed: 'day',
    question: 'q.day',
    after: 150,
  },
  { name: 'a bonus before a roll', game: 'haunt', investigators: 3, seed: 'bonus', question: 'q.bonus', after: 60 },
  { name: 'a fight', game: 'haunt', investigators: 2, seed: 'fight', question: 'q.hands', after: 40 },
  { name: 'the end', game: 'haunt', investigators: 2, seed: 'end' },
];

const GERMAN: readonly (MomentRequest & { readonly name: string })[] = [
  { name: 'the final battle', game: 'arkham', investigators: 8, seed: 'final', question: 'q.final-attack' },
  { name: 'a move in the city', game: 'haunt', investigators: 3, seed: 'city', question: 'q.movement' },
  { name: 'who acts next', game: 'haunt', investigators: 5, seed: 'day', question: 'q.day', after: 150 },
  { name: 'a choice of weapons', game: 'haunt', investigators: 2, seed: 'calm', question: 'q.hands', after: 20 },
];

/** The sizes for a situation. */
const sizesOf = ({ investigators }: MomentRequest) => (investigators >= 5 ? [...SIZES, ...EXTRA_SIZES] : SIZES);
const listWidths = (sizes: readonly { readonly width: number }[]) => sizes.map(({ width }) => width).join(' ');

describe('the table in every situation', () => {
  it.each(
    samplePairs('situations', SITUATIONS, sizesOf).map(([one, sizes]) => ({ ...one, sizes, at: listWidths(sizes) })),
  )('fits windows $at wide, and is accessible: $game, $name', async ({ sizes, at, ...situation }) => {
    const visitor = await Visitor.open(world, SIZES[2], '');
    const { page } = visitor;
    await importMoment(page, findMoment(situation));
    const faults: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      const panes = (await page.locator('.tabs').isVisible()) ? PANES : [undefined];
      for (const pane of panes) {
        if (pane) await page.locator('.tabs').getByRole('button', { name: pane, exact: true }).click();
        for (const one of await findLayoutFaults(page)) faults.push(`${size.width} ${pane ?? ''}: ${one}`);
      }
      // axe is slow, so on the phone it checks only the situations with the most content.
      if (size.width === 1440 || (size.width === 390 && situation.investigators >= 5)) {
        for (const one of await findAxeViolations(page)) faults.push(`${size.width}: ${one}`);
      }
    }
    expect(faults).toEqual([]);
    expect((await visitor.readPage()).allText).not.toMatch(LEAKED_TEXT);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it.each(
    samplePairs('situations in German', GERMAN, () => [...SIZES.slice(1), ...EXTRA_SIZES]).map(([one, sizes]) => ({
      ...one,
      sizes,
      at: listWidths(sizes),
    })),
  )('fits windows $at wide in German: $game, $name', async ({ sizes, at, ...situation }) => {
    const visitor = await Visitor.open(world, SIZES[2], '', 'no-delay', { language: 'de' });
    const { page } = visitor;
    await importMoment(page, findMoment(situation));
    const faults: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const one of await findLayoutFaults(page)) faults.push(`${size.width}: ${one}`);
    }
    expect(faults).toEqual([]);
    await visitor.leave();
  });
});
