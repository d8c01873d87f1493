import type { Content } from '../../language/content.js';
import type { Distances, RoutesFrom, RouteTable, WalkRoute } from '../contracts.js';
import type { Game, HauntRuleTable } from '../game.js';

/** Cached by closed places: routes are needed many times a phase and change only when places close or open. */
const routeTables = new WeakMap<HauntRuleTable, WeakMap<Content, Map<string, RouteTable>>>();

function currentRoutes(g: Game): RouteTable {
  const before = g.routes;
  // The list of closed places is replaced when one closes or opens.
  if (before !== undefined && before.closed === g.s.closed && before.extraKey === g.rules.board.routeCacheKey(g))
    return before.routes;
  const byClosed = getOrCreate(
    getOrCreate(routeTables, g.rules, () => new WeakMap<Content, Map<string, RouteTable>>()),
    g.content,
    () => new Map<string, RouteTable>(),
  );
  const closed = g.s.closed.length === 0 ? '' : g.s.closed.map(({ at }) => at).join();
  const now = g.rules.board.routeCacheKey(g);
  const routes = getOrCreate(byClosed, closed + now, () => new Map());
  g.routes = { closed: g.s.closed, extraKey: now, routes };
  return routes;
}

/** Returns a map's value for a key; creates and stores it if missing. */
function getOrCreate<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** Returns the current walking routes from a place. */
export function routesFrom(g: Game, at: string): RoutesFrom {
  const routes = currentRoutes(g);
  let from = routes.get(at);
  if (from === undefined) {
    from = { at, distances: measureDistances(g, at), routes: new Map() };
    routes.set(at, from);
  }
  return from;
}

/**
 * Returns the steps on foot from a place to every other, without closed places (H-MONSTER-MOVE-35). Unreachable places
 * are missing; from the Sky these are all others.
 */
export function distancesFrom(g: Game, from: string): Distances {
  return routesFrom(g, from).distances;
}

function measureDistances(g: Game, from: string): Distances {
  const steps = new Map([[from, 0]]);
  // Breadth first: iteration over a map includes entries added meanwhile.
  for (const [place, n] of steps) {
    for (const next of g.rules.board.adjacentAreas(g, place)) {
      if (!steps.has(next) && !g.rules.board.isClosed(g, next)) steps.set(next, n + 1);
    }
  }
  return steps;
}

/**
 * Returns the walking route to a place. Its `to` lists the first steps of all shortest routes. Undefined: unreachable.
 */
export function findWalkRoute(
  g: Game,
  { at, distances, routes: cached }: RoutesFrom,
  target: string,
): WalkRoute | undefined {
  const route = cached.get(target);
  if (route !== undefined) return route;
  const steps = distances.get(target);
  if (steps === undefined) return undefined;
  // Routes are symmetric.
  const back = distancesFrom(g, target);
  const near = g.rules.board.adjacentAreas(g, at).filter((next) => back.has(next) && !g.rules.board.isClosed(g, next));
  const least = Math.min(...near.map((next) => back.get(next) as number));
  const found = { target, to: near.filter((next) => back.get(next) === least), steps };
  cached.set(target, found);
  return found;
}
