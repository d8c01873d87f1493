/** Effects implemented by handlers of the box. */
import type { Effect } from '@vigil/rules';

const boxHandler = (name: string): Effect => ({ do: 'handler', name: `dunwich-${name}`, text: `dunwich.${name}` });

/** Tokens of the Dunwich Horror's track, which is no part of the effect language. */
export const ADD_HORROR_TOKEN = boxHandler('token-on');
export const REMOVE_HORROR_TOKEN = boxHandler('token-off');
/** No card but these changes whether and how often a Mythos Phase draws. */
export const NO_MYTHOS = boxHandler('no-mythos');
export const MORE_MYTHOS = boxHandler('more-mythos');
/** A mark on an investigator that one Mythos card looks for. */
export const DARK_DEAL = boxHandler('deal');
/** Cards that leave the Mythos deck for good, and a look at its top card. */
export const BOX_MYTHOS = boxHandler('box-mythos');
export const BOX_TWO_MYTHOS = boxHandler('box-two-mythos');
export const TAROT = boxHandler('tarot');
export const CLEAR_ENVIRONMENT = boxHandler('clear-environment');
/** Gates that change their marker or their place, and a seal without one. */
export const SWAP_GATE = boxHandler('swap-gate');
export const MOVE_GATE = boxHandler('move-gate');
export const WARD = boxHandler('ward');
/** All the monsters on the board at once. */
export const SWEEP_MONSTERS = boxHandler('sweep');
export const DRIVE = boxHandler('drive');
