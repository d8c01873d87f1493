/** Numbers of The King in Yellow that its texts state as well, in every language (`content/src/king-in-yellow`). */

/** Value of a Clue and of a Spell in a purchase by a member of the lodge. */
export const SHOPPING_VALUE = { clue: 2, spell: 3 } as const;
/** Highest number of Clues on a bomb. */
export const MAX_BOMB_CLUES = 3;
/** Clues for each player that stop an Act (Y-ACT-03). Vigil's own values, as the cards say. */
export const ACT_STOP_CLUES = { 'act-1': 1, 'act-2': 2 } as const;
/** Doom tokens of a Yellow Sign on the doom track. */
export const SIGN_DOOM = 1;
/** Cost of an encounter with a missing person: one or the other (Y-BLIGHT-01, DEC-53). */
export const BLIGHT_LOSS = { sanity: 1, stamina: 1 } as const;
/** Mythos cards looked at. */
export const FORESEEN_MYTHOS = 3;
/** Sanity lost for each item traded by courier. */
export const COURIER_SANITY = 1;
/** The check with the lowest skill. */
export const LOWEST_SKILL = { modifier: 0 } as const;
