/** The chance of at least so many successes with so many dice, each a success on `faces` of its six sides. 0 to 1. */
export function chance(dice: number, successes: number, faces = 2): number {
  return binomial(dice, successes, faces / 6);
}

/** The same where each die is a success with a chance of `p`. */
function binomial(dice: number, successes: number, p: number): number {
  if (successes <= 0) return 1;
  // The chances of 0, 1, 2, ... successes so far, die by die; the last stands for all that are enough.
  const of = new Array<number>(successes + 1).fill(0);
  of[0] = 1;
  for (let die = 0; die < dice; die++) {
    for (let n = successes; n >= 0; n--) {
      const stays = n === successes ? 1 : 1 - p;
      of[n] = (of[n] as number) * stays + (n > 0 ? (of[n - 1] as number) * p : 0);
    }
  }
  return of[successes] as number;
}

/** A chance in per cent; what is not certain is never called so. */
export function perCent(of: number): string {
  if (of >= 1) return '100 %';
  if (of <= 0) return '0 %';
  return `${Math.min(99, Math.max(1, Math.round(of * 100)))} %`;
}

/** The most dice and successes of the table players know. */
export const TABLE_DICE = 15;
export const TABLE_SUCCESSES = 10;

/**
 * The ways to roll a check: how many faces of a die are successes, and whether there is a second roll. Blessed and cursed
 * mean faces in Arkham Horror (A-SKILL-04, 05), in Haunt two rolls of a Horror check (H-BLESS-02, 03).
 */
export const ROLLS = {
  fair: { faces: 2, second: undefined },
  blessed: { faces: 3, second: undefined },
  cursed: { faces: 1, second: undefined },
  either: { faces: 2, second: 'either' },
  both: { faces: 2, second: 'both' },
} as const;
export type Rolls = keyof typeof ROLLS;

/**
 * The table of odds: a row for each number of dice from 1, in it the chance of at least 1, 2, ... successes in whole per
 * cent; nothing where there are fewer dice than that (H-ODDS-01).
 */
export function oddsTable(rolls: Rolls = 'fair'): readonly (readonly number[])[] {
  const { faces, second } = ROLLS[rolls];
  return Array.from({ length: TABLE_DICE }, (_, i) => {
    const dice = i + 1;
    return Array.from({ length: Math.min(dice, TABLE_SUCCESSES) }, (_, n) =>
      Math.round(chanceOfTwo(chance(dice, n + 1, faces), second) * 100),
    );
  });
}

/** The chance where a second roll like the first follows: one of the two is enough, or both must pass (H-BLESS-02, 03). */
export function chanceOfTwo(of: number, second: 'either' | 'both' | undefined): number {
  if (second === 'either') return 1 - (1 - of) ** 2;
  return second === 'both' ? of ** 2 : of;
}

/**
 * The chance of at least so many successes before a roll that a card lets one repeat if it does not do: all the dice, or
 * those that failed.
 */
export function chanceOfReroll(dice: number, successes: number, of: 'all' | 'failures', faces = 2): number {
  if (of === 'failures') {
    // Each die that failed has a second chance.
    return binomial(dice, successes, chanceOfTwo(faces / 6, 'either'));
  }
  return chanceOfTwo(chance(dice, successes, faces), 'either');
}
