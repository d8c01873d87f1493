import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** An Other World phase (H-OW). */
export function* otherWorldPhase(_g: Game): Rule {}
/** An effect returns him to the city (H-OW-15). */
export function* returnToArkham(_g: Game, _who: Investigator): Rule {}
export function* visitWorld(_g: Game, _who: Investigator, _world: string): Rule {}
export function* throughNearestGate(_g: Game, _who: Investigator): Rule {}
