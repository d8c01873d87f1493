import type { Rule } from '@vigil/engine';
import { discardCard } from './cards/cards.js';
import { countSuccesses, rollPlain } from './checks/dice.js';
import { cannotBeLost, isItem } from './figures/filters.js';
import { successFaces } from './figures/modifiers.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** Ithaqua's start of battle: a die for each own item; a failure takes it, unless it cannot be lost. */
export function* icyWinds(g: Game, who: Investigator): Rule {
  for (const possession of who.cards.filter((card) => isItem(g, card.card) && !cannotBeLost(g, card))) {
    const dice = rollPlain(g, who, 1, 'ithaqua');
    if (countSuccesses(dice, successFaces(g, who)) === 0) discardCard(g, who, possession);
  }
}
