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

describe('the dice pool of a check', () => {
  it('subtracts penalties from the allocated bonus [H-SKILL-05]', () => {
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

  it('has a row for the lower limit of 0 dice [A-SKILL-02]', () => {
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

  it('shows modifiers until the end of the turn in one row', () => {
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

  it('distinguishes a card from the skill of the same name, and merges equal cards into one row', () => {
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

  it('counts dice from Clues in a row of their own [A-SKILL-08]', () => {
    const { rows, dice } = dicePoolOf(check({ sources: [{ source: 'will', by: 1 }], rolled: [1, 2, 3] }));
    expect(rows.at(-1)).toMatchObject({ what: 'clues', by: 2 });
    expect(dice).toBe(3);
  });

  it.each([
    ['Arkham Horror', arkhamLab([{ pack: BASE }])],
    ['Haunt of the Watchers', hauntLab([{ pack: BASE }])],
  ])('adds up to the dice of every check in random games of %s, without equal rows', (_, lab) => {
    let compared = 0;
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
            compared++;
          }
        }
        bot.move(play);
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

declare const ARKHAM: ReturnType<typeof arkhamLab>['definition'];

function checksIn(decision: TypedDecision): CheckDetails[] {
  const about = aboutOf(decision);
  const own = about.sources && about.check ? [about as CheckDetails] : [];
  return [...own, ...Object.values(about.checks ?? {})];
}
