import type { Rule } from '@vigil/engine';
import type { ArkhamBoardRules, Game } from '../../arkham/game.js';
import type { BoardMonster } from '../../common/state.js';
import type { Content } from '../../language/content.js';
import { VORTEX_TERROR } from './constants.js';
import { addHorrorToken } from './dunwich-horror.js';
import { VORTEX } from './dunwich-ids.js';

/**
 * A monster that enters a vortex returns to the cup (D-VORTEX-02), terror rises (D-VORTEX-03), and the Horror track
 * advances (D-VORTEX-04).
 *
 * A Spawn is set aside instead (D-SPAWN-01, D-SPAWN-04).
 */
export function vorticesLayer(
  below: Pick<ArkhamBoardRules, 'moveMonster' | 'placeMonster'>,
): Pick<ArkhamBoardRules, 'moveMonster' | 'placeMonster'> {
  return {
    // A monster brought into a vortex by a rift enters it too (K-RIFT-08).
    placeMonster: (g, token, at) =>
      g.place(at).kind === VORTEX ? placeWithVortex(g, token, at, below) : below.placeMonster(g, token, at),
    moveMonster: (g, monster, to) =>
      g.place(to).kind === VORTEX ? moveWithVortex(g, monster, to, below) : below.moveMonster(g, monster, to),
  };
}

function* moveWithVortex(
  g: Game,
  monster: BoardMonster,
  to: string,
  below: Pick<ArkhamBoardRules, 'moveMonster'>,
): Rule {
  yield* below.moveMonster(g, monster, to);
  if (monster.at === to) yield* swallowMonster(g, monster.token);
}

function* placeWithVortex(g: Game, token: string, at: string, below: Pick<ArkhamBoardRules, 'placeMonster'>): Rule {
  yield* below.placeMonster(g, token, at);
  if (g.s.monsters.some((monster) => monster.token === token && monster.at === at)) yield* swallowMonster(g, token);
}

function* swallowMonster(g: Game, token: string): Rule {
  yield* g.rules.board.returnMonster(g, token, 'cup');
  yield* g.rules.board.raiseTerror(g, VORTEX_TERROR);
  yield* addHorrorToken(g);
}

/** The part of a view needed to find monsters about to be swallowed. */
type MonstersView = { readonly monsters: readonly BoardMonster[] };

/** Returns the monsters from whose area an arrow leads to a vortex (D-VORTEX-01). */
export function monstersNearVortices({ streets, ownPlaces }: Content, { monsters }: MonstersView): string[] {
  const isVortex = (place: string | undefined) => ownPlaces.get(place ?? '')?.kind === VORTEX;
  return monsters.flatMap(({ token, at }) => {
    const street = streets.get(at);
    return isVortex(street?.black) || isVortex(street?.white) ? [token] : [];
  });
}
