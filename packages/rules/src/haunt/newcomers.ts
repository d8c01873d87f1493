import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';

/** Upkeep X: seats whose investigator was removed may get another. */
export function* newInvestigators(_g: Game): Rule {}
