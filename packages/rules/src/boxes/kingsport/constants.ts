/** Figures of Kingsport's rules that its sentences say too, in every language (`content/src/kingsport`). */

/** Loss on coming near the castle. */
export const CASTLE_GATE_LOSS = { sanity: 1, stamina: 1 } as const;
/** Loss for each Clue that is kept. */
export const KEPT_CLUE_LOSS = { sanity: 1, stamina: 1 } as const;
/** Price of keeping an item: Clues or money. */
export const RANSOM = { clues: 1, money: 3 } as const;
/** Mythos cards that are turned up to find a gate to seal. */
export const MYTHOS_SHOWN_FOR_SEAL = 3;
/** Mythos cards that are put in order. */
export const ORDERED_MYTHOS = 5;
/** Clues that keep terror down by a point. */
export const QUELL_CLUES = 2;
/** Clues of a dreamer who comes to another world. */
export const DREAMER_CLUES = 1;
/** Doom tokens of a tome that is drawn. */
export const CORRUPTING_DOOM = 1;
/** Points lost more in each round of the final battle. */
export const GROWING_LOSS = 1;
/** By how much a maximum rises while the other falls. */
export const MAXIMUM_SHIFT = 1;
/** Cost and reward of an omen. */
export const OMEN = { clues: 1, sanity: 1, stamina: 1, terror: 1, doom: 1 } as const;
/** By how much skills are higher in worlds of dreams. */
export const DREAM_SKILL = 1;
/** The die of the maw, less this. */
export const MAW_REDUCTION = 1;
/** By how much treason lowers the Ancient One's rating. */
export const TREASON_RATING = 2;
/** Clues that are left to each. */
export const CLUES_LEFT = 1;
/** Doom tokens taken off for each of the Young that falls. */
export const YOUNG_DOOM = 1;
/** Doom tokens of an heiress who is lost. */
export const HEIRESS_DOOM = 1;
/** Tokens that an item takes off the rumor. */
export const TOKENS_FOR_ITEM = { common: 1, unique: 2 } as const;
/** Rift progress markers that encounters take off or put on. */
export const MARKERS = { off: 2, on: 2 } as const;
/** The check of who pawns an item. */
export const PAWN_CHECK = { check: 'will', modifier: -1 } as const;
