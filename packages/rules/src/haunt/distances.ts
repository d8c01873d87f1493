import type { Game } from './game.js';
import { isClosed } from './places.js';

/**
 * How many steps on foot every place is away from one, closed places left out (H-MONSTER-MOVE-35). What cannot be
 * reached is not in it; from the Sky that is everything else.
 */
export function distancesFrom(g: Game, from: string): Map<string, number> {
  const steps = new Map([[from, 0]]);
  // A map goes on to what is added while it is walked through: breadth first.
  for (const [place, n] of steps) {
    for (const next of g.place(place).connects) {
      if (!steps.has(next) && !isClosed(g, next)) steps.set(next, n + 1);
    }
  }
  return steps;
}

/** The neighbours from which a place is nearest: the first steps of all shortest ways to it. */
export function firstSteps(g: Game, from: string, to: string): string[] {
  // Ways go back as they go there.
  const back = distancesFrom(g, to);
  const near = g.place(from).connects.filter((next) => back.has(next) && !isClosed(g, next));
  const least = Math.min(...near.map((next) => back.get(next) as number));
  return near.filter((next) => back.get(next) === least);
}
