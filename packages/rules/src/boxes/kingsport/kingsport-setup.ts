import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules, Game } from '../../arkham/game.js';
import { cutAllyDeck } from '../ally-deck.js';
import { KINGSPORT_SLICE } from './rifts.js';

/** Cuts the Ally deck before starting possessions are given (K-BOARD-10). Several boxes together cut it once. */
export function setupLayer(
  below: Pick<ArkhamTurnRules, 'setUp' | 'enterNextInvestigator'>,
): Pick<ArkhamTurnRules, 'setUp' | 'enterNextInvestigator'> {
  return {
    *setUp(g): Rule {
      if (g.s.step.done > 0) return yield* below.setUp(g);
      KINGSPORT_SLICE.of(g).allies = cutAllyDeck(g);
      yield* whileGivingPossessions(g, below.setUp(g));
    },
    enterNextInvestigator: (g, who) => whileGivingPossessions(g, below.enterNextInvestigator(g, who)),
  };
}

/** Runs a rule while an investigator is given starting possessions. */
function* whileGivingPossessions(g: Game, rule: Rule): Rule {
  const part = KINGSPORT_SLICE.of(g);
  part.dealingInvestigator = true;
  try {
    yield* rule;
  } finally {
    part.dealingInvestigator = undefined;
  }
}
