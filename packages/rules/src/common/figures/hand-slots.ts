import type { Combat, Game } from '../game.js';
import type { Investigator } from '../state.js';
import { forEachModifier } from './modifiers.js';

/** Returns the number of hands for weapons and spells: two (A-COMBAT-17), unless a card says otherwise. */
export function handCount(g: Game, who: Investigator): number {
  let hands = 2;
  forEachModifier(g, who, 'hands', ({ by, spells }) => {
    if (!spells) hands += by;
  });
  return Math.max(0, hands);
}

/**
 * Returns the hands that weapons and spells take in a fight (A-COMBAT-17). `more`: hands of a spell about to be cast.
 */
export function usedHands(g: Game, { who, weapons, spells }: Combat, more = 0): number {
  let hands = 0;
  for (const { card } of weapons) hands += g.card(card).weapon?.hands ?? 0;
  let casting = more;
  for (const spell of spells) casting += spell.hands;
  // Some investigators have a hand that only casts.
  if (casting > 0) {
    forEachModifier(g, who, 'hands', (modifier) => {
      if (modifier.spells) casting -= modifier.by;
    });
  }
  return hands + Math.max(0, casting);
}
