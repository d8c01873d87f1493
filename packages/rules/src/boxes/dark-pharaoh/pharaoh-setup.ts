import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules } from '../../arkham/game.js';
import { cutAllyDeck } from '../ally-deck.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';

/** Cuts the Ally deck before starting possessions are given (P-SETUP-02). */
export function allyDeckLayer(below: Pick<ArkhamTurnRules, 'setUp'>): Pick<ArkhamTurnRules, 'setUp'> {
  return {
    *setUp(g): Rule {
      if (g.s.step.done === 0) PHARAOH_SLICE.of(g).allies = cutAllyDeck(g);
      yield* below.setUp(g);
    },
  };
}
