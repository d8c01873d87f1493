/** What only these cards do. */
import type { Effect } from '@vigil/rules';

const own = (name: string): Effect => ({ do: 'handler', name: `dunwich-${name}`, text: `dunwich.${name}` });

/** Tokens of the Dunwich Horror's track, which is no part of the effect language. */
export const TOKEN_ON = own('token-on');
export const TOKEN_OFF = own('token-off');
/** No card but these changes whether and how often a Mythos Phase draws. */
export const NO_MYTHOS = own('no-mythos');
export const MORE_MYTHOS = own('more-mythos');
/** A mark on an investigator that one Mythos card looks for. */
export const DARK_DEAL = own('deal');
/** Cards that leave the Mythos deck for good, and a look at its top card. */
export const BOX_MYTHOS = own('box-mythos');
export const BOX_TWO_MYTHOS = own('box-two-mythos');
export const TAROT = own('tarot');
export const CLEAR_ENVIRONMENT = own('clear-environment');
/** Gates that change their marker or their place, and a seal without one. */
export const SWAP_GATE = own('swap-gate');
export const MOVE_GATE = own('move-gate');
export const WARD = own('ward');
/** All the monsters on the board at once. */
export const SWEEP = own('sweep');
export const DRIVE = own('drive');
