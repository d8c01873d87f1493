import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';

/** The encounter check of everybody at these places and the battle that may follow (H-AO). */
export function* encounterCheck(_g: Game, _places: readonly string[]): Rule {}
