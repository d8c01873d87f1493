import type { ArkhamTurnRules } from '../../arkham/game.js';
import { refreshInPlay } from '../../common/in-play.js';

/** Refreshes Conditions in the first player's Upkeep (D-COND-02, BOX-21), even if that player has none. */
export function refreshConditionsLayer(below: Pick<ArkhamTurnRules, 'upkeep'>): Pick<ArkhamTurnRules, 'upkeep'> {
  return {
    upkeep(g, who) {
      if (who.seat === g.s.first) refreshInPlay(g, who);
      return below.upkeep(g, who);
    },
  };
}
