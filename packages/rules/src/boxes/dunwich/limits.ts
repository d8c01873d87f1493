import type { Rule } from '@vigil/engine';
import { boardCount, isSpawn, limitNow, outskirtsAreFull } from '../../arkham/board/limits.js';
import type { Game } from '../../arkham/game.js';
import type { ArkhamBoard } from '../../arkham/own-meanings.js';
import type { BoardMonster } from '../../common/state.js';
import { inDunwich } from './town.js';

/** Dunwich's monsters fill no limit of Arkham's and never go to the Outskirts (D-BOARD-02); nor do Spawn (D-SPAWN-02). */
export function limits(below: ArkhamBoard): Pick<ArkhamBoard, 'counts' | 'staysIn' | 'moveMonster'> {
  return {
    counts: (g, monster) => !inDunwich(g, monster.at) && below.counts(g, monster),
    staysIn: (g, token, at) => inDunwich(g, at) || below.staysIn(g, token, at),
    *moveMonster(g, monster, to): Rule {
      if (inDunwich(g, monster.at) && !inDunwich(g, to)) return yield* comeToArkham(g, monster, to, below);
      yield* below.moveMonster(g, monster, to);
    },
  };
}

/** A monster from Dunwich that Arkham and the Sky have no room for goes to the Outskirts (D-BOARD-04). */
function* comeToArkham(g: Game, monster: BoardMonster, to: string, below: ArkhamBoard): Rule {
  const { board } = g.means;
  const fits = isSpawn(g, monster.token) || boardCount(g) < limitNow(g);
  yield* below.moveMonster(g, monster, fits ? to : 'outskirts');
  if (fits) yield* board.checkMonsters(g);
  else if (outskirtsAreFull(g)) yield* board.outskirtsOverflow(g);
}
