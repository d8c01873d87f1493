/** The abilities of investigators on their sheets. */
import { BASE } from '@vigil/content';
import { type GameDefinition, Play } from '@vigil/engine';
import { arkham, Content, haunt, REMOVED_SHEETS } from '@vigil/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { importMoment } from './game-moments.js';
import { crossProduct, sampleCases } from './matrix.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

type AnyGame = GameDefinition<unknown, unknown, unknown, unknown>;

const ALL_INVESTIGATORS = BASE.investigators.map(({ id }) => id);
/** Tables that together seat every investigator once. */
const TABLES = (['arkham', 'haunt'] as const).flatMap((game) => {
  const [most, people] =
    game === 'arkham' ? [8, ALL_INVESTIGATORS] : [5, ALL_INVESTIGATORS.filter((id) => !REMOVED_SHEETS.includes(id))];
  return Array.from({ length: Math.ceil(people.length / most) }, (_, n) => ({
    game,
    investigators: people.slice(n * most, (n + 1) * most),
  }));
});

const CASES = crossProduct(TABLES, ['en', 'de']).map(([table, language]) => ({ ...table, language }));

it.each(sampleCases('sheets', CASES))(
  'every ability is shown in full at 1440 by 900: $game, $investigators.0 and others ($language)',
  async ({ game, investigators, language }) => {
    const rules = (game === 'arkham' ? arkham : haunt)(new Content([BASE])) as unknown as AnyGame;
    const play = Play.start(rules, { investigators, ancientOne: 'cthulhu' }, 'sheets');
    const visitor = await Visitor.open(world, { width: 1440, height: 900 }, '', 'no-delay', { language });
    const { page } = visitor;
    await importMoment(page, Buffer.from(JSON.stringify(play.save())));
    const party = page.locator('.party button');
    expect(await party.count()).toBe(investigators.length);
    const faults: string[] = [];
    for (const [seat, id] of investigators.entries()) {
      await party.nth(seat).click();
      const cut = await page.evaluate(() => {
        const [who, ability] = ['.who', '.ability'].map((one) => document.querySelector(`.sheet ${one}`));
        if (!who || !ability?.textContent) return 'no ability';
        const over = ability.getBoundingClientRect().bottom - who.getBoundingClientRect().bottom;
        return over > 0.5 || who.scrollHeight > who.clientHeight + 1 ? `${Math.round(over)} pixels too long` : '';
      });
      if (cut !== '') faults.push(`${id}: ${cut}`);
    }
    expect(faults).toEqual([]);
    await visitor.leave();
  },
);
