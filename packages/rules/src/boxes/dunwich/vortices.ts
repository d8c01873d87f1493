import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamBoard } from '../../arkham/own-meanings.js';
import { addHorrorToken } from './horror.js';
import { VORTEX } from './town.js';

/**
 * What enters a vortex is back in the cup at once (D-VORTEX-02), terror rises (D-VORTEX-03), and the Dunwich Horror
 * comes nearer (D-VORTEX-04). A Spawn is set aside: the cup is no place for it (D-SPAWN-01, D-SPAWN-04).
 */
export function vortices(below: Pick<ArkhamBoard, 'moveMonster'>): Pick<ArkhamBoard, 'moveMonster'> {
  return {
    *moveMonster(g, monster, to): Rule {
      yield* below.moveMonster(g, monster, to);
      if (monster.at === to && g.place(to).kind === VORTEX) yield* swallowed(g, monster.token);
    },
  };
}

function* swallowed(g: Game, token: string): Rule {
  yield* g.means.board.returnMonster(g, token, 'cup');
  yield* g.means.board.raiseTerror(g, 1);
  yield* addHorrorToken(g);
}
