import type { Rule } from '@vigil/engine';
import type { Closing } from '../shared/game.js';
import type { OpenGate } from '../shared/state.js';
import type { Game } from './game.js';
import type { Gate, Investigator } from './state.js';

/** The end of a ritual: tokens, encounter check, Focus check (H-SEAL-03 to 07, H-CLOSE-03, H-INV-15 to 20). */
export function* ritual(_g: Game, _who: Investigator, _gates: readonly Gate[], _kind: 'seal' | 'close'): Rule {}
/** A card closes one of some gates, or an item seals the one here (H-INV-14, H-BASE-07). */
export function* closeByCard(_g: Game, _who: Investigator, _gates: readonly OpenGate[], _how: Closing): Rule {}
/** A card's text for each eligible gate; the gates it closes are closed in one ritual (H-INV-19). */
export function* eachGate(_g: Game, _who: Investigator, _perGate: (gate: OpenGate) => Rule): Rule {}
