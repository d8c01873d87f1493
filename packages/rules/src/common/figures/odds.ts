/** Chances of checks before a roll. This is the only place that computes them, from the same check that is rolled. */
import type { CheckDetails, Loadout, RollOptionPreview } from '../../language/questions/index.js';

/**
 * Returns the chance, 0 to 1, of at least this many successes. Each die is a success on `faces` of its six sides.
 * `sixesTwice`: a six is two successes, as with some weapons.
 */
export function chanceOfSuccesses(dice: number, successes: number, faces = 2, sixesTwice = false): number {
  return successes <= 0 ? 1 : (successDistribution(dice, successes, faces, sixesTwice)[successes] as number);
}

/**
 * Returns the chances of 0, 1, 2, ... successes; the last entry, at index `most`, stands for that many or more. The sum
 * is 1.
 */
export function successDistribution(dice: number, max: number, faces = 2, sixesTwice = false): readonly number[] {
  const two = sixesTwice && faces > 0 ? 1 / 6 : 0;
  return distributionOf(dice, max, faces / 6 - two, two);
}

/** The same where each die is one success with chance `one` and two with chance `two`. */
function distributionOf(dice: number, max: number, one: number, two = 0): number[] {
  const of = new Array<number>(max + 1).fill(0);
  of[0] = 1;
  for (let die = 0; die < dice; die++) {
    for (let n = max; n >= 0; n--) {
      let now = (of[n] as number) * (n === max ? 1 : 1 - one - two);
      if (n > 0) now += (of[n - 1] as number) * (n === max ? one + two : one);
      if (n > 1) now += (of[n - 2] as number) * two;
      of[n] = now;
    }
  }
  return of;
}

/** Returns the chance of at least this many successes where each die succeeds with chance `p`. */
function binomial(dice: number, successes: number, p: number): number {
  return successes <= 0 ? 1 : (distributionOf(dice, successes, p)[successes] as number);
}

/** Returns the chance with a second roll like the first: either is enough, or both must pass (H-BLESS-02, 03). */
export function chanceOfTwo(chance: number, second: 'either' | 'both' | undefined): number {
  if (second === 'either') return 1 - (1 - chance) ** 2;
  return second === 'both' ? chance ** 2 : chance;
}

/**
 * Returns the chance of at least this many successes if a card allows one re-roll: of all the dice, or of the failures.
 */
export function chanceOfReroll(dice: number, successes: number, of: 'all' | 'failures', faces = 2): number {
  if (of === 'failures') {
    // Each die that failed has a second chance.
    return binomial(dice, successes, chanceOfTwo(faces / 6, 'either'));
  }
  return chanceOfTwo(chanceOfSuccesses(dice, successes, faces), 'either');
}

// ---- checks that a question leads to ----

/** Returns the dice of a check with the best free bonus. */
export function bestDice({ dice, allocating }: Pick<CheckDetails, 'dice' | 'allocating'>): number {
  return allocating?.dice ?? dice;
}

type CheckForOdds = Pick<
  CheckDetails,
  'dice' | 'allocating' | 'difficulty' | 'faces' | 'sixes' | 'second' | 'spend' | 'pools'
>;

/**
 * Returns the chance, 0 to 1, that a check is passed if rolled now. `steps`: the most Clue steps that may be spent,
 * only as needed. `dice`: with another bonus than the best free one. `next`: those of a second roll, for which the best
 * bonus may be applied.
 */
export function chanceOfCheck(check: CheckForOdds, steps = 0, dice = bestDice(check), next = dice): number {
  const { spend = [], second } = check;
  const max = Math.min(steps, spend.length);
  const withSteps = (rolled: number) =>
    Array.from({ length: max + 1 }, (_, n) => chanceOfRoll(check, rolled, n === 0 ? 0 : (spend[n - 1]?.dice ?? 0)));
  const first = withSteps(dice);
  if (second === undefined) return first[max] as number;
  // A Clue counts for only one of the two rolls.
  const then = next === dice ? first : withSteps(next);
  if (second === 'either')
    return 1 - Math.min(...first.map((chance, n) => (1 - chance) * (1 - (then[max - n] as number))));
  return first.reduce((sum, of, n) => sum + (of - (first[n - 1] ?? 0)) * (then[max - n] as number), 0);
}

/** Returns the chance that one roll of a check is enough, with `more` additional dice. */
function chanceOfRoll({ difficulty, faces, sixes, pools }: CheckForOdds, dice: number, more: number): number {
  if (!pools) return chanceOfSuccesses(Math.max(0, dice) + more, difficulty, faces.length, sixes);
  return pools.reduce(
    (sum, one) => sum + one.chance * chanceOfSuccesses(one.dice + more, difficulty, faces.length, one.sixes),
    0,
  );
}

/** Returns the possible final numbers of dice of a check, with their chances. */
export function dicePools({ dice, sixes, pools }: CheckDetails): NonNullable<CheckDetails['pools']> {
  return pools ?? [{ chance: 1, dice, ...(sixes && { sixes }) }];
}

/**
 * Returns the chances of 0, 1, 2, ... successes of a check's first roll; the last entry, at index `most`, stands for
 * that many or more.
 */
export function checkDistribution(check: CheckDetails, max: number): readonly number[] {
  const { faces, sixes, pools } = check;
  if (!pools) return successDistribution(bestDice(check), max, faces.length, sixes);
  const sum = new Array<number>(max + 1).fill(0);
  for (const pool of pools) {
    successDistribution(pool.dice, max, faces.length, pool.sixes).forEach((chance, n) => {
      sum[n] = (sum[n] as number) + chance * pool.chance;
    });
  }
  return sum;
}

/** Returns the average number of successes of a check's dice. */
export function averageSuccesses({ faces, sixes }: Pick<CheckDetails, 'faces' | 'sixes'>, dice: number): number {
  return (dice * (faces.length + (sixes && faces.includes(6) ? 1 : 0))) / 6;
}

/**
 * Returns the chance of passing a check with a loadout, its castings, and some Clue steps on the check. If a casting
 * defeats the investigator, the check counts as failed.
 */
export function chanceOfLoadout({ outcomes }: Pick<Loadout, 'outcomes'>, steps = 0): number {
  return outcomes.reduce((sum, { chance, check }) => sum + chance * chanceOfCheck(check, steps), 0);
}

/**
 * Returns the chance that an option after a roll achieves its aim. It uses the option's own dice and all available
 * Clues; for re-rolled dice, the check must pass again.
 */
export function chanceOfRollOption(
  { faces, sixes }: Pick<CheckDetails, 'faces' | 'sixes'>,
  { dice, needed, again, spend = [], casting }: RollOptionPreview,
): { readonly now: number; readonly all?: number; readonly again?: number } {
  // A Spell must be cast first.
  const cast = casting ? chanceOfCheck(casting) : 1;
  const of = (n: number, successes: number) => cast * chanceOfSuccesses(n, successes, faces.length, sixes);
  const last = spend.length > 1 ? spend[spend.length - 1] : undefined;
  return {
    now: of(dice, needed),
    ...(last && { all: of(last.dice, needed) }),
    ...(again !== undefined && { again: cast * chanceOfSuccesses(dice, again, faces.length, sixes) + (1 - cast) }),
  };
}
