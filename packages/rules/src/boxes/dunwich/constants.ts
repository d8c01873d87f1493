/** Numbers of Dunwich's rules that its texts state as well, in every language (`content/src/dunwich`). */

/** Doom tokens for each debt collected. */
export const DEBT_DOOM = 3;
/** Clues to ward a place, beyond the cost of a seal. */
export const WARDING_CLUES = 2;
/** Mythos cards drawn at once. */
export const MYTHOS_AT_ONCE = 3;
/** Extra Mythos cards in the next Mythos Phase. */
export const EXTRA_MYTHOS = 1;
/** Mythos cards that go to the box. */
export const BOXED_MYTHOS = { one: 1, two: 2 } as const;
/** Terror added for each monster swallowed by a vortex. */
export const VORTEX_TERROR = 1;
/** Tokens that an encounter takes off the track of the Dunwich Horror. */
export const HORROR_TOKENS_OFF = 1;
/** Change of the Ancient One's Combat rating once the Beast is bound. */
export const BOUND_RATING = 2;
/** Movement points to enter a street in riot. */
export const RIOTS_COST = 2;
/** Injuries and Madnesses together that allow an investigator to retire (D-RETIRE-01). */
export const WOUNDS_TO_RETIRE = 2;
