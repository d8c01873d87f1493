import type { Rule } from '@vigil/engine';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import { cutAllies } from '../ally-deck.js';
import { PART } from './part.js';

/** Before anybody takes what is his, the Ally deck is cut (P-SETUP-02). */
export function settingUp(below: Pick<ArkhamTurn, 'setUp'>): Pick<ArkhamTurn, 'setUp'> {
  return {
    *setUp(g): Rule {
      if (g.s.step.done === 0) PART.of(g).allies = cutAllies(g);
      yield* below.setUp(g);
    },
  };
}
