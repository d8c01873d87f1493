import type { Game } from '../arkham/game.js';
import { houseRuleOf } from '../common/house-rules.js';
import type { ArkhamLayer } from './box.js';

/**
 * With several expansion boards, the investigators count as fewer by each board beyond the first, but at least one.
 *
 * Applies to the monster limit, the Outskirts, the gates that awaken and the monsters of a new gate. With the house
 * rule `manyBoards` it applies to everything that depends on the number of players (D-BOARD-08). Several boxes together
 * add it once.
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

/** Returns the number of boards beyond Arkham and the first other town. */
function extraBoards(g: Game): number {
  return Math.max(0, g.content.boards.size - 2);
}
