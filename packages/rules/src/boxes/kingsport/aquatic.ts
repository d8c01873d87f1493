import type { MonsterMove } from '../../arkham/game.js';
import { leastSneaky } from '../../arkham/mythos/monster-moves.js';

/**
 * At the water it goes straight to an investigator in another water area, in any town (K-AQUA-01, BOX-08).
 *
 * Among several it picks the lowest Sneak, ties by the first player (K-AQUA-02). Otherwise it moves as a black-bordered
 * monster (K-AQUA-03). `normal`: that move.
 */
export function makeAquaticMove(normal: MonsterMove): MonsterMove {
  return (g, monster, mover) => {
    const { byWater } = g.content;
    if (!byWater.has(monster.at)) return normal(g, monster, mover);
    const prey = g.s.investigators.filter(({ place }) => place !== monster.at && byWater.has(place));
    if (prey.length === 0) return normal(g, monster, mover);
    return { does: 'go', to: leastSneaky(g, prey), why: 'K-AQUA-02' };
  };
}
