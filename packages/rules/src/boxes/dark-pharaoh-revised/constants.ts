/** Figures of the edition of 2011 that its sentences say too, in every language (`content/src/dark-pharaoh-revised`). */

/** Points the eye sees with, and the bonus for each. */
export const EYE = { points: 3, bonus: 2 } as const;
/** Cost of a fragment. */
export const FRAGMENT_COST = 1;
/** A guarded Exhibit Item: items, and doom tokens if its guard wins. */
export const GUARDED_EXHIBIT = { items: 1, doom: 1 } as const;
