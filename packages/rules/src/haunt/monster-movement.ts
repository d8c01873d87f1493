import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';

/** City segment III. */
export function* monsterMovement(_g: Game): Rule {}
