import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { eachModifier } from './modifiers.js';

/** How many hands somebody has for weapons and spells: two (A-COMBAT-17), as long as no card says otherwise. */
export function handsOf(g: Game, who: Investigator): number {
  let hands = 2;
  eachModifier(g, who, 'hands', ({ by }) => {
    hands += by;
  });
  return Math.max(0, hands);
}
