import type { ArkhamTurnRules } from '../../arkham/game.js';
import { cutAllyDeck } from '../ally-deck.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/** Cuts the Ally deck before starting possessions are given (D-SETUP-02). */
export function allyDeckLayer(turn: Pick<ArkhamTurnRules, 'setUp'>): Pick<ArkhamTurnRules, 'setUp'> {
  return {
    setUp(g) {
      if (g.s.step.done === 0) DUNWICH_SLICE.of(g).allies = cutAllyDeck(g);
      return turn.setUp(g);
    },
  };
}
