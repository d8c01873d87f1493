import type { ArkhamTurn } from '../../arkham/own-meanings.js';
import { refreshInPlay } from '../../common/in-play.js';

/** Conditions refresh in the first player's Upkeep (D-COND-02, BOX-21), also where he has none of his own. */
export function refreshing(below: Pick<ArkhamTurn, 'upkeep'>): Pick<ArkhamTurn, 'upkeep'> {
  return {
    upkeep(g, who) {
      if (who.seat === g.s.first) refreshInPlay(g, who);
      return below.upkeep(g, who);
    },
  };
}
