import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** City segment V: one activity of the active investigator, or none (H-ACT). */
export function* investigatorActivity(_g: Game, _who: Investigator): Rule {}
/** An encounter with a Location card where he stands (H-INV-03 to 05). */
export function* locationEncounter(_g: Game, _who: Investigator, _draw: number): Rule {}
