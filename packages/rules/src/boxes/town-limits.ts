import type { Rule } from '@vigil/engine';
import { countBoardMonsters, currentMonsterLimit, outskirtsAreFull } from '../arkham/board/limits.js';
import type { ArkhamBoardRules, Game } from '../arkham/game.js';
import type { BoardMonster } from '../common/state.js';

/**
 * Monsters of another town count toward none of Arkham's limits and never go to the Outskirts (D-BOARD-02, K-BOARD-02).
 * The same is true of Spawn (D-SPAWN-02). `town`: the id of its board.
 */
export function townLimitsLayer(
  below: ArkhamBoardRules,
  town: string,
): Pick<ArkhamBoardRules, 'isOutsideLimit' | 'isExemptFromOutskirts' | 'moveMonster'> {
  const isInTown = (g: Game, area: string) => g.place(area).board === town;
  return {
    isOutsideLimit: (g, at) => isInTown(g, at) || below.isOutsideLimit(g, at),
    isExemptFromOutskirts: (g, token, at) => isInTown(g, at) || below.isExemptFromOutskirts(g, token, at),
    moveMonster: (g, monster, to) =>
      isInTown(g, monster.at) && !isInTown(g, to)
        ? moveToOutskirts(g, monster, to, below)
        : below.moveMonster(g, monster, to),
  };
}

/** Sends a monster from another town to the Outskirts if Arkham and the Sky have no room (D-BOARD-04). */
function* moveToOutskirts(g: Game, monster: BoardMonster, to: string, below: ArkhamBoardRules): Rule {
  const { board } = g.rules;
  const fits = board.isExemptFromOutskirts(g, monster.token, to) || countBoardMonsters(g) < currentMonsterLimit(g);
  yield* below.moveMonster(g, monster, fits ? to : 'outskirts');
  if (fits) yield* board.checkMonsterCount(g);
  else if (outskirtsAreFull(g)) yield* board.outskirtsOverflow(g);
}
