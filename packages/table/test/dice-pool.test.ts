import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkhamLab, hauntLab } from '@vigil/lab';
import { aboutOf, bestDice, type CheckDetails, type TypedDecision, UNTIL_TURN_ENDS } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { dicePoolOf } from '../src/index.js';

const check = (more: Partial<CheckDetails>): CheckDetails => ({
  check: 'will',
  sources: [],
  dice: 0,
  difficulty: 1,
  faces: [5, 6],
  ...more,
});

describe('the sum of a check', () => {
  it('counts what takes dice away against the bonus, and not before it [H-SKILL-05]', () => {
    const sources = [{ source: 'gug', by: -2 }];
    const withBonus = [{ source: 'will', by: 5 }, ...sources];
    const { rows, dice } = dicePoolOf(
      check({ sources, allocating: { skill: 'will', value: 5, dice: 3, sources: withBonus } }),
    );
    expect(rows.map(({ what, by }) => [what, by])).toEqual([
      ['allocated', 5],
      ['source', -2],
    ]);
    expect(dice).toBe(3);
  });

  it('says where it ends at none [A-SKILL-02]', () => {
    const { rows, dice } = dicePoolOf(
      check({
        sources: [
          { source: 'will', by: 1 },
          { source: 'gug', by: -3 },
        ],
      }),
    );
    expect(rows.at(-1)).toMatchObject({ what: 'floor', by: 2 });
    expect(dice).toBe(0);
  });

  it('knows what holds to the end of a turn from the check itself', () => {
    const sources = [
      { source: 'fight', by: 3 },
      { source: UNTIL_TURN_ENDS, by: 2 },
      { source: UNTIL_TURN_ENDS, by: 2 },
      { source: '', by: -1 },
    ];
    expect(dicePoolOf(check({ sources })).rows.map(({ what, by }) => [what, by])).toEqual([
      ['source', 3],
      ['lasting', 4],
      ['source', -1],
    ]);
  });

  it('tells a card from the skill it is called after, and has equal cards in one row', () => {
    const sources = [
      { source: 'fight', by: 3 },
      { source: 'fight', by: 1, card: true },
      { source: 'knife', by: 1 },
      { source: 'knife', by: 1 },
    ];
    expect(dicePoolOf(check({ sources })).rows).toEqual([
      { what: 'source', source: 'fight', by: 3, n: 1 },
      { what: 'card', source: 'fight', by: 1, n: 1 },
      { what: 'source', source: 'knife', by: 2, n: 2 },
    ]);
  });

  it('has the dice for Clues among those that lie there [A-SKILL-08]', () => {
    const { rows, dice } = dicePoolOf(check({ sources: [{ source: 'will', by: 1 }], rolled: [1, 2, 3] }));
    expect(rows.at(-1)).toMatchObject({ what: 'clues', by: 2 });
    expect(dice).toBe(3);
  });

  it.each([
    ['Arkham Horror', arkhamLab([{ pack: BASE }])],
    ['Haunt of the Watchers', hauntLab([{ pack: BASE }])],
  ])('adds up to the dice in every check that random games of %s ask about, no two rows alike', (_, lab) => {
    let sums = 0;
    for (let game = 0; game < 12; game++) {
      const seed = `sums ${game}`;
      const bot = randomBot(seed);
      // The game types belong to the lab; only the questions matter here.
      const play = Play.start(lab.definition as typeof ARKHAM, lab.variedSetup(game, seed) as never, seed);
      while (play.result === undefined && play.answers.length < 400) {
        for (const decision of play.decisions) {
          for (const one of checksIn(decision as TypedDecision)) {
            const { rows, dice } = dicePoolOf(one);
            expect(rows.reduce((sum, { by }) => sum + by, 0)).toBe(dice);
            expect(dice).toBe(one.rolled ? one.rolled.length : bestDice(one));
            expect(new Set(rows.map(({ what, source }) => `${what} ${source}`)).size).toBe(rows.length);
            sums++;
          }
        }
        bot.move(play);
      }
    }
    expect(sums).toBeGreaterThan(500);
  });
});

declare const ARKHAM: ReturnType<typeof arkhamLab>['definition'];

function checksIn(decision: TypedDecision): CheckDetails[] {
  const about = aboutOf(decision);
  const own = about.sources && about.check ? [about as CheckDetails] : [];
  return [...own, ...Object.values(about.checks ?? {})];
}
