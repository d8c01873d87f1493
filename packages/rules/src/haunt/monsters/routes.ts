import type { MonsterGoal, MonsterRoute, MovePlan, TieBreaker, WalkRoute } from '../contracts.js';
import { tiedForFirst } from '../day/first-investigator.js';
import type { Game } from '../game.js';
import type { BoardMonster, Investigator } from '../state.js';
import { findWalkRoute, routesFrom } from './distances.js';

/** Plans to stay, for any movement type: the goal is reached, or there is nowhere to go (H-MONSTER-MOVE-04). */
export function planStay({ at }: BoardMonster, goal: MonsterGoal, places: readonly string[]): MovePlan | undefined {
  if (places.includes(at)) return { does: 'stay', reason: 'mind.there' };
  if (places.length > 0) return undefined;
  return { does: 'stay', reason: goal === 'hunt' ? 'mind.nobody' : 'mind.no-way' };
}

/**
 * Plans a walk, or a jump to the end of the walk, to the nearest place. Among several the white arrow decides if it
 * approaches any, else the black one (H-MONSTER-MOVE-12 to H-MONSTER-MOVE-17).
 */
export function planWalk(
  g: Game,
  at: string,
  goal: MonsterGoal,
  places: readonly string[],
  how: 'walk' | 'teleport' | 'pounce' = 'walk',
): MovePlan {
  const nearest = nearestRoutes(g, at, places);
  if (nearest.length === 0) return { does: 'stay', reason: 'mind.no-way' };
  const straight = how !== 'walk';
  if ((straight ? nearest : nextPlaces(nearest)).length > 1) {
    for (const arrow of ARROWS) {
      const along = routesAlongArrow(nearest, g.place(at)[arrow], straight);
      if (along.length > 0) return createGoPlan(g, goal, how, nearest, along, arrow);
    }
  }
  return createGoPlan(g, goal, how, nearest, straight ? nearest.map(directRoute) : nearest, 'nothing');
}
const ARROWS = ['white', 'black'] as const;

/** Returns the routes that an arrow approaches, along that arrow. */
function routesAlongArrow(
  routes: readonly MonsterRoute[],
  next: string | undefined,
  straight: boolean,
): readonly MonsterRoute[] {
  if (next === undefined) return [];
  const approached = routes.filter(({ to }) => to.includes(next));
  return straight ? approached.map(directRoute) : approached.map(({ target }) => ({ target, to: [next] }));
}

/** Returns a route that goes to its target directly. */
function directRoute({ target }: MonsterRoute): MonsterRoute {
  return { target, to: [target] };
}

/** Returns the routes to the nearest of these places; unreachable places do not count (H-MONSTER-MOVE-35). */
function nearestRoutes(g: Game, at: string, places: readonly string[]): WalkRoute[] {
  const from = routesFrom(g, at);
  let nearest: WalkRoute[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const route = findWalkRoute(g, from, place);
    if (route === undefined || route.steps > least) continue;
    if (route.steps < least) nearest = [];
    least = route.steps;
    nearest.push(route);
  }
  return nearest;
}

/** Message keys for the reason of a move. */
const REASONS = {
  hunt: reasonKeys('hunt'),
  collect: reasonKeys('collect'),
  act: reasonKeys('act'),
};
function reasonKeys(goal: MonsterGoal): Readonly<Record<TieBreaker, string>> {
  const keyFor = (tieBreaker: TieBreaker) => `mind.${goal}.${tieBreaker}`;
  return {
    nothing: keyFor('nothing'),
    white: keyFor('white'),
    black: keyFor('black'),
    first: keyFor('first'),
    team: keyFor('team'),
  };
}

/**
 * Creates the plan and settles what the arrows leave open. The First Investigator settles it for hunters, the team for
 * others.
 */
export function createGoPlan(
  g: Game,
  goal: MonsterGoal,
  how: 'walk' | 'fly' | 'teleport' | 'pounce',
  nearest: readonly MonsterRoute[],
  routes: readonly MonsterRoute[],
  arrow: 'nothing' | 'white' | 'black',
): MovePlan {
  let tieBreaker: TieBreaker = arrow;
  let remaining = routes;
  if (nextPlaces(routes).length > 1) {
    tieBreaker = 'team';
    if (goal === 'hunt' && routes.length > 1) {
      tieBreaker = 'first';
      remaining = routesToFirst(g, routes);
    }
  }
  return { does: 'go', goal, reason: REASONS[goal][tieBreaker], how, nearest, routes: remaining, tieBreaker };
}

/** Returns the routes to those tied for First Investigator among all route ends. */
function routesToFirst(g: Game, routes: readonly MonsterRoute[]): MonsterRoute[] {
  const firsts = tiedForFirstAt(g, routes);
  return routes.filter(({ target }) => firsts.some(({ place }) => place === target));
}

/** Returns those tied for First Investigator at these targets (H-MONSTER-MOVE-14). */
export function tiedForFirstAt(g: Game, routes: readonly MonsterRoute[]): Investigator[] {
  return tiedForFirst(g.s.investigators.filter(({ place }) => routes.some(({ target }) => target === place)));
}

/** Returns all next places of some routes, each once. */
export function nextPlaces(routes: readonly MonsterRoute[]): readonly string[] {
  if (routes.length === 1) return (routes[0] as MonsterRoute).to;
  const places: string[] = [];
  for (const { to } of routes) for (const place of to) if (!places.includes(place)) places.push(place);
  return places;
}
