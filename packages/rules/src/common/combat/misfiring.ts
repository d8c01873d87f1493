import type { Rule } from '@vigil/engine';
import { discardCard } from '../cards/cards.js';
import { rollPlain } from '../checks/dice.js';
import { modifiersInPlay } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';

/** Chance, 0 to 1, that a card about to be used misfires. */
export function misfireChance(g: Game, possession: Possession): number {
  let works = 1;
  for (const [{ deck, faces }] of modifiersInPlay(g, 'misfires')) {
    if (g.card(possession.card).deck === deck) works *= 1 - faces.length / 6;
  }
  return 1 - works;
}

/**
 * Rolls for a misfire before a card is used, if something in play requires it for its deck. On certain faces the card
 * is discarded unused. Returns true if it was.
 */
export function* rollMisfire(g: Game, who: Investigator, possession: Possession | undefined): Rule<boolean> {
  if (!possession) return false;
  for (const [{ deck, faces }, source] of modifiersInPlay(g, 'misfires')) {
    if (g.card(possession.card).deck !== deck) continue;
    const [face] = rollPlain(g, who, 1, source, true);
    if (face === undefined || !faces.includes(face)) continue;
    discardCard(g, who, possession);
    return true;
  }
  return false;
}
