/** Chances of checks, for whoever wonders before a roll. */

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
