/** Effects implemented by handlers of Kingsport. */
import type { Effect } from '@vigil/rules';
import { lose, loseBoth } from '@vigil/rules/builders';
import { CASTLE_GATE_LOSS } from '@vigil/rules/kingsport/constants';

/** `harm`: the most that it may take. */
const boxHandler = (name: string, ...harm: readonly Effect[]): Effect => ({
  do: 'handler',
  name: `kingsport-${name}`,
  text: `kingsport.${name}`,
  ...(harm.length > 0 && { harm }),
});

/** The highest Sanity that casting a Spell costs. */
const HIGHEST_CASTING_COST = 2;

/** Seals from the supply, from the doom track or from another place, or determined by a Mythos card. */
export const SEAL_HERE = boxHandler('seal-here');
export const SEAL_FROM_DOOM = boxHandler('seal-from-doom');
export const MOVE_SEAL = boxHandler('move-seal');
export const SEAL_NAMED_GATE = boxHandler('seal-named-gate');
/** A spell that costs its Sanity when it is learned. */
export const LEARN_SPELL = boxHandler('learn-spell', lose(HIGHEST_CASTING_COST, 'sanity'));
export const LEARN_OR_LOSE_SPELL = boxHandler('learn-or-lose-spell', lose(HIGHEST_CASTING_COST, 'sanity'));
/** Exchanges between two investigators, or of their places. */
export const SWAP_SKILLS = boxHandler('swap-skills');
export const GIVE_CLUES = boxHandler('give-clues');
export const TAKE_CLUES = boxHandler('take-clues');
export const SHARE_CLUES = boxHandler('share-clues');
export const SWAP_PLACES = boxHandler('swap-places');
export const TRADE_PLACES = boxHandler('trade-places');
export const BRING_BACK_LOST = boxHandler('bring-back-lost');
/** The top of the Mythos deck. */
export const ORDER_MYTHOS = boxHandler('order-mythos');
export const RESOLVE_MYTHOS_CARD = boxHandler('mythos-card-now');
/** Monsters that are on the board and met. */
export const MOVE_TO_NEAREST_MONSTER = boxHandler('to-nearest-monster');
export const MOVE_NEAREST_MONSTER_HERE = boxHandler('nearest-comes');
/** Prices of their own kind. */
export const PRICE_OF_CLUES = boxHandler('price-of-clues');
export const PRICE_OF_ITEMS = boxHandler('price-of-items');
export const SLIDERS_LEFT = boxHandler('sliders-left');
export const CASTLE_GATE = boxHandler('castle-gate', loseBoth(CASTLE_GATE_LOSS.sanity, CASTLE_GATE_LOSS.stamina));
export const ENTER_ANY_GATE = boxHandler('through-any-gate');
/** Tokens that only Eihort's sheet speaks of. */
export const BROOD = boxHandler('brood');
/** The rifts, which are no part of the effect language. */
export const REMOVE_RIFT_MARKERS = boxHandler('markers-off');
export const ADD_RIFT_MARKERS = boxHandler('markers-on');
export const CLOSE_RIFT = boxHandler('empty-track');
