import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';

/** H-UPKEEP-01 */
export const UPKEEP_SEGMENTS = 13;
/** One segment of the Upkeep, from 1. */
export function* upkeepSegment(_g: Game, _segment: number): Rule {}
