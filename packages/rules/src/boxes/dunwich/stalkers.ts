import type { Game } from '../../arkham/game.js';
import { hasInvestigatorAt, leastSneaky, type MonsterMove } from '../../arkham/mythos/monster-moves.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';

/**
 * A stalker goes to an investigator one line away, arrow or none (D-STALK-02, D-STALK-03), among several to the one with
 * the lowest Sneak, ties by the first player (D-STALK-04); without one it moves as a black-bordered monster (D-STALK-01).
 * Where somebody shares its area it stays (D-STALK-06), as every monster does. A card lets it reach further, but past
 * nobody. `normal`: how those move.
 */
export function makeStalkerMove(normal: MonsterMove): MonsterMove {
  return (g, monster, mover) => {
    const near = areasWithin(g, monster.at, reachOfStalkers(g));
    const prey = g.s.investigators.filter((who) => near.includes(who.place) && canBeStalked(g, who.place));
    if (prey.length === 0) return normal(g, monster, mover);
    return { does: 'go', to: leastSneaky(g, prey), why: 'D-STALK-04' };
  };
}

/** How many lines away it sees somebody. */
function reachOfStalkers(g: Game): number {
  let lines = 1;
  for (const [{ areas }] of modifiersInPlay(g, 'stalkerReach')) lines = Math.max(lines, areas);
  return lines;
}

/** The areas within so many lines, on ways along which nobody stands. */
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

/** A street or an unstable location; stable ones it does not enter, nor those that are sealed (D-STALK-05). */
function canBeStalked(g: Game, area: string): boolean {
  const { kind } = g.place(area);
  return kind === 'street' || (kind === 'location' && !g.rules.board.isStable(g, area));
}
