/** Numbers of Kingsport's rules that its texts state as well, in every language (`content/src/kingsport`). */

/** Loss on approaching the castle. */
export const CASTLE_GATE_LOSS = { sanity: 1, stamina: 1 } as const;
/** Loss for each Clue that is kept. */
export const KEPT_CLUE_LOSS = { sanity: 1, stamina: 1 } as const;
/** Price of keeping an item: Clues or money. */
export const RANSOM = { clues: 1, money: 3 } as const;
/** Mythos cards revealed to find a gate to seal. */
export const MYTHOS_SHOWN_FOR_SEAL = 3;
/** Mythos cards put in order. */
export const ORDERED_MYTHOS = 5;
/** Clues that keep terror down by a point. */
export const QUELL_CLUES = 2;
/** Number of Clues for a dreamer who reaches another world. */
export const DREAMER_CLUES = 1;
/** Doom tokens of a tome that is drawn. */
export const CORRUPTING_DOOM = 1;
/** Additional points lost in each round of the final battle. */
export const GROWING_LOSS = 1;
/** Increase of one maximum while the other decreases. */
export const MAXIMUM_SHIFT = 1;
/** Cost and reward of an omen. */
export const OMEN = { clues: 1, sanity: 1, stamina: 1, terror: 1, doom: 1 } as const;
/** Skill bonus in worlds of dreams. */
export const DREAM_SKILL = 1;
/** Subtracted from the maw's die. */
export const MAW_REDUCTION = 1;
/** Reduction of the Ancient One's rating for treason. */
export const TREASON_RATING = 2;
/** Clues left to each investigator. */
export const CLUES_LEFT = 1;
/** Doom tokens removed for each Dark Young defeated. */
export const YOUNG_DOOM = 1;
/** Doom tokens for the loss of the heiress. */
export const HEIRESS_DOOM = 1;
/** Tokens that an item takes off the rumor. */
export const TOKENS_FOR_ITEM = { common: 1, unique: 2 } as const;
/** Rift progress markers that encounters take off or put on. */
export const MARKERS = { off: 2, on: 2 } as const;
/** The check for pawning an item. */
export const PAWN_CHECK = { check: 'will', modifier: -1 } as const;
/** Highest maximum of an investigator whose maxima shift. */
export const HIGHEST_MAXIMUM = 7;
