import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import { cutAllies } from '../ally-deck.js';
import { PART } from './rifts.js';

/** Before anybody takes what is his, the Ally deck is cut (K-BOARD-10); cut by several boxes it is cut once. */
export function settingUp(below: Pick<ArkhamTurn, 'setUp' | 'enterAnew'>): Pick<ArkhamTurn, 'setUp' | 'enterAnew'> {
  return {
    *setUp(g): Rule {
      if (g.s.step.done > 0) return yield* below.setUp(g);
      PART.of(g).allies = cutAllies(g);
      yield* beginning(g, below.setUp(g));
    },
    enterAnew: (g, who) => beginning(g, below.enterAnew(g, who)),
  };
}

/** While somebody is given what he begins with. */
function* beginning(g: Game, rule: Rule): Rule {
  const part = PART.of(g);
  part.begins = true;
  try {
    yield* rule;
  } finally {
    part.begins = undefined;
  }
}
