import type { Rule } from '@vigil/engine';
import type { StatusCard } from '../effects/language.js';
import type { Cause } from '../shared/game.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** Blessing, Curse, Retainer, Lodge Membership, Deputy; `bank-loan` is a loan on an item. */
export function* receive(_g: Game, _who: Investigator, _card: StatusCard, _cause: Cause): Rule {}
