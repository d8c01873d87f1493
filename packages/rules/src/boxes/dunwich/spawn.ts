import type { Rule } from '@vigil/engine';
import { isSpawn } from '../../arkham/board/limits.js';
import type { ArkhamBoardRules, Game } from '../../arkham/game.js';
import { emptyHorrorTrack, isHorror } from './dunwich-horror.js';

type SpawnRules = Pick<ArkhamBoardRules, 'returnMonster'>;

/**
 * Sets a Spawn aside instead of returning it to the cup: only its own rule brings it (D-SPAWN-01, D-SPAWN-04, BOX-09).
 *
 * The Dunwich Horror returns when its track is full again (D-HORROR-07).
 */
export function spawnLayer(below: ArkhamBoardRules): SpawnRules {
  return {
    returnMonster: (g, token, to) =>
      isSpawn(g, token) ? setAsideSpawn(g, token, below) : below.returnMonster(g, token, to),
  };
}

function* setAsideSpawn(g: Game, token: string, below: SpawnRules): Rule {
  yield* below.returnMonster(g, token, 'box');
  if (isHorror(g, token)) emptyHorrorTrack(g);
}
