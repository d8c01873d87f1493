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
