import { chanceOfSuccesses, chanceOfTwo } from '@vigil/rules';

export { chanceOfReroll, chanceOfSuccesses, chanceOfTwo, successDistribution } from '@vigil/rules';

/** A chance in per cent, whose sign stays in the line of its number; what is not certain is never called so. */
export function formatPercent(of: number): string {
  const hundredths = of >= 1 ? 100 : of <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(of * 100)));
  return `${hundredths}\u00a0%`;
}

/** The most dice and successes of the table players know. */
export const ODDS_TABLE_DICE = 15;
export const ODDS_TABLE_SUCCESSES = 10;

/**
 * The ways to roll a check: how many faces of a die are successes, and whether there is a second roll. Blessed and cursed
 * mean faces in Arkham Horror (A-SKILL-04, 05), in Haunt two rolls of a Horror check (H-BLESS-02, 03).
 */
export const ROLL_KINDS = {
  fair: { faces: 2, second: undefined },
  blessed: { faces: 3, second: undefined },
  cursed: { faces: 1, second: undefined },
  either: { faces: 2, second: 'either' },
  both: { faces: 2, second: 'both' },
} as const;
export type RollKind = keyof typeof ROLL_KINDS;

/**
 * The table of odds: a row for each number of dice from 1, in it the chance of at least 1, 2, ... successes in whole per
 * cent; nothing where there are fewer dice than that (H-ODDS-01).
 */
export function oddsTable(rolls: RollKind = 'fair'): readonly (readonly number[])[] {
  const { faces, second } = ROLL_KINDS[rolls];
  return Array.from({ length: ODDS_TABLE_DICE }, (_, i) => {
    const dice = i + 1;
    return Array.from({ length: Math.min(dice, ODDS_TABLE_SUCCESSES) }, (_, n) =>
      Math.round(chanceOfTwo(chanceOfSuccesses(dice, n + 1, faces), second) * 100),
    );
  });
}
