/** Odds of a fight, read from checks. */
import { averageSuccesses, type CheckDetails, chanceOfRollOption } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { chanceOfSuccesses, countsEverySuccess, stakesOf, successChances } from '../src/index.js';

const check = (dice: number, more: Partial<CheckDetails> = {}): CheckDetails => ({
  check: 'combat',
  sources: [],
  dice,
  difficulty: 2,
  faces: [5, 6],
  ...more,
});

describe('the chances of each number of successes', () => {
  it('add up to 1, and those with enough successes add up to the chance of passing', () => {
    const chances = successChances([{ chance: 1, check: check(5) }]);
    expect(chances.map(({ successes }) => successes)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chances.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 12);
    const enough = chances.reduce((sum, one) => sum + (one.isEnough ? one.chance : 0), 0);
    expect(enough).toBeCloseTo(chanceOfSuccesses(5, 2), 12);
  });

  it('combine the checks after a successful and after a failed casting', () => {
    const chances = successChances([
      { chance: 0.25, check: check(4) },
      { chance: 0.75, check: check(1) },
    ]);
    const none = chances[0]?.chance ?? 0;
    expect(none).toBeCloseTo(0.25 * (2 / 3) ** 4 + 0.75 * (2 / 3), 12);
  });
});

describe('an option after a roll', () => {
  it('has the chance of its dice, and for Clues also the chance of all Clues [A-SKILL-08]', () => {
    const preview = {
      option: 'clue',
      dice: 1,
      needed: 2,
      aimed: 2,
      spend: [1, 2, 3].map((clues) => ({ clues, dice: clues })),
    };
    expect(chanceOfRollOption(check(3), preview)).toEqual({ now: 0, all: chanceOfSuccesses(3, 2) });
  });

  it('may put a passed check at risk [A-SKILL-12]', () => {
    const preview = { option: 'use:x', dice: 4, needed: 3, aimed: 3, again: 2 };
    expect(chanceOfRollOption(check(4), preview)).toEqual({
      now: chanceOfSuccesses(4, 3),
      again: chanceOfSuccesses(4, 2),
    });
  });
});

describe('the stakes of a check', () => {
  it('are the cost of a failure, the number of failures until 0, and their chance', () => {
    const fails = { stamina: 3 };
    expect(stakesOf(check(3, { fails }), { sanity: 2, stamina: 5 }, 0.25)).toEqual([
      { what: 'stamina', now: 5, after: 2, misses: 2, chance: 0.75 ** 2 },
    ]);
    expect(stakesOf(check(3), { sanity: 2, stamina: 5 }, 0.25)).toEqual([]);
  });
});

describe('the average number of successes', () => {
  it('is relevant only if every success counts [A-FINAL-16]', () => {
    const one = { difficulty: 1, brings: 'doom' } as const;
    expect(countsEverySuccess(check(4, { ...one, counts: -1 }))).toBe(true);
    expect(countsEverySuccess(check(4, one))).toBe(false);
    expect(countsEverySuccess(check(4, { ...one, counts: 3 }))).toBe(false);
    expect(countsEverySuccess(check(4, { counts: -1 }))).toBe(false);
  });

  it('is a third for each die, more or less for other faces, and more if a six counts twice [A-SKILL-03, A-SKILL-04, A-SKILL-05]', () => {
    expect(averageSuccesses(check(4), 4)).toBeCloseTo(4 / 3, 12);
    expect(averageSuccesses(check(4, { faces: [4, 5, 6] }), 4)).toBe(2);
    expect(averageSuccesses(check(4, { faces: [6] }), 3)).toBe(0.5);
    expect(averageSuccesses(check(4, { sixes: true }), 4)).toBe(2);
    const mean = (dice: number) =>
      successChances([{ chance: 1, check: check(dice, { sixes: true }) }]).reduce(
        (sum, one) => sum + one.successes * one.chance,
        0,
      );
    expect(averageSuccesses(check(3, { sixes: true }), 3)).toBeCloseTo(mean(3), 12);
  });
});
