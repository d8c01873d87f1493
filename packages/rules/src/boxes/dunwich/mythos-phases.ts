import type { Rule } from '@vigil/engine';
import type { ArkhamTurnRules, Game, MythosSteps } from '../../arkham/game.js';
import { expireHeadlines } from '../../arkham/mythos/mythos.js';
import type { Handler } from '../../common/rule-table.js';
import { EXTRA_MYTHOS } from './constants.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';
import { drawExtraMythos } from './extra-mythos.js';

/** This turn has no Mythos Phase. */
export const skipMythosPhase: Handler = function* (g): Rule {
  DUNWICH_SLICE.of(g).quietTurn = g.s.turn;
};

/** Draws another card in the next Mythos Phase; all of it counts. */
export const addMythosCard: Handler = function* (g): Rule {
  const part = DUNWICH_SLICE.of(g);
  part.extraMythosCards = (part.extraMythosCards ?? 0) + EXTRA_MYTHOS;
};

/** Applies Mythos Phases that encounters cancel or extend. */
export function mythosPhasesLayer({ mythos }: Pick<ArkhamTurnRules, 'mythos'>): { mythos: MythosSteps } {
  return {
    mythos: {
      ...mythos,
      phase(g) {
        const { quietTurn, extraMythosCards } = DUNWICH_SLICE.of(g);
        const unusual = quietTurn === g.s.turn || extraMythosCards !== undefined;
        return unusual ? runChangedMythosPhase(g, mythos) : mythos.phase(g);
      },
    },
  };
}

function* runChangedMythosPhase(g: Game, mythos: MythosSteps): Rule {
  const part = DUNWICH_SLICE.of(g);
  // Effects that last to the end of this turn still end.
  if (part.quietTurn === g.s.turn) {
    g.emit?.({ type: 'boxEvent', what: 'dunwich.quiet-night' });
    return expireHeadlines(g);
  }
  const more = part.extraMythosCards ?? 0;
  part.extraMythosCards = undefined;
  yield* drawExtraMythos(g, more);
  yield* mythos.phase(g);
}
