/** What only cards of The King in Yellow do. */
import type { Effect } from '@vigil/rules';

const own = (name: string): Effect => ({ do: 'handler', name: `yellow-${name}`, text: `yellow.${name}` });

/** A guess at a price, and goods worth what the dearest of them is. */
export const GUESS_PRICE = own('guess-price');
export const DEAREST = own('dearest');
/** A purchase that clues and spells help to pay for. */
export const MEMBERS_SHOPPING = own('members-shopping');
/** The tome just found is read at once. */
export const READ_FOUND = own('read-found');
/** A check of whichever skill is lowest. */
export const LOWEST_SKILL = own('lowest-skill');
/** Two investigators change places who both want to. */
export const SWAP_WILLING = own('swap-willing');
/** Blessing or Curse is turned over. */
export const TURN_OVER = own('turn-over');
