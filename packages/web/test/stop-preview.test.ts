/** The preview of stopping at a place: cards that apply where a movement ends. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

const CURFEW = {
  name: 'in the street at night',
  ancientOne: 'yig',
  phase: 'movement',
  environment: 'curfew-enforced',
  investigators: [
    { name: 'Joe', sheet: 'joe-diamond', place: 'northside', clues: 0, cards: [], skills: { speed: 2, will: 2 } },
  ],
};

describe('the preview of stopping in a street', () => {
  it.each([
    ['en', 'Curfew Enforced: Will check 56%', 'Will check. Failed: you are arrested.'],
    ['de', 'Ausgangssperre: Willensprobe 56 %', 'Willensprobe. Misslungen: Du wirst verhaftet.'],
  ])(
    'names the card that applies there, with its check and its text (%s) [A-MISC-14]',
    async (language, title, text) => {
      const visitor = await Visitor.open(world, undefined, '', 'no-delay', { language });
      await importMoment(visitor.page, createPosition(CURFEW as never));
      const preview = visitor.page.locator('.stop-preview li.danger');
      const shown = (await preview.first().innerText()).replace(/\s+/g, ' ');
      expect(shown).toContain(title);
      expect(shown).toContain(text);
      await visitor.leave();
    },
  );
});
