import type { Modifier, Trigger } from '../effects/language.js';
import type { InPlay } from '../shared/game.js';
import type { Game } from './game.js';

/** Modifiers of the Ancient One, always (H-AO-31), and of the day's Mythos cards (H-UPKEEP-20). */
export function globalModifiers(_g: Game): InPlay<Modifier> {
  return [];
}
export function globalTriggers(_g: Game): InPlay<Trigger> {
  return [];
}
