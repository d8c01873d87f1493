import type { Content } from '../shared/content-index.js';
import type { Game } from './game.js';
import { isClosed } from './places.js';

type Distances = ReadonlyMap<string, number>;

/** Ways are asked for many times a phase and change only when places close: kept by what is closed, then by where from. */
const known = new WeakMap<Content, Map<string, Map<string, Distances>>>();

/**
 * How many steps on foot every place is away from one, closed places left out (H-MONSTER-MOVE-35). What cannot be
 * reached is not in it; from the Sky that is everything else.
 */
export function distancesFrom(g: Game, from: string): Distances {
  const closed = g.s.closed.length === 0 ? '' : g.s.closed.map(({ at }) => at).join();
  let byClosed = known.get(g.content);
  if (!byClosed) {
    byClosed = new Map();
    known.set(g.content, byClosed);
  }
  let byPlace = byClosed.get(closed);
  if (!byPlace) {
    byPlace = new Map();
    byClosed.set(closed, byPlace);
  }
  let steps = byPlace.get(from);
  if (!steps) {
    steps = walkedFrom(g, from);
    byPlace.set(from, steps);
  }
  return steps;
}

function walkedFrom(g: Game, from: string): Distances {
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
