import type { Rule } from '@vigil/engine';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import { cutAllies } from '../ally-deck.js';
import { PART } from './rifts.js';

/** Before anybody takes what is his, the Ally deck is cut (K-BOARD-10); cut by several boxes it is cut once. */
export function settingUp(below: Pick<ArkhamTurn, 'setUp'>): Pick<ArkhamTurn, 'setUp'> {
  return {
    *setUp(g): Rule {
      if (g.s.step.done === 0) PART.of(g).allies = cutAllies(g);
      yield* below.setUp(g);
    },
  };
}
