/** Figures of the rules that other pages speak of as well. Where a box may change one, a table asks `g.means`. */

/** Where terror stops rising and doom is added instead (A-TERROR-10). */
export const HIGHEST_TERROR = 10;
/** Seals that win the game (A-WIN-04). */
export const SEALS_TO_WIN = 6;
/** How many investigators a game takes (A-SETUP-01). */
export const ARKHAM_PLAYERS = { least: 1, most: 8 } as const;
