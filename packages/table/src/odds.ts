import { chanceOfSuccesses, chanceOfTwo } from '@vigil/rules';

export { chanceOfReroll, chanceOfSuccesses, chanceOfTwo, successDistribution } from '@vigil/rules';

/** Formats a chance in percent, in English ("en") without a space. Never shows 0 or 100 for uncertain chances. */
export function formatPercent(of: number, locale?: string): string {
  const hundredths = of >= 1 ? 100 : of <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(of * 100)));
  return `${hundredths}${locale === 'en' ? '' : '\u00a0'}%`;
}

/** Size of the odds table: most dice and successes. */
export const ODDS_TABLE_DICE = 15;
export const ODDS_TABLE_SUCCESSES = 10;

/**
 * Ways to roll a check: number of faces that are successes, and a second roll. Blessed and cursed change the faces in
 * Arkham Horror [A-SKILL-04, A-SKILL-05]. In Haunt they give a Horror check two rolls [H-BLESS-02, H-BLESS-03].
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
 * Returns the odds table: one row per number of dice from 1. A row holds the chance of at least 1, 2, … successes in
 * whole per cent. It ends at its number of dice [H-ODDS-01].
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
