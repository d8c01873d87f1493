/** What the terminal says of answers before they are taken: the likeliest first, and what comes of stopping at a place. */
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { destinationsOf, foeOdds, perCent } from '@vigil/table';
import { describe, expect, it, vi } from 'vitest';
import { playOn, sit, type TestTable } from './at-terminal.js';

vi.setConfig({ testTimeout: 60_000 });

const FOR_ONE_THING = ['q.explored-gate', 'q.initiative', 'q.bonus', 'q.which-first', 'q.engage-monster', 'q.hands'];
const GAMES = [
  {
    game: 'arkham',
    investigators: ['joe-diamond', 'kate-winthrop', 'jenny-barnes'],
    kinds: ['q.which-first', 'q.hands'],
  },
  { game: 'haunt', investigators: ['joe-diamond', 'kate-winthrop'], kinds: ['q.bonus', 'q.engage-monster'] },
] as const;

/** The chances of the answers that are listed now, from the first on. */
function chancesOf(at: TestTable): number[] {
  const lines = at.type('v').split('\n');
  return lines.flatMap((line) => {
    const found = /^ *\d+ {2}.*? {2}(\d+)\s%/.exec(line);
    return found ? [Number(found[1])] : [];
  });
}

describe('answers at the terminal', () => {
  it.each(GAMES)(
    'of $game that roll for one thing are listed with the likeliest first, and number 1 is that one',
    async ({ kinds, ...one }) => {
      const met = new Set<string>();
      for (const seed of ['T', 'U', 'V', 'W']) {
        const at = await sit({ ...one, seed });
        for (let i = 0; i < 60 && !at.now.outcome; i++) {
          playOn(at, 40, ({ decisions }) => FOR_ONE_THING.includes(decisions[0]?.key ?? ''));
          const [decision] = at.now.decisions;
          if (!decision || !FOR_ONE_THING.includes(decision.key)) break;
          const chances = chancesOf(at);
          expect([decision.key, chances]).toEqual([decision.key, [...chances].sort((a, b) => b - a)]);
          if (new Set(chances).size > 1) met.add(decision.key);
          playOn(at, 1);
        }
      }
      expect([...met]).toEqual(expect.arrayContaining([...kinds]));
    },
  );

  it.each(GAMES)(
    'of $game who walks say what comes of stopping at each place in reach',
    async ({ kinds: _, ...one }) => {
      let [places, faced, past] = [0, 0, 0];
      const at = await sit(one);
      for (let i = 0; i < 25 && !at.now.outcome; i++) {
        playOn(at, 60, ({ decisions }) => decisions.some(({ key }) => key === 'q.movement'));
        const moving = at.now.decisions.find(({ key }) => key === 'q.movement') as TypedDecision | undefined;
        if (!moving) break;
        for (const to of destinationsOf(at.game.content, at.now.view, moving) ?? []) {
          const said = at.type(`if ${to.place}`);
          places++;
          for (const foe of to.meets) {
            faced++;
            const { fight } = foeOdds(foe);
            if (fight !== undefined) expect(said).toContain(`beat it by one roll ${perCent(fight)}`);
          }
          if (to.past.length > 0) {
            past++;
            expect(said).toMatch(new RegExp(`Past .*: ${perCent(to.chance)}`));
          }
          expect(said).not.toMatch(/[⟦⟧]|undefined|NaN|\[object/);
        }
        // What comes of staying is what is told of the place he is at.
        expect(at.type('if')).toContain('If you stop here');
        expect(aboutOf(moving).foes).toBeDefined();
        playOn(at, 1);
      }
      expect(places).toBeGreaterThan(50);
      expect(faced).toBeGreaterThan(0);
      if (one.game === 'arkham') expect(past).toBeGreaterThan(0);
      expect(at.type('if atlantis')).toMatch(/not in reach|Nobody is walking/);
    },
  );
});
