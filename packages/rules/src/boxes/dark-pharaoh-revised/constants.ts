/** Numbers of the 2011 edition that its texts state as well, in every language (`content/src/dark-pharaoh-revised`). */

/** Points that can be paid for the Eye, and the bonus for each. */
export const EYE = { points: 3, bonus: 2 } as const;
/** Cost of a fragment. */
export const FRAGMENT_COST = 1;
/** A guarded Exhibit Item: items gained, and doom tokens if the guard wins. */
export const GUARDED_EXHIBIT = { items: 1, doom: 1 } as const;
