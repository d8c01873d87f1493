/** Durations of animations, in milliseconds; the style sheets have the same as --answer, --move and --card. */
export const ANSWER_MS = 120;
/** Moves along streets. */
export const MOVE_MS = 240;
/** A card, a gate, dice; and the movement of all monsters together. */
export const CARD_MS = 400;
/** The steps of a roll: fall of a die, spread of the starts, rest, sorting, and the pause before the result. */
export const ROLL_TIMING = { falls: 350, within: 250, rests: 100, sorts: 300, still: 300 } as const;
/** Length of a roll until its result is shown, at the directed pace. */
export const ROLL_LENGTH_MS =
  ROLL_TIMING.within + ROLL_TIMING.falls + ROLL_TIMING.rests + ROLL_TIMING.sorts + ROLL_TIMING.still;
