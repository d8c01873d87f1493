import type { Game, MonsterMove } from '../../arkham/game.js';
import { hasInvestigatorAt, leastSneaky } from '../../arkham/mythos/monster-moves.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';

/**
 * A stalker moves to an investigator one line away, with or without arrow (D-STALK-02, D-STALK-03).
 *
 * Among several it picks the lowest Sneak, ties by the first player (D-STALK-04). Without a target it moves as a
 * black-bordered monster (D-STALK-01). It stays with an investigator in its area (D-STALK-06). A card extends its
 * reach, but never past an investigator. `normal`: the black-bordered move.
 */
export function makeStalkerMove(normal: MonsterMove): MonsterMove {
  return (g, monster, mover) => {
    const near = areasWithin(g, monster.at, reachOfStalkers(g));
    const prey = g.s.investigators.filter((who) => near.includes(who.place) && canBeStalked(g, who.place));
    if (prey.length === 0) return normal(g, monster, mover);
    return { does: 'go', to: leastSneaky(g, prey), why: 'D-STALK-04' };
  };
}

/** Returns the number of lines it can see. */
function reachOfStalkers(g: Game): number {
  let lines = 1;
  for (const [{ areas }] of modifiersInPlay(g, 'stalkerReach')) lines = Math.max(lines, areas);
  return lines;
}

/** Returns the areas within this many lines, along paths without investigators. */
function areasWithin(g: Game, from: string, lines: number): readonly string[] {
  const { board } = g.rules;
  if (lines === 1) return board.adjacentAreas(g, from);
  const found = new Set<string>();
  for (let ring = [from], line = 0; line < lines; line++) {
    const next = ring.flatMap((area) => [...board.adjacentAreas(g, area)]).filter((area) => !found.has(area));
    for (const area of next) found.add(area);
    ring = next.filter((area) => !hasInvestigatorAt(g, area));
  }
  return [...found];
}

/** True for a street or an unstable location. It enters no stable or sealed ones (D-STALK-05). */
function canBeStalked(g: Game, area: string): boolean {
  const { kind } = g.place(area);
  return kind === 'street' || (kind === 'location' && !g.rules.board.isStable(g, area));
}
