/**
 * A pile of a position that is being put together, to be changed in place. Positions of plays have their piles in common with
 * beats and forks, which is why their types are readonly; nothing shares one that has not been played from yet.
 */
export function mutablePile<T>(pile: readonly T[]): T[] {
  return pile as T[];
}
