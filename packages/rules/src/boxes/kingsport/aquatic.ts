import { leastSneaky, type MonsterMove } from '../../arkham/mythos/monster-moves.js';

/**
 * By the water it goes straight to another area by the water where somebody is, in whichever town (K-AQUA-01, BOX-08),
 * among several to the lowest Sneak, ties by the first player (K-AQUA-02); else it moves as a black-bordered monster
 * (K-AQUA-03). `normal`: how those move.
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
