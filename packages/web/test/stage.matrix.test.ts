/** The stage of the encounter with the Ancient One in Haunt, in front of the board. */
import { BASE } from '@vigil/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';
import { sampleCases } from './matrix.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** Two investigators seal the gate in the Woods with a full doom track, so that both are drawn in. */
function createEncounter(ancientOne: string): Buffer {
  const { doom = 0 } = BASE.ancientOnes.find(({ id }) => id === ancientOne) ?? {};
  const common = { place: 'woods', clues: 9 };
  const trophies = { monsterTrophies: ['ghoul'], gateTrophies: ['yuggoth'] };
  return createPosition(
    {
      name: `drawn to ${ancientOne}`,
      game: 'haunt',
      ancientOne,
      covers: [],
      investigators: [
        { name: 'Gloria', sheet: 'gloria-goldberg', ...common, ...trophies },
        { name: 'Joe', sheet: 'joe-diamond', ...common, ...trophies },
      ],
      houseRules: { azathoth: 'noAttack' },
      phase: 'city',
      segment: 5,
      active: 'Gloria',
      doom: doom - 2,
      mythos: ['all-quiet-in-arkham'],
      board: { gates: { woods: 'abyss', graveyard: { down: 'rlyeh' } } },
    } as unknown as Parameters<typeof createPosition>[0],
    ['seal', 'doom:2:terror:0'],
  );
}

describe('an encounter with the Ancient One', () => {
  it.each(sampleCases('the stage', BASE.ancientOnes))(
    'replaces the board with $name, its doom track and the investigators, and a button shows the city',
    async ({ id, name, doom }) => {
      const visitor = await Visitor.open(world, { width: 1440, height: 900 }, '');
      const { page } = visitor;
      await importMoment(page, createEncounter(id));
      const stage = page.getByRole('region', { name: 'The encounter with the Ancient One' });
      await stage.locator('.stage-picture img.stage-scene').waitFor();
      expect(await stage.getByRole('heading').textContent()).toBe(name);
      expect(await stage.locator('.stage-doom .on').count()).toBe(doom);
      expect(await stage.locator('.stage-people .drawn').count()).toBeGreaterThan(0);
      // The attack affects the investigators in the encounter, not all as in Arkham Horror.
      expect(await stage.textContent()).not.toContain('Each investigator:');
      await stage.getByRole('button', { name: 'The city' }).click();
      expect(await page.locator('.board').isVisible()).toBe(true);
      expect(visitor.pageErrors).toEqual([]);
      await visitor.leave();
    },
  );
});
