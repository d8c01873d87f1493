/** What a fight may come to: how likely each way is, read from the checks that a question says it leads to. */
import type { CheckInSight, FoeAhead, Further, Handful } from '@vigil/rules';
import { bestDice, passes } from './ahead.js';
import { chance, chanceOfTwo, spread } from './odds.js';

/**
 * How likely the check is passed with something in hand: its castings counted in, and so many dice `more` for it, of Clues.
 * 0 to 1.
 */
export function handfulChance({ outcomes }: Handful, more = 0): number {
  return outcomes.reduce((sum, { chance: of, check }) => sum + of * passes(check, bestDice(check) + more), 0);
}

/** How likely all castings succeed that something in hand begins with; 1 without any. */
export function castingChance({ casts }: Handful): number {
  return casts.reduce((of, { check }) => of * passes(check, bestDice(check)), 1);
}

/** One step of a {@link ladder}. `enough`: so many pass the check. */
export interface Rung {
  readonly successes: number;
  readonly chance: number;
  readonly enough: boolean;
}

/**
 * How likely each number of successes is, from none; the last rung stands for so many or more. `most` is where it ends at the
 * latest. Where a second roll may follow (H-BLESS-02) it is of the first one alone.
 */
export function ladder(outcomes: Handful['outcomes'], most = 6): readonly Rung[] {
  const [first] = outcomes;
  if (!first) return [];
  const { difficulty } = first.check;
  const dice = Math.max(...outcomes.map(({ check }) => bestDice(check) * (check.sixes ? 2 : 1)));
  const end = Math.max(difficulty, Math.min(most, dice));
  const rungs = new Array<number>(end + 1).fill(0);
  for (const { chance: of, check } of outcomes) {
    spread(bestDice(check), end, check.faces.length, check.sixes).forEach((one, n) => {
      rungs[n] = (rungs[n] as number) + of * one;
    });
  }
  return rungs.map((one, successes) => ({ successes, chance: one, enough: successes >= difficulty }));
}

/** How likely an answer to a roll brings what it aims at: with its own dice, and with all Clues there are. 0 to 1. */
export function furtherChance(
  { faces, sixes, second }: CheckInSight,
  { dice, needed, again, all }: Further,
): { readonly now: number; readonly all?: number; readonly again?: number } {
  const of = (n: number, successes: number) => chanceOfTwo(chance(n, successes, faces.length, sixes), second);
  return {
    now: of(dice, needed),
    ...(all && { all: of(all.dice, needed) }),
    ...(again !== undefined && { again: of(dice, again) }),
  };
}

/** What a meeting with a monster comes to, each as a chance from 0 to 1, where there is such a check. */
export interface FoeOdds {
  readonly evade?: number;
  readonly horror?: number;
  readonly fight?: number;
  readonly guard?: number;
}

/** How likely somebody gets by a monster, keeps calm before it, beats it by one roll, and wards its blow off (Haunt). */
export function foeOdds({ evade, horror, fight, guard }: FoeAhead): FoeOdds {
  const of = (check: CheckInSight) => passes(check, bestDice(check));
  return {
    ...(evade && { evade: of(evade) }),
    ...(horror && { horror: of(horror) }),
    ...(fight && { fight: of(fight) }),
    ...(guard && { guard: of(guard) }),
  };
}

/** What missing a check costs somebody, and what missing it again would mean. */
export interface Stakes {
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
  { fails = {} }: CheckInSight,
  who: { readonly sanity: number; readonly stamina: number },
  passed: number,
): readonly Stakes[] {
  return (['sanity', 'stamina'] as const).flatMap((what) => {
    const loss = fails[what] ?? 0;
    const now = who[what];
    if (loss <= 0 || now <= 0) return [];
    const misses = Math.ceil(now / loss);
    return [{ what, now, after: Math.max(0, now - loss), misses, chance: (1 - passed) ** misses }];
  });
}
