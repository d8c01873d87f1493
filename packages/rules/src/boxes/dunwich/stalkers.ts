import type { Game } from '../../arkham/game.js';
import { leastSneaky, type MonsterMove } from '../../arkham/mythos/monster-moves.js';

/**
 * A stalker goes to an investigator one line away, arrow or none (D-STALK-02, D-STALK-03), among several to the one with
 * the lowest Sneak, ties by the first player (D-STALK-04); without one it moves as a black-bordered monster (D-STALK-01).
 * Where somebody shares its area it stays (D-STALK-06), as every monster does. `normal`: how those move.
 */
export function stalk(normal: MonsterMove): MonsterMove {
  return (g, monster, mover) => {
    const near = g.means.board.connects(g, monster.at).filter((area) => mayBeStalked(g, area));
    const prey = g.s.investigators.filter((who) => near.includes(who.place));
    if (prey.length === 0) return normal(g, monster, mover);
    return { does: 'go', to: leastSneaky(g, prey), why: 'D-STALK-04' };
  };
}

/** A street or an unstable location; stable ones it does not enter, nor those that are sealed (D-STALK-05). */
function mayBeStalked(g: Game, area: string): boolean {
  const { kind, stable } = g.place(area);
  return kind === 'street' || (kind === 'location' && !stable && !g.means.gates.isSealed(g, area));
}
