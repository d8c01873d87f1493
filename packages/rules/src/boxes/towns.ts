import type { Rule } from '@vigil/engine';
import { boardCount, limitNow, outskirtsAreFull } from '../arkham/board/limits.js';
import type { Game } from '../arkham/game.js';
import type { ArkhamBoard } from '../arkham/own-meanings.js';
import type { BoardMonster } from '../common/state.js';

/**
 * Monsters of another town fill no limit of Arkham's and never go to the Outskirts (D-BOARD-02, K-BOARD-02); nor do Spawn
 * (D-SPAWN-02). `town`: the id of its board.
 */
export function townLimits(
  below: ArkhamBoard,
  town: string,
): Pick<ArkhamBoard, 'isOutside' | 'staysIn' | 'moveMonster'> {
  const isThere = (g: Game, area: string) => g.place(area).board === town;
  return {
    isOutside: (g, at) => isThere(g, at) || below.isOutside(g, at),
    staysIn: (g, token, at) => isThere(g, at) || below.staysIn(g, token, at),
    moveMonster: (g, monster, to) =>
      isThere(g, monster.at) && !isThere(g, to) ? leaveTown(g, monster, to, below) : below.moveMonster(g, monster, to),
  };
}

/** A monster from another town that Arkham and the Sky have no room for goes to the Outskirts (D-BOARD-04). */
function* leaveTown(g: Game, monster: BoardMonster, to: string, below: ArkhamBoard): Rule {
  const { board } = g.means;
  const fits = board.staysIn(g, monster.token, to) || boardCount(g) < limitNow(g);
  yield* below.moveMonster(g, monster, fits ? to : 'outskirts');
  if (fits) yield* board.checkMonsters(g);
  else if (outskirtsAreFull(g)) yield* board.outskirtsOverflow(g);
}
