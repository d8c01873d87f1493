/**
 * Numbers of Curse of the Dark Pharaoh that its texts state as well, in every language (`content/src/dark-pharaoh`).
 */

/** Gain for each Exhibit Item given up. */
export const RENOUNCED_EXHIBIT = { sanity: 1, clues: 1 } as const;
/** Mythos cards looked at in an encounter. */
export const FORESEEN_MYTHOS = 2;
/** Reward for handing over an item ordered by mail. */
export const MAIL_MONEY = 1;
/** Items of which one investigator may order one. */
export const MAIL_ITEMS = 3;
/** The check before the pool, in each edition, and the successes that set the investigator free. */
export const FACE_IN_POOL = { check: 'will', modifier: -2, revised: 0, free: 3 } as const;
/** Monsters drawn to choose from. */
export const EVILS_DRAWN = 2;
/** Bonus against the God of the Bloody Tongue for each treasure. */
export const TREASURE_BONUS = 1;
/** The check over a corpse. */
export const TEMPTING_CORPSE = { check: 'fight', modifier: -2 } as const;
/** Clues for each monster in the Sky. */
export const SKY_CLUES = 2;
/** The check to find out that losses were dreamt. */
export const DREAM = { check: 'luck', modifier: -1 } as const;
/** Clues for an errand completed for the lodge. */
export const ERRAND_CLUES = 1;
/** Monsters that come to the streets. */
export const MONSTERS_COMING = { maniacs: 3, ghosts: 2, flyers: 2 } as const;
/** Price of a loan that is called in. */
export const LOAN_DUE = 10;
/** Losses by the herald: for a Unique Item, and from the Cursed. */
export const HERALD_LOSS = { sanity: 1, stamina: 1 } as const;
/** Gain of the Ancient One for each Mask in the final battle. */
export const MASK_IN_BATTLE = { rating: 1, doom: 1 } as const;
/** Number of Exhibit Items kept of those on a corpse. */
export const CORPSE_EXHIBITS_KEPT = 1;
/** Terror added by relics that nothing appeases. */
export const RELIC_TERROR = 1;
/** Reward of the Book of Anubis. */
export const ANUBIS_REWARD = { sanity: 1, stamina: 1 } as const;
/** Bonus for each token of the chime. */
export const CHIME_BONUS = 2;
/** Points the eye is opened with. */
export const EYE_POINTS = 5;
/** Bonus against the dimension weighed, and against all others. */
export const SCALES = { bonus: 3, others: -1 } as const;
/** Number of doom tokens removed when the Parchment seals a gate. */
export const PARCHMENT_DOOM = 1;
/** Losses by locusts, of investigators and of monsters. */
export const LOCUSTS = { stamina: 1, toughness: 1 } as const;
/** Stops that Premonition moves a slider. */
export const FORESIGHT_STOPS = 2;
/** Bonus on Lore checks. */
export const SCRIPT_BONUS = 3;
/** Number of Clues for a Spell that is given up, in addition to its cost. */
export const SPELL_CLUES = 1;
/** Toughness of a mummy met in the streets. */
export const MUMMY_TOUGHNESS = 2;
