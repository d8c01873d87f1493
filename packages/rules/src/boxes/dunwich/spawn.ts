import type { Rule } from '@vigil/engine';
import { isSpawn } from '../../arkham/board/limits.js';
import type { Game } from '../../arkham/game.js';
import type { ArkhamBoard } from '../../arkham/own-meanings.js';

/** What would bring a Spawn to the cup sets it aside: it comes by its own rule only (D-SPAWN-01, D-SPAWN-04, BOX-09). */
export function spawn(below: ArkhamBoard): Pick<ArkhamBoard, 'returnMonster'> {
  return {
    *returnMonster(g, token, to): Rule {
      yield* below.returnMonster(g, token, isSpawn(g as Game, token) ? 'box' : to);
    },
  };
}
