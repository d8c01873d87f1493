import type { Rule } from '@vigil/engine';
import { isSpawn } from '../../arkham/board/limits.js';
import type { Game } from '../../arkham/game.js';
import type { ArkhamBoard } from '../../arkham/own-meanings.js';
import { emptyTrack, isHorror } from './horror.js';

/**
 * What would bring a Spawn to the cup sets it aside: it comes by its own rule only (D-SPAWN-01, D-SPAWN-04, BOX-09). The
 * Dunwich Horror that is gone in any way comes again when its track is full once more (D-HORROR-07).
 */
export function spawn(below: ArkhamBoard): Pick<ArkhamBoard, 'returnMonster'> {
  return {
    *returnMonster(g, token, to): Rule {
      if (!isSpawn(g as Game, token)) return yield* below.returnMonster(g, token, to);
      yield* below.returnMonster(g, token, 'box');
      if (isHorror(g as Game, token)) emptyTrack(g as Game);
    },
  };
}
