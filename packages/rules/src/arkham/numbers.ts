/** Rule constants that other modules need as well. If a box may change one, read `g.rules` instead. */

/** The terror level above which doom is added instead (A-TERROR-10). */
export const HIGHEST_TERROR = 10;
/** Seals that win the game (A-WIN-04). */
export const SEALS_TO_WIN = 6;
/** Numbers of investigators in a game (A-SETUP-01). */
export const ARKHAM_PLAYERS = { least: 1, most: 8 } as const;
