/** Chances of checks before a roll: the one place where they are computed, from the check that the roll itself is made of. */
import type { CheckDetails, Loadout, RollOptionPreview } from '../../language/questions/index.js';

/**
 * The chance of at least so many successes with so many dice, each a success on `faces` of its six sides. 0 to 1.
 * `sixesTwice`: a six is two successes, as with some weapons.
 */
export function chanceOfSuccesses(dice: number, successes: number, faces = 2, sixesTwice = false): number {
  return successes <= 0 ? 1 : (successDistribution(dice, successes, faces, sixesTwice)[successes] as number);
}

/**
 * The chances of 0, 1, 2, ... successes with so many dice; the last of the list, of number `most`, stands for so many or
 * more. Together they are 1.
 */
export function successDistribution(dice: number, most: number, faces = 2, sixesTwice = false): readonly number[] {
  const two = sixesTwice && faces > 0 ? 1 / 6 : 0;
  return distributionOf(dice, most, faces / 6 - two, two);
}

/** The same where each die is one success with a chance of `one`, and two with a chance of `two`. */
function distributionOf(dice: number, most: number, one: number, two = 0): number[] {
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
  return successes <= 0 ? 1 : (distributionOf(dice, successes, p)[successes] as number);
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
  return chanceOfTwo(chanceOfSuccesses(dice, successes, faces), 'either');
}

// ---- of checks that a question leads to ----

/** The dice of a check with all that costs nothing but a bonus. */
export function bestDice({ dice, allocating }: Pick<CheckDetails, 'dice' | 'allocating'>): number {
  return allocating?.dice ?? dice;
}

type CheckForOdds = Pick<
  CheckDetails,
  'dice' | 'allocating' | 'difficulty' | 'faces' | 'sixes' | 'second' | 'spend' | 'pools'
>;

/**
 * The chance that a check is passed as it would be rolled now, 0 to 1. `steps`: Clues are spent as far as they are needed,
 * that many of the steps in which they may be spent at most. `dice`: of another bonus than the best that is free; `next`: those
 * of a second roll, for which the best may be applied.
 */
export function chanceOfCheck(check: CheckForOdds, steps = 0, dice = bestDice(check), next = dice): number {
  const { spend = [], second } = check;
  const most = Math.min(steps, spend.length);
  const withSteps = (rolled: number) =>
    Array.from({ length: most + 1 }, (_, n) => chanceOfRoll(check, rolled, n === 0 ? 0 : (spend[n - 1]?.dice ?? 0)));
  const first = withSteps(dice);
  if (second === undefined) return first[most] as number;
  // A Clue serves one of the two rolls only.
  const then = next === dice ? first : withSteps(next);
  if (second === 'either') return 1 - Math.min(...first.map((of, n) => (1 - of) * (1 - (then[most - n] as number))));
  return first.reduce((sum, of, n) => sum + (of - (first[n - 1] ?? 0)) * (then[most - n] as number), 0);
}

/** The chance that one roll of a check is enough, with so many dice more. */
function chanceOfRoll({ difficulty, faces, sixes, pools }: CheckForOdds, dice: number, more: number): number {
  if (!pools) return chanceOfSuccesses(Math.max(0, dice) + more, difficulty, faces.length, sixes);
  return pools.reduce(
    (sum, one) => sum + one.chance * chanceOfSuccesses(one.dice + more, difficulty, faces.length, one.sixes),
    0,
  );
}

/** The dice that a check may have in the end, each number with its chance. */
export function dicePools({ dice, sixes, pools }: CheckDetails): NonNullable<CheckDetails['pools']> {
  return pools ?? [{ chance: 1, dice, ...(sixes && { sixes }) }];
}

/** The chances of 0, 1, 2, ... successes of a check's (first) roll; the last, of number `most`, is of so many or more. */
export function checkDistribution(check: CheckDetails, most: number): readonly number[] {
  const { faces, sixes, pools } = check;
  if (!pools) return successDistribution(bestDice(check), most, faces.length, sixes);
  const sum = new Array<number>(most + 1).fill(0);
  for (const one of pools) {
    successDistribution(one.dice, most, faces.length, one.sixes).forEach((of, n) => {
      sum[n] = (sum[n] as number) + of * one.chance;
    });
  }
  return sum;
}

/** Average number of successes of a check's dice. */
export function averageSuccesses({ faces, sixes }: Pick<CheckDetails, 'faces' | 'sixes'>, dice: number): number {
  return (dice * (faces.length + (sixes && faces.includes(6) ? 1 : 0))) / 6;
}

/**
 * The chance that a check is passed with something in hand, its castings counted in, and so many steps of Clues on the check
 * itself. Where a casting leaves nobody to fight nothing is passed.
 */
export function chanceOfLoadout({ outcomes }: Pick<Loadout, 'outcomes'>, steps = 0): number {
  return outcomes.reduce((sum, { chance: of, check }) => sum + of * chanceOfCheck(check, steps), 0);
}

/**
 * The chance that an answer to a roll brings what it aims at: with its own dice, with all Clues there are, and for dice that
 * are rolled again that the check is passed once more.
 */
export function chanceOfRollOption(
  { faces, sixes }: Pick<CheckDetails, 'faces' | 'sixes'>,
  { dice, needed, again, spend = [], casting }: RollOptionPreview,
): { readonly now: number; readonly all?: number; readonly again?: number } {
  // A spell has to be cast first.
  const cast = casting ? chanceOfCheck(casting) : 1;
  const of = (n: number, successes: number) => cast * chanceOfSuccesses(n, successes, faces.length, sixes);
  const last = spend.length > 1 ? spend[spend.length - 1] : undefined;
  return {
    now: of(dice, needed),
    ...(last && { all: of(last.dice, needed) }),
    ...(again !== undefined && { again: cast * chanceOfSuccesses(dice, again, faces.length, sixes) + (1 - cast) }),
  };
}
