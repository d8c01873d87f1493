import type { Rule } from '@vigil/engine';
import { isSpawn } from '../../arkham/board/limits.js';
import type { Game } from '../../arkham/game.js';
import type { ArkhamBoard } from '../../arkham/own-meanings.js';
import { emptyTrack, isHorror } from './horror.js';

type Parts = Pick<ArkhamBoard, 'returnMonster'>;

/**
 * What would bring a Spawn to the cup sets it aside: it comes by its own rule only (D-SPAWN-01, D-SPAWN-04, BOX-09). The
 * Dunwich Horror that is gone in any way comes again when its track is full once more (D-HORROR-07).
 */
export function spawn(below: ArkhamBoard): Parts {
  return {
    returnMonster: (g, token, to) =>
      isSpawn(g as Game, token) ? setAside(g as Game, token, below) : below.returnMonster(g, token, to),
  };
}

function* setAside(g: Game, token: string, below: Parts): Rule {
  yield* below.returnMonster(g, token, 'box');
  if (isHorror(g, token)) emptyTrack(g);
}
