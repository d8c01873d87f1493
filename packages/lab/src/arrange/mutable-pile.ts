/**
 * A pile of a position under construction, changed in place. Played positions share their piles with checkpoints and
 * forks, so their types are readonly. A position that has not been played from yet shares nothing.
 */
export function mutablePile<T>(pile: readonly T[]): T[] {
  return pile as T[];
}
