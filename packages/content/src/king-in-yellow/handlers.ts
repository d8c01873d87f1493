/** Effects implemented by handlers of The King in Yellow. */
import type { Effect } from '@vigil/rules';

const boxHandler = (name: string): Effect => ({ do: 'handler', name: `yellow-${name}`, text: `yellow.${name}` });

/** Guessing a price, and buying goods up to that of the most expensive. */
export const GUESS_PRICE = boxHandler('guess-price');
export const GOODS_WORTH_DEAREST = boxHandler('dearest');
/** A purchase that clues and spells help to pay for. */
export const MEMBERS_SHOPPING = boxHandler('members-shopping');
/** The tome just found is read at once. */
export const READ_FOUND_TOME = boxHandler('read-found');
/** A check of whichever skill is lowest. */
export const CHECK_LOWEST_SKILL = boxHandler('lowest-skill');
/** Two investigators change places who both want to. */
export const SWAP_WITH_CONSENT = boxHandler('swap-willing');
/** Blessing or Curse is turned over. */
export const TURN_MARKER_OVER = boxHandler('turn-over');
