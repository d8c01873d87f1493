/** Figures of Dunwich's rules that its sentences say too, in every language (`content/src/dunwich`). */

/** Doom tokens for each debt that is called in. */
export const DEBT_DOOM = 3;
/** Clues that warding a place costs beyond sealing a gate. */
export const WARDING_CLUES = 2;
/** Mythos cards that are drawn at once. */
export const MYTHOS_AT_ONCE = 3;
/** Mythos cards drawn more in the next Mythos Phase. */
export const EXTRA_MYTHOS = 1;
/** Mythos cards that go to the box. */
export const BOXED_MYTHOS = { one: 1, two: 2 } as const;
/** By how much terror rises with each monster that a vortex swallows. */
export const VORTEX_TERROR = 1;
/** Tokens that an encounter takes off the track of the Dunwich Horror. */
export const HORROR_TOKENS_OFF = 1;
