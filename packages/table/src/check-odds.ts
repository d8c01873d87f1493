import { type CheckDetails, chanceOfCheck } from '@vigil/rules';
import { formatPercent } from './odds.js';

/** Formats the chance of passing a check rolled now, including any bonus that could be allocated (Haunt). */
export function formatCheckChance(check: CheckDetails, locale?: string): string {
  return formatPercent(chanceOfCheck(check), locale);
}

/** A number of Clues and the chance of passing with them. */
export interface ClueChance {
  readonly clues: number;
  readonly chance: number;
}

/**
 * Returns the chances with the first steps in which Clues may be spent. `dice`: for another bonus than the best.
 * `rerollDice`: dice of a second roll.
 */
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

/** True if every success counts, not only passing, as in the final battle [A-FINAL-16]. */
export function countsEverySuccess({ counts, difficulty }: CheckDetails): boolean {
  return counts === -1 && difficulty <= 1;
}
