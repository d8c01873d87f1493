/** The table at the sizes people have, in the situations that show most: nothing overflows, axe finds nothing wrong. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.js';
import { openWorld, Visitor, type World } from './browser.js';
import { NO_WORDS } from './hands.js';
import { drawnWith } from './matrix.js';
import { momentOf, takeIn, type Wanted } from './moments.js';
import { PANES, stickingOut } from './sticking-out.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;
/** Those between and beyond, for the situations that show most. */
const MORE = [
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
const SITUATIONS: readonly (Wanted & { readonly name: string })[] = [
  {
    name: 'eight investigators, movement',
    game: 'arkham',
    investigators: 8,
    seed: 'eight',
    question: 'q.movement',
    after: 150,
  },
  {
    name: 'a fight or a flight with its odds',
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

const GERMAN: readonly (Wanted & { readonly name: string })[] = [
  { name: 'the final battle', game: 'arkham', investigators: 8, seed: 'final', question: 'q.final-attack' },
  { name: 'a move in the city', game: 'haunt', investigators: 3, seed: 'city', question: 'q.movement' },
  { name: 'who acts next', game: 'haunt', investigators: 5, seed: 'day', question: 'q.day', after: 150 },
];

/** The situation's own sizes: all of them for those that show most. */
const sizesOf = ({ investigators }: Wanted) => (investigators >= 5 ? [...SIZES, ...MORE] : SIZES);
const named = (sizes: readonly { readonly width: number }[]) => sizes.map(({ width }) => width).join(' ');

describe('the table in every situation', () => {
  it.each(drawnWith('situations', SITUATIONS, sizesOf).map(([one, sizes]) => ({ ...one, sizes, at: named(sizes) })))(
    '$game, $name: fits windows $at wide, and axe finds nothing wrong',
    async ({ sizes, at, ...situation }) => {
      const visitor = await Visitor.at(world, SIZES[2], '');
      const { page } = visitor;
      await takeIn(page, momentOf(situation));
      const wrong: string[] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        const panes = (await page.locator('.tabs').isVisible()) ? PANES : [undefined];
        for (const pane of panes) {
          if (pane) await page.locator('.tabs').getByRole('button', { name: pane, exact: true }).click();
          for (const one of await stickingOut(page)) wrong.push(`${size.width} ${pane ?? ''}: ${one}`);
        }
        // axe takes its time: of the phone it sees the questions that show most.
        if (size.width === 1440 || (size.width === 390 && situation.investigators >= 5)) {
          for (const one of await faults(page)) wrong.push(`${size.width}: ${one}`);
        }
      }
      expect(wrong).toEqual([]);
      expect((await visitor.see()).everything).not.toMatch(NO_WORDS);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it.each(
    drawnWith('situations in German', GERMAN, () => [...SIZES.slice(1), ...MORE]).map(([one, sizes]) => ({
      ...one,
      sizes,
      at: named(sizes),
    })),
  )('fits windows $at wide in German, whose words are long: $game, $name', async ({ sizes, at, ...situation }) => {
    const visitor = await Visitor.at(world, SIZES[2], '', 'steady', { language: 'de' });
    const { page } = visitor;
    await takeIn(page, momentOf(situation));
    const wrong: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const one of await stickingOut(page)) wrong.push(`${size.width}: ${one}`);
    }
    expect(wrong).toEqual([]);
    await visitor.leave();
  });
});
