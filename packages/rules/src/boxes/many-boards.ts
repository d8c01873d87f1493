import type { Game } from '../arkham/game.js';
import { houseRuleOf } from '../common/house-rules.js';
import type { ArkhamLayer } from './box.js';

/**
 * With more than one expansion board so many investigators fewer count as there are boards beyond the first, at least one
 * counts: for the monster limit, the Outskirts, the gates that awaken and the monsters of a new gate, and by the
 * house rule `manyBoards` for everything that hangs on how many play (D-BOARD-08). Laid by several boxes it is one rule.
 */
export const manyBoardsLayer: ArkhamLayer = (below) => ({
  ...below,
  people: {
    ...below.people,
    countInvestigators: (g, what) => {
      const spare = extraBoards(g);
      if (spare === 0 || (what !== 'board' && houseRuleOf(g, 'manyBoards') !== 'allEffects')) return g.players;
      return Math.max(1, g.players - spare);
    },
  },
});

/** The boards beyond that of Arkham and the first of another town. */
function extraBoards(g: Game): number {
  return Math.max(0, g.content.boards.size - 2);
}
