/** Chances of checks, for whoever wonders before a roll. */

/**
 * The chance of at least so many successes with so many dice, each a success on `faces` of its six sides. 0 to 1.
 * `sixesTwice`: a six is two successes, as with some weapons.
 */
export function chance(dice: number, successes: number, faces = 2, sixesTwice = false): number {
  return successes <= 0 ? 1 : (spread(dice, successes, faces, sixesTwice)[successes] as number);
}

/**
 * The chances of 0, 1, 2, ... successes with so many dice; the last of the list, of number `most`, stands for so many or
 * more. Together they are 1.
 */
export function spread(dice: number, most: number, faces = 2, sixesTwice = false): readonly number[] {
  const two = sixesTwice && faces > 0 ? 1 / 6 : 0;
  return spreadOf(dice, most, faces / 6 - two, two);
}

/** The same where each die is one success with a chance of `one`, and two with a chance of `two`. */
function spreadOf(dice: number, most: number, one: number, two = 0): number[] {
  const of = new Array<number>(most + 1).fill(0);
  of[0] = 1;
  for (let die = 0; die < dice; die++) {
    for (let n = most; n >= 0; n--) {
      let now = (of[n] as number) * (n === most ? 1 : 1 - one - two);
      if (n > 0) now += (of[n - 1] as number) * (n === most ? one + two : one);
      if (n > 1) now += (of[n - 2] as number) * two;
      of[n] = now;
    }
  }
  return of;
}

/** The chance of at least so many successes where each die is one with a chance of `p`. */
function binomial(dice: number, successes: number, p: number): number {
  return successes <= 0 ? 1 : (spreadOf(dice, successes, p)[successes] as number);
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
