import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';

/** City segment VI. */
export function* monsterActivities(_g: Game): Rule {}
