/** How long motions take, in milliseconds; the style sheets have the same as --answer, --move and --card. */
export const ANSWER_MS = 120;
/** Along streets. */
export const MOVE_MS = 240;
/** A card, a gate, dice; and the whole movement of all monsters. */
export const CARD_MS = 400;
