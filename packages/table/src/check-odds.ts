import { type CheckDetails, chanceOfCheck } from '@vigil/rules';
import { formatPercent } from './odds.js';

/** How likely a check is to be passed as it would be rolled now; where a bonus can be allocated for it (Haunt), with that. */
export function formatCheckChance(check: CheckDetails): string {
  return formatPercent(chanceOfCheck(check));
}

/** So many Clues, and how likely a check is passed with them. */
export interface ClueChance {
  readonly clues: number;
  readonly chance: number;
}

/** A check with Clues: the first steps in which they may be spent. `dice`: of another bonus than the best; `next`: of a second roll. */
export function chancesWithClues(
  check: CheckDetails,
  steps = 2,
  dice?: number,
  rerollDice?: number,
): readonly ClueChance[] {
  return (check.spend ?? [])
    .slice(0, steps)
    .map(({ clues }, n) => ({ clues, chance: chanceOfCheck(check, n + 1, dice, rerollDice) }));
}

/** Whether every success counts, and not only whether it is passed: as against the Ancient One awake (A-FINAL-16). */
export function countsEverySuccess({ counts, difficulty }: CheckDetails): boolean {
  return counts === -1 && difficulty <= 1;
}
