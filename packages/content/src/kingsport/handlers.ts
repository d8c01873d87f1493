/** What only cards of Kingsport do. */
import type { Effect } from '@vigil/rules';

const own = (name: string): Effect => ({ do: 'handler', name: `kingsport-${name}`, text: `kingsport.${name}` });

/** Seals from the supply, from the doom track, from another place, or by what a Mythos card names. */
export const SEAL_HERE = own('seal-here');
export const SEAL_FROM_DOOM = own('seal-from-doom');
export const MOVE_SEAL = own('move-seal');
export const SEAL_NAMED_GATE = own('seal-named-gate');
/** A spell that costs its Sanity when it is learned. */
export const LEARN_SPELL = own('learn-spell');
export const LEARN_OR_LOSE_SPELL = own('learn-or-lose-spell');
/** What passes between two investigators, or has them change places. */
export const SWAP_SKILLS = own('swap-skills');
export const GIVE_CLUES = own('give-clues');
export const TAKE_CLUES = own('take-clues');
export const SHARE_CLUES = own('share-clues');
export const SWAP_PLACES = own('swap-places');
export const TRADE_PLACES = own('trade-places');
export const BRING_BACK_LOST = own('bring-back-lost');
/** The top of the Mythos deck. */
export const ORDER_MYTHOS = own('order-mythos');
export const MYTHOS_CARD_NOW = own('mythos-card-now');
/** Monsters that are on the board and met. */
export const TO_NEAREST_MONSTER = own('to-nearest-monster');
export const NEAREST_COMES = own('nearest-comes');
/** Prices of their own kind. */
export const PRICE_OF_CLUES = own('price-of-clues');
export const PRICE_OF_ITEMS = own('price-of-items');
export const SLIDERS_LEFT = own('sliders-left');
export const CASTLE_GATE = own('castle-gate');
export const THROUGH_ANY_GATE = own('through-any-gate');
/** Tokens that only Eihort's sheet speaks of. */
export const BROOD = own('brood');
/** The rifts, which are no part of the effect language. */
export const MARKERS_OFF = own('markers-off');
export const MARKERS_ON = own('markers-on');
export const CLOSE_RIFT = own('empty-track');
