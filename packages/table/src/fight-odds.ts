/** Odds of a fight, read from the checks that a question announces. */
import {
  aboutOf,
  asDecisionOf,
  bestDice,
  type CheckDetails,
  chanceOfCheck,
  checkDistribution,
  type FoePreview,
  type Loadout,
  type TypedDecision,
} from '@vigil/rules';

/** Returns the Clues that may be spent on a check with a loadout, and the number of steps. */
export function cluesForLoadout({ outcomes }: Loadout): { readonly clues: number; readonly steps: number } {
  const spend = outcomes.map(({ check }) => check.spend ?? []).sort((one, other) => other.length - one.length)[0] ?? [];
  return { clues: spend.at(-1)?.clues ?? 0, steps: spend.length };
}

/** The chance of a number of successes. `isEnough`: it passes the check. */
export interface SuccessChance {
  readonly successes: number;
  readonly chance: number;
  readonly isEnough: boolean;
}

/**
 * Returns the chance of each number of successes, from none; the last entry means that many or more. `max`: the highest
 * entry. If a second roll may follow [H-BLESS-02], only the first is counted.
 */
export function successChances(outcomes: Loadout['outcomes'], max = 6): readonly SuccessChance[] {
  const [first] = outcomes;
  if (!first) return [];
  const { difficulty } = first.check;
  const dice = Math.max(...outcomes.map(({ check }) => bestDice(check) * (check.sixes ? 2 : 1)));
  const end = Math.max(difficulty, Math.min(max, dice));
  const chances = new Array<number>(end + 1).fill(0);
  // No success if there is no investigator to roll.
  chances[0] = Math.max(0, 1 - outcomes.reduce((sum, { chance }) => sum + chance, 0));
  for (const { chance, check } of outcomes) {
    checkDistribution(check, end).forEach((one, n) => {
      chances[n] = (chances[n] as number) + chance * one;
    });
  }
  return chances.map((chance, successes) => ({ successes, chance, isEnough: successes >= difficulty }));
}

/** Returns the toughness in force of a monster: the successes that a question needs against it. Undefined: not stated. */
export function toughnessIn(decision: TypedDecision, token: string): number | undefined {
  const { foes = [], checks = {}, monster } = aboutOf(decision);
  const { loadouts = [] } = asDecisionOf(decision, 'q.hands')?.about ?? {};
  const own = [...Object.values(checks), ...loadouts.flatMap(({ outcomes }) => outcomes.map(({ check }) => check))];
  const check =
    foes.find((foe) => foe.monster === token)?.fight ??
    (monster === token ? own.find((one) => one.check === 'combat') : undefined);
  // A check that cannot fail needs no successes.
  return check && check.difficulty > 0 ? check.difficulty : undefined;
}

/** Odds of meeting a monster, each 0 to 1 if there is such a check. */
export interface FoeOdds {
  readonly evade?: number;
  readonly initiative?: number;
  readonly horror?: number;
  readonly fight?: number;
  readonly guard?: number;
}

/**
 * Returns the chances to evade a monster, to pass its horror check, and to beat it in one roll. In Haunt also the
 * chance to ward off its blow. At the end of a move, winning the initiative replaces evading.
 */
export function foeOdds(foe: FoePreview): FoeOdds {
  const odds: { -readonly [K in keyof FoeOdds]: number } = {};
  for (const what of ['evade', 'initiative', 'horror', 'fight', 'guard'] as const) {
    const check = foe[what];
    if (check) odds[what] = chanceOfCheck(check);
  }
  return odds;
}

/** Returns the checks against a monster where a move ends, in order. The initiative roll replaces evading. */
export function checksOnStopping({ initiative }: FoePreview): readonly (keyof FoeOdds)[] {
  return [initiative ? 'initiative' : 'evade', 'horror', 'fight', 'guard'];
}

/** The cost of failing a check, and of failing repeatedly. */
export interface CheckStakes {
  readonly what: 'sanity' | 'stamina';
  readonly now: number;
  readonly after: number;
  /** Number of failures in a row until nothing is left; 1: the next one. */
  readonly misses: number;
  /** Chance of that many failures in a row, with the current check. */
  readonly chance: number;
}

/** Returns the possible losses of an investigator in a check, for Sanity and for Stamina. `passed`: the chance of passing. */
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
