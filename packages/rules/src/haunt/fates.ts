import type { Rule } from '@vigil/engine';
import type { Fate } from '../effects/language.js';
import type { Cause } from '../shared/game.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

export function* befall(_g: Game, _who: Investigator, _fate: Fate, _cause: Cause): Rule {}
export function* fall(_g: Game, _who: Investigator): Rule {}
export function freeFromJail(_g: Game): void {}
export function relocated(_g: Game, _who: Investigator, _from: string): void {}
/** Upkeep IX. */
export function* returnFromTimeAndSpace(_g: Game): Rule {}
