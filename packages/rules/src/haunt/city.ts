import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';

/** One segment of the City phase under way (H-CITY-SPEED-07): II to VI, then the phase is completed. */
export function* cityPhase(_g: Game): Rule {}
