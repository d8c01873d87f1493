import { tiedForFirst } from '../day/first-investigator.js';
import type { Game } from '../game.js';
import type { BoardMonster, Investigator } from '../state.js';
import { findWalkRoute, routesFrom } from './distances.js';

/** What a monster is after (H-MONSTER-MOVE-05, H-MONSTER-MOVE-06, H-MONSTER-MOVE-07, H-MONSTER-MOVE-08). */
export type MonsterGoal = 'hunt' | 'collect' | 'act';

/** One of the nearest places a monster is after, and the places it may go to next on its way there. */
export interface MonsterRoute {
  readonly target: string;
  readonly to: readonly string[];
}

/** One that is gone on foot. */
export interface WalkRoute extends MonsterRoute {
  /** How many steps it is. */
  readonly steps: number;
}

/**
 * What settles which of several it goes for: nothing has to, an arrow does, the First Investigator among those nearest,
 * or the team (H-MONSTER-MOVE-12 to H-MONSTER-MOVE-17).
 */
export type TieBreaker = 'nothing' | 'white' | 'black' | 'first' | 'team';

/** What a monster would do if it moved now. `reason`: a message key. */
export type MovePlan =
  | { readonly does: 'stay'; readonly reason: string }
  /** On its way: `nearest` are those to all the places it has in mind, `ways` those that are left when the arrows have spoken. */
  | {
      readonly does: 'go';
      readonly goal: MonsterGoal;
      readonly reason: string;
      readonly how: 'walk' | 'fly' | 'teleport' | 'pounce';
      readonly nearest: readonly MonsterRoute[];
      readonly routes: readonly MonsterRoute[];
      readonly tieBreaker: TieBreaker;
    }
  /** What its token says in place of moving. */
  | { readonly does: 'special'; readonly goal: MonsterGoal; readonly reason: string };

/** Why a monster stays where it is whatever way it has of moving: it is there, or has nowhere to go (H-MONSTER-MOVE-04). */
export function planStay({ at }: BoardMonster, goal: MonsterGoal, places: readonly string[]): MovePlan | undefined {
  if (places.includes(at)) return { does: 'stay', reason: 'mind.there' };
  if (places.length > 0) return undefined;
  return { does: 'stay', reason: goal === 'hunt' ? 'mind.nobody' : 'mind.no-way' };
}

/**
 * On foot, or straight to where the way on foot would lead: the nearest; of several the white arrow's, if it approaches
 * any, or else the black one's (H-MONSTER-MOVE-12 to H-MONSTER-MOVE-17).
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

/** The ways that an arrow approaches, as they are gone by it. */
function routesAlongArrow(
  routes: readonly MonsterRoute[],
  next: string | undefined,
  straight: boolean,
): readonly MonsterRoute[] {
  if (next === undefined) return [];
  const approached = routes.filter(({ to }) => to.includes(next));
  return straight ? approached.map(directRoute) : approached.map(({ target }) => ({ target, to: [next] }));
}

/** Where a way leads if it is gone in one go. */
function directRoute({ target }: MonsterRoute): MonsterRoute {
  return { target, to: [target] };
}

/** The ways to those of some places that are the fewest steps away; what cannot be reached does not count (H-MONSTER-MOVE-35). */
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

/** Why a monster goes where it goes, as a message key. */
const REASONS = {
  hunt: reasonKeys('hunt'),
  collect: reasonKeys('collect'),
  act: reasonKeys('act'),
};
function reasonKeys(goal: MonsterGoal): Readonly<Record<TieBreaker, string>> {
  const as = (tieBreaker: TieBreaker) => `mind.${goal}.${tieBreaker}`;
  return { nothing: as('nothing'), white: as('white'), black: as('black'), first: as('first'), team: as('team') };
}

/** Says who has to settle what the arrows leave open: the First Investigator for hunters, the team for others. */
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

/** Those of some ways that lead to who is tied for First Investigator of all at their ends. */
function routesToFirst(g: Game, routes: readonly MonsterRoute[]): MonsterRoute[] {
  const firsts = tiedForFirstAt(g, routes);
  return routes.filter(({ target }) => firsts.some(({ place }) => place === target));
}

/** Those tied for First Investigator of all who are at some of these places (H-MONSTER-MOVE-14). */
export function tiedForFirstAt(g: Game, routes: readonly MonsterRoute[]): Investigator[] {
  return tiedForFirst(g.s.investigators.filter(({ place }) => routes.some(({ target }) => target === place)));
}

/** All places some ways lead to next, each once. */
export function nextPlaces(routes: readonly MonsterRoute[]): readonly string[] {
  if (routes.length === 1) return (routes[0] as MonsterRoute).to;
  const places: string[] = [];
  for (const { to } of routes) for (const place of to) if (!places.includes(place)) places.push(place);
  return places;
}
