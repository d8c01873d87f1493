/** Figures of the edition of 2011 that its sentences say too, in every language (`content/src/dark-pharaoh-revised`). */

/** Points the eye sees with, and the bonus for each. */
export const EYE = { points: 3, bonus: 2 } as const;
/** What a fragment costs. */
export const FRAGMENT_COST = 1;
/** What a guarded Exhibit Item brings: items, and doom tokens if its guard wins. */
export const VIGIL = { items: 1, doom: 1 } as const;
