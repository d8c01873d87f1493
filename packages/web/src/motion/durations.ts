/** Durations of animations, in milliseconds; the style sheets have the same as --answer, --move and --card. */
export const ANSWER_MS = 120;
/** Moves along streets. */
export const MOVE_MS = 240;
/** A card, a gate, dice; and the movement of all monsters together. */
export const CARD_MS = 400;
