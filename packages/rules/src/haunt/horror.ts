import type { Rule } from '@vigil/engine';
import type { Combat } from '../shared/game.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** The Horror check of an engagement, with its losses (H-ENC-ENG-02 to 08, H-BLESS-01 to 04). `extra`: what a card adds to the rating. */
export function* horrorCheck(_g: Game, _who: Investigator, _combat: Combat, _extra = 0): Rule {}
