/** What a fight may come to: how likely each way is, read from the checks that a question says it leads to. */
import {
  bestDice,
  type CheckDetails,
  chanceOfCheck,
  checkDistribution,
  type FoePreview,
  type Loadout,
} from '@vigil/rules';

/** So many Clues that may be spent on a check with something in hand: all of them, and the steps they are spent in. */
export function cluesForLoadout({ outcomes }: Loadout): { readonly clues: number; readonly steps: number } {
  const spend = outcomes.map(({ check }) => check.spend ?? []).sort((one, other) => other.length - one.length)[0] ?? [];
  return { clues: spend.at(-1)?.clues ?? 0, steps: spend.length };
}

/** One step of a {@link successChances}. `enough`: so many pass the check. */
export interface SuccessChance {
  readonly successes: number;
  readonly chance: number;
  readonly enough: boolean;
}

/**
 * How likely each number of successes is, from none; the last rung stands for so many or more. `most` is where it ends at the
 * latest. Where a second roll may follow (H-BLESS-02) it is of the first one alone.
 */
export function successChances(outcomes: Loadout['outcomes'], max = 6): readonly SuccessChance[] {
  const [first] = outcomes;
  if (!first) return [];
  const { difficulty } = first.check;
  const dice = Math.max(...outcomes.map(({ check }) => bestDice(check) * (check.sixes ? 2 : 1)));
  const end = Math.max(difficulty, Math.min(max, dice));
  const chances = new Array<number>(end + 1).fill(0);
  // No success without an investigator to roll.
  chances[0] = Math.max(0, 1 - outcomes.reduce((sum, { chance: of }) => sum + of, 0));
  for (const { chance: of, check } of outcomes) {
    checkDistribution(check, end).forEach((one, n) => {
      chances[n] = (chances[n] as number) + of * one;
    });
  }
  return chances.map((one, successes) => ({ successes, chance: one, enough: successes >= difficulty }));
}

/** What a meeting with a monster comes to, each as a chance from 0 to 1, where there is such a check. */
export interface FoeOdds {
  readonly evade?: number;
  readonly initiative?: number;
  readonly horror?: number;
  readonly fight?: number;
  readonly guard?: number;
}

/**
 * Chance that an investigator gets by a monster (or, where the way ends among monsters, gets the initiative), keeps calm before
 * it, beats it by one roll, and wards its blow off (Haunt).
 */
export function foeOdds(foe: FoePreview): FoeOdds {
  const odds: { -readonly [K in keyof FoeOdds]: number } = {};
  for (const what of ['evade', 'initiative', 'horror', 'fight', 'guard'] as const) {
    const check = foe[what];
    if (check) odds[what] = chanceOfCheck(check);
  }
  return odds;
}

/** The checks with a monster where a way ends, in their order: the roll for the initiative in place of getting by it. */
export function checksOnStopping({ initiative }: FoePreview): readonly (keyof FoeOdds)[] {
  return [initiative ? 'initiative' : 'evade', 'horror', 'fight', 'guard'];
}

/** What missing a check costs somebody, and what missing it again would mean. */
export interface CheckStakes {
  readonly what: 'sanity' | 'stamina';
  readonly now: number;
  readonly after: number;
  /** How many misses in a row leave nothing: 1 is the next one. */
  readonly misses: number;
  /** How likely so many misses in a row are, as the check stands now. */
  readonly chance: number;
}

/** What there is to lose by a check, of Sanity and of Stamina, as somebody stands; `passed`: how likely it is passed. */
export function stakesOf(
  { fails = {} }: CheckDetails,
  who: { readonly sanity: number; readonly stamina: number },
  passed: number,
): readonly CheckStakes[] {
  return (['sanity', 'stamina'] as const).flatMap((what) => {
    const loss = fails[what] ?? 0;
    const now = who[what];
    if (loss <= 0 || now <= 0) return [];
    const misses = Math.ceil(now / loss);
    return [{ what, now, after: Math.max(0, now - loss), misses, chance: (1 - passed) ** misses }];
  });
}
